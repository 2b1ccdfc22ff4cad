import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { hostileArchives } from '../../fixtures/hostileArchives.ts';
import { hostileDrawings } from '../../fixtures/hostileDrawings.ts';
import { hostileOsmFiles } from '../../fixtures/hostileOsmFiles.ts';
import { anyMutations, mutated } from '../../fixtures/mutate.ts';
import { planVenue, space } from '../../fixtures/plan.ts';
import { box } from '../../fixtures/planShapes.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { generateGraph } from '../graph/generateGraph.ts';
import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import { readMvf } from '../readMvf.ts';
import { houseVenue } from '../validator/houseVenue.fixture.ts';
import { writeMvf } from '../writeMvf.ts';
import { examineFile } from './examineFile.ts';
import { examineVenue } from './examineVenue.ts';
import { fixAll } from './fixAll.ts';

/** Files whose walls take longest to draw; they are examined only with the fuzz tests. */
const longest = ['100,000 lines', '10,000 texts in 1,000 rooms', '100,000 layers'];

const files = [
  ...hostileArchives.map(({ name, bytes }) => [`archive: ${name}`, bytes] as const),
  ...hostileDrawings
    .filter(({ name }) => fuzzRuns > 1000 || !longest.includes(name))
    .map(({ name, content }) => [`drawing: ${name}`, encoded(content)] as const),
  ...hostileOsmFiles.map(
    ({ name, content }) => [`OpenStreetMap: ${name}`, encoded(content)] as const,
  ),
];

function encoded(content: () => string): () => Uint8Array {
  return () => new TextEncoder().encode(content());
}

describe('a hostile file', () => {
  it.each(files)('is examined or refused: %s', { timeout: 120_000 }, (_, bytes) => {
    try {
      const { findings } = examineFile(bytes());
      expect(findings.length).toBeLessThanOrEqual(5000);
    } catch (error) {
      if (!(error instanceof MvfError)) throw error;
    }
  });
});

describe('a hostile venue', () => {
  it('is examined and fixed, whatever its numbers and texts', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(anyMutations, (mutations) => {
        const given = readable(mutated(houseVenue(), mutations));
        if (given === undefined) return;
        const copy = writeMvf(given);
        const { venue } = fixAll(given);
        expect(() => writeMvf(venue)).not.toThrow();
        expect(writeMvf(given)).toEqual(copy);
      }),
      { numRuns: Math.ceil(fuzzRuns / 20) },
    );
  });

  it('takes seconds with 10,000 rooms on top of each other', { timeout: 120_000 }, () => {
    const rooms = Array.from({ length: 10_000 }, (_, i) =>
      space(`r${i}`, 'room', box(0, 0, 5 + i * 1e-6, 5)),
    );
    const elapsedMs = processorClock();
    const { findings } = examineVenue(planVenue({ spaces: rooms }));
    expect(findings.length).toBe(5000);
    expect(elapsedMs()).toBeLessThan(20_000);
  });

  it('stops generating a walking graph for them, and says so', { timeout: 120_000 }, () => {
    const rooms = Array.from({ length: 10_000 }, (_, i) => space(`r${i}`, 'room', box(0, 0, 5, 5)));
    const told: string[] = [];
    const elapsedMs = processorClock();
    generateGraph(planVenue({ spaces: rooms }), {
      assumeDoors: true,
      onEntry: ({ what }) => told.push(what),
    });
    expect(told).toContain('part of the walking graph');
    expect(elapsedMs()).toBeLessThan(25_000);
  });
});

/** Writes and reads a venue; undefined if it is rejected. */
function readable(venue: Mvf): Mvf | undefined {
  let bytes: Uint8Array;
  try {
    bytes = writeMvf(venue);
  } catch {
    // Without a manifest, for example, there is no file to read.
    return undefined;
  }
  try {
    return readMvf(bytes);
  } catch (error) {
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}
