import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arc,
  dxfDrawing,
  dxfFlat,
  type DxfGroups,
  insert,
  line,
  polyline,
  rectangle,
  type TestDrawing,
  textAt,
} from '../../fixtures/dxfDrawing.ts';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { hostileDrawings } from '../../fixtures/hostileDrawings.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { importedOrRefused } from '../imdf/imdfTesting.fixture.ts';
import type { Mvf } from '../Mvf.ts';
import type { LossReport } from '../report/LossReport.ts';
import { importDxf } from './importDxf.ts';

describe('DXF-06: hostile files', () => {
  it('have at least sixty kinds', () => {
    expect(new Set(hostileDrawings.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileDrawings)('are read or rejected in ten seconds: $name', ({ content, isRead }) => {
    const bytes = bytesOf(content());
    const elapsedMs = processorClock();
    const read = importedOrRefused(() => importDxf([{ bytes, file: 'a.dxf' }], { graph: false }));
    expect(elapsedMs()).toBeLessThan(10_000);
    expect(read !== undefined).toBe(isRead);
  });

  it('with any change to any text throw only MvfErrors', { timeout: fuzzTimeout }, () => {
    const text = dxfDrawing(dxfFlat());
    const more = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('0\nSECTION\n', '0\nENDSEC\n', '0\nEOF\n', '1e308', '-1', 'NaN', '\n', '8\n'),
    );
    const edit = fc.tuple(fc.nat(text.length), fc.nat(30), more);
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const changed = edits.reduce(
          (whole, [at, length, add]) => whole.slice(0, at) + add + whole.slice(at + length),
          text,
        );
        const elapsedMs = processorClock();
        importedOrRefused(() =>
          importDxf([{ bytes: bytesOf(changed), file: 'a.dxf' }], { graph: false }),
        );
        expect(elapsedMs()).toBeLessThan(2000);
      }),
      { numRuns: fuzzRuns },
    );
  });
});

describe('DXF-07: every entity', () => {
  it('is in the venue or in the report, counted on both sides', { timeout: fuzzTimeout }, () => {
    const layer = fc.constantFrom(
      'ROOM',
      'WALL',
      'DOOR',
      'STAIRS',
      'TEXT',
      'HATCH',
      'Layer1',
      'COLS',
    );
    const at = fc.tuple(fc.nat(10_000), fc.nat(10_000));
    const entity = fc.tuple(layer, at, fc.nat(7)).map(([name, [x, y], type]): DxfGroups => {
      switch (type) {
        case 0:
        case 1:
          return rectangle(name, [x, y], [3000, 2000]);
        case 2:
          return line(name, [x, y], [x + 500, y]);
        case 3:
          return textAt(name, [x, y], 'Text');
        case 4:
          return arc(name, [x, y], 900);
        case 5:
          return insert(name, 'Chair', [x, y]);
        case 6:
          return [
            [0, 'HATCH'],
            [8, name],
          ];
        default:
          return polyline(
            name,
            [
              [x, y],
              [x + 1, y],
              [x + 1, y + 1],
            ],
            false,
          );
      }
    });
    const room = rectangle('ROOM', [0, 0], [5000, 5000]);
    fc.assert(
      fc.property(fc.array(entity, { maxLength: 15 }), (entities) => {
        const all = [room, ...entities].map((groups, i): DxfGroups => {
          const [first, ...others] = groups;
          return first === undefined ? [] : [first, [5, `H${i}`], ...others];
        });
        const { venue, report } = imported({
          entities: all,
          blocks: { Chair: [rectangle('0', [0, 0], [500, 500])] },
        });
        expect(idsIn(venue).size + textsIn(venue) + lostIn(report)).toBe(all.length);
      }),
      { numRuns: fuzzRuns },
    );
  });
});

function imported(drawing: TestDrawing) {
  const floor = { bytes: bytesOf(dxfDrawing(drawing)), file: 'plan.dxf' };
  return importDxf([floor], { graph: false });
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

interface WithId {
  readonly properties: { readonly id: string };
}

/** The handles of the entities that became a shape of the venue. */
function idsIn({ spaces, obstructions, entrances }: Mvf): ReadonlySet<string> {
  const all = [spaces, obstructions, entrances].flatMap((byFloor) =>
    Object.values<readonly WithId[]>(byFloor).flat(),
  );
  return new Set(all.map(({ properties }) => properties.id));
}

function textsIn(venue: Mvf): number {
  return Object.values(venue.spaces)
    .flat()
    .reduce((sum, { properties }) => {
      const texts = properties.metadata?.['texts'];
      return sum + (Array.isArray(texts) ? texts.length : 0);
    }, 0);
}

function lostIn({ entries }: LossReport): number {
  return entries.reduce((sum, { effect, count }) => sum + (effect === 'lost' ? count : 0), 0);
}
