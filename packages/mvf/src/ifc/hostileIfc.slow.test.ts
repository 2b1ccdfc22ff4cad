import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { hostileIfcFiles } from '../../fixtures/hostileIfcFiles.ts';
import { ifcHouse } from '../../fixtures/ifcHouse.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { MvfError } from '../MvfError.ts';
import { readMvf } from '../readMvf.ts';
import type { Imported } from '../report/LossReport.ts';
import { writeMvf } from '../writeMvf.ts';
import { importIfc } from './importIfc.ts';

const limits = { maxBytes: 2 ** 22, maxElements: 4000, maxSeconds: 60 };

describe('IFC-09: hostile files', () => {
  it('have at least sixty kinds', () => {
    expect(new Set(hostileIfcFiles.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileIfcFiles)(
    'are read or rejected in less than ten seconds: $name',
    async ({ content, isRead }) => {
      const bytes = bytesOf(content());
      const elapsedMs = processorClock();
      const read = await importedOrRefused(bytes);
      expect(elapsedMs()).toBeLessThan(10_000);
      expect(read !== undefined).toBe(isRead);
      // If a model is read, the result is a valid bundle.
      if (read !== undefined)
        expect(readMvf(writeMvf(read.venue)).floors.length).toBeGreaterThan(0);
    },
  );

  it(
    'with any change to any bytes reject only with MvfErrors',
    { timeout: fuzzTimeout },
    async () => {
      const text = ifcHouse();
      const edit = fc.tuple(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 12 }));
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
          const changed = edits.reduce(
            (whole, [at, length, more]) => whole.slice(0, at) + more + whole.slice(at + length),
            text,
          );
          const elapsedMs = processorClock();
          await importedOrRefused(bytesOf(changed));
          expect(elapsedMs()).toBeLessThan(10_000);
        }),
        // The engine takes up to a second for a file. A file on which it hangs would stop the
        // tests, so the cases are the same in every run.
        { numRuns: Math.ceil(fuzzRuns / 40), seed: 20261126 },
      );
    },
  );
});

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The import of a file without its graph; undefined if it rejects with an MvfError. */
async function importedOrRefused(bytes: Uint8Array): Promise<Imported | undefined> {
  try {
    return await importIfc(bytes, { limits, graph: false });
  } catch (error) {
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}
