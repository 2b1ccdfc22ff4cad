import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { geoPackage } from '../../fixtures/geoPackage.ts';
import { hostileGeoPackages } from '../../fixtures/hostileGeoPackages.ts';
import { indoorsLayers } from '../../fixtures/indoorsShapefile.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { square, type TestRecord, type TestShape } from '../../fixtures/shapefile.ts';
import { tagsIn } from '../../fixtures/tagsIn.ts';
import { MvfError } from '../MvfError.ts';
import type { Imported } from '../report/LossReport.ts';
import { importGeoPackage } from './importGeoPackage.ts';

describe('GPKG-06: hostile files', () => {
  it('have at least sixty kinds', () => {
    expect(new Set(hostileGeoPackages.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileGeoPackages)(
    'are read or rejected in ten seconds: $name',
    async ({ bytes, isRead }) => {
      const given = await bytes();
      const elapsedMs = processorClock();
      const read = await importedOrRefused(given);
      expect(elapsedMs()).toBeLessThan(10_000);
      expect(read !== undefined).toBe(isRead);
    },
  );

  it(
    'with any change of any bytes only ever throw an MvfError',
    { timeout: fuzzTimeout },
    async () => {
      const whole = await geoPackage(indoorsLayers());
      const added = fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 12 }),
        fc.constantFrom(new Uint8Array(4).fill(255), new Uint8Array(8), Uint8Array.of(0, 0, 0, 2)),
      );
      const edits = fc.array(fc.tuple(fc.nat(), added), { minLength: 1, maxLength: 4 });
      const cut = fc.option(fc.nat());
      await fc.assert(
        fc.asyncProperty(edits, cut, async (given, end) => {
          const bytes = new Uint8Array(whole);
          for (const [place, add] of given) bytes.set(add, place % (bytes.length - add.length));
          const elapsedMs = processorClock();
          await importedOrRefused(end === null ? bytes : bytes.slice(0, end % bytes.length));
          expect(elapsedMs()).toBeLessThan(2000);
        }),
        { numRuns: fuzzRuns },
      );
    },
  );
});

describe('GPKG-07: every feature', () => {
  it(
    'is in the venue or in the report, counted on both sides',
    { timeout: fuzzTimeout },
    async () => {
      const layer = fc.constantFrom('Units', 'Details', 'Openings', 'Walls', 'Sites', 'rooms');
      const use = fc.constantFrom('Office', 'Wall', 'Door', 'Corridor', 'Window', 'Rubbish', '');
      const level = fc.constantFrom('0', '1', '');
      const shape = fc.tuple(fc.nat(20), fc.nat(20)).chain(([x, y]) => {
        const at = [8 + x * 1e-4, 50 + y * 1e-4] as const;
        const far = [at[0] + 5e-5, at[1] + 5e-5] as const;
        return fc.constantFrom<TestShape[]>(
          { type: 'polygon', parts: [square(at, 1e-4)] },
          { type: 'line', parts: [[at, far]] },
          { type: 'point', at },
          { type: 'null' },
        );
      });
      const records = fc.array(fc.tuple(shape, use, level), { minLength: 1, maxLength: 12 });
      const layers = fc.dictionary(layer, records, { minKeys: 1, maxKeys: 4 });
      await fc.assert(
        fc.asyncProperty(layers, async (given) => {
          let tag = 0;
          const written = Object.entries(given).map(([name, own]) => [
            name,
            own.map(([one, USE_TYPE, LEVEL_ID]): TestRecord => {
              tag += 1;
              return { shape: one, row: { TAG: `tag-${tag}`, USE_TYPE, LEVEL_ID } };
            }),
          ]);
          const bytes = await geoPackage(
            Object.fromEntries(written) as Record<string, TestRecord[]>,
          );
          const read = await importedOrRefused(bytes);
          if (read === undefined) return;
          const lost = read.report.entries.reduce(
            (sum, { effect, count }) => sum + (effect === 'lost' ? count : 0),
            0,
          );
          expect(tagsIn(read.venue).size + lost).toBe(tag);
        }),
        { numRuns: Math.min(fuzzRuns, 10_000) },
      );
    },
  );
});

async function importedOrRefused(bytes: Uint8Array): Promise<Imported | undefined> {
  try {
    return await importGeoPackage(bytes, { graph: false });
  } catch (error) {
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}
