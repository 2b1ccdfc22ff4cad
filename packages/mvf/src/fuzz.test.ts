import fc from 'fast-check';
import { describe, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../fixtures/fuzzRuns.ts';
import { rawZip } from '../fixtures/rawZip.ts';
import { sampleArchive } from '../fixtures/sampleArchive.ts';
import { sampleFiles } from './published-schemas/samplesOf.ts';
import { MvfError } from './MvfError.ts';
import { readMvf } from './readMvf.ts';
import { writeMvf } from './writeMvf.ts';
import { processorClock } from '../fixtures/processorClock.ts';

const files = sampleFiles('v2');
const paths = Object.keys(files);
const packed = sampleArchive(() => undefined);
const stored = pack({});
const options = { numRuns: fuzzRuns };

describe('readMvf fails only with an MvfError, and never hangs', () => {
  it('for any bytes', run(fc.uint8Array({ maxLength: 4000 })), fuzzTimeout);

  it(
    'for a bundle with changed, removed and added bytes',
    run(
      fc
        .tuple(fc.constantFrom(packed, stored), fc.array(editOfBytes(), { maxLength: 8 }))
        .map(([bundle, edits]) => edits.reduce((bytes, edit) => edit(bytes), bundle)),
    ),
    fuzzTimeout,
  );

  it(
    'for a bundle whose text was changed',
    run(
      fc
        .tuple(fc.constantFrom(...paths), fc.nat(), fc.nat(40), fc.string({ unit: 'binary' }))
        .map(([path, at, length, text]) => {
          const content = files[path] ?? '';
          const start = at % content.length;
          const changed = content.slice(0, start) + text + content.slice(start + length);
          return pack({ [path]: changed });
        }),
    ),
    fuzzTimeout,
  );

  it(
    'for a bundle with any values anywhere',
    run(
      fc
        .array(
          fc.tuple(fc.constantFrom(...paths), fc.array(fc.nat(), { minLength: 12 }), anyValue()),
          {
            minLength: 1,
            maxLength: 3,
          },
        )
        .map((edits) =>
          pack(
            Object.fromEntries(
              edits.map(([path, choices, value]) => [path, withValue(path, choices, value)]),
            ),
          ),
        ),
    ),
    fuzzTimeout,
  );
});

/** Reads archives, and writes one in ten of those that are valid. */
function run(archives: fc.Arbitrary<Uint8Array>): () => void {
  return () => {
    let read = 0;
    fc.assert(
      fc.property(archives, (bytes) => {
        const elapsedMs = processorClock();
        try {
          const venue = readMvf(bytes);
          read += 1;
          if (read % 10 === 0) writeMvf(venue);
        } catch (error) {
          if (!(error instanceof MvfError)) throw error;
        }
        const took = elapsedMs();
        if (took > 1000) throw new Error(`One archive took ${took} ms.`);
      }),
      options,
    );
  };
}

function editOfBytes(): fc.Arbitrary<(bytes: Uint8Array) => Uint8Array> {
  const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  return fc
    .tuple(place, fc.nat(64), fc.uint8Array({ maxLength: 64 }))
    .map(([share, remove, add]) => (bytes) => {
      const at = Math.floor(share * bytes.length);
      const rest = bytes.subarray(at + remove);
      const result = new Uint8Array(at + add.length + rest.length);
      result.set(bytes.subarray(0, at));
      result.set(add, at);
      result.set(rest, at + add.length);
      return result;
    });
}

function anyValue(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(null, '', '__proto__', 'constructor', -1, 1e308, 1e-308, [], {}, [[]], true),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constant(undefined),
  );
}

/** The sample bundle with some files replaced, stored. */
function pack(changed: Readonly<Record<string, string>>): Uint8Array {
  return rawZip(Object.entries({ ...files, ...changed }).map(([path, data]) => ({ path, data })));
}

/** Walks into a file along the given indexes, and replaces the value at the end. */
function withValue(path: string, choices: Iterable<number>, value: unknown): string {
  const content: unknown = JSON.parse(files[path] ?? '');
  let target = content as Record<string, unknown>;
  for (const choice of choices) {
    const keys = Object.keys(target);
    const key = keys[choice % keys.length];
    if (key === undefined) break;
    const inner = target[key];
    if (typeof inner !== 'object' || inner === null || choice % 5 === 0) {
      target[key] = value;
      break;
    }
    target = inner as Record<string, unknown>;
  }
  return JSON.stringify(content);
}
