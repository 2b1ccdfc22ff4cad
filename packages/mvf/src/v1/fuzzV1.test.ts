import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { zipOf } from '../../fixtures/tinyFiles.ts';
import { sampleFiles } from '../published-schemas/samplesOf.ts';
import { MvfError } from '../MvfError.ts';
import { parseJson } from '../parseJson.ts';
import { readMvf } from '../readMvf.ts';
import { writeMvf } from '../writeMvf.ts';
import { contentV1 } from './contentV1.ts';
import { readV1 } from './readV1.ts';
import { processorClock } from '../../fixtures/processorClock.ts';

const samples = sampleFiles('v1');
const paths = Object.keys(samples);
const options = { numRuns: fuzzRuns };

/** Words of the format and ids of the samples, so that changes are sometimes plausible. */
const words = ['m_ground', 'm_upper', 's_hall', 'e_main', 'n_hall', 'c_lift', 'Polygon', '1.0.0'];
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...words, undefined, null, [], {}, '', -1, 1e308, '__proto__'),
  fc.constantFrom<unknown>([4.48, 51.92], [[4.48, 51.92]], ['s_hall', 's_hall'], { id: 'x' }),
  fc.jsonValue({ maxDepth: 2 }),
);
const edit = fc.record({
  path: fc.constantFrom(...paths),
  steps: fc.array(fc.nat(), { maxLength: 9 }),
  key: fc.option(fc.constantFrom('level', 'parent', 'spaces', 'v2-parent', 'flags', 'floor')),
  value: anyValue,
});

it(
  'rejects modified bundles only with an MvfError, and can write what it reads in both versions',
  () => {
    let read = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const files = new Map(
          Object.entries(samples).map(([path, text]) => [path, JSON.parse(text)]),
        );
        for (const { path, steps, key, value } of edits) change(files, path, [steps, key, value]);
        const elapsedMs = processorClock();
        const venue = orError(() => readFiles(files));
        if (venue) {
          read += 1;
          contentV1(venue);
          if (read % 20 === 0) writeMvf(venue);
        }
        expect(elapsedMs()).toBeLessThan(1000);
      }),
      options,
    );
    expect(read).toBeGreaterThan(fuzzRuns / 20);
  },
  fuzzTimeout,
);

it(
  'rejects bundles with modified text only with an MvfError',
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.nat(),
        fc.nat(40),
        fc.string({ unit: 'binary' }),
        (path, at, length, text) => {
          const content = samples[path] ?? '';
          const start = at % content.length;
          const changed = content.slice(0, start) + text + content.slice(start + length);
          orError(() => readMvf(zipOf({ ...samples, [path]: changed })));
        },
      ),
      { numRuns: fuzzRuns / 20 },
    );
  },
  fuzzTimeout,
);

it(
  'rejects bundles with other or missing files only with an MvfError',
  () => {
    const name = fc.constantFrom(
      ...paths,
      'levels/x.geojson',
      'node/x.geojson',
      'styles.json',
      'x',
    );
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.constantFrom(...Object.values(samples), '')),
        (changes) => {
          const files = Object.entries({ ...samples, ...changes }).filter(
            ([, text]) => text !== '',
          );
          const content = new Map(files.map(([path, text]) => [path, JSON.parse(text)]));
          orError(() => readFiles(content));
        },
      ),
      options,
    );
  },
  fuzzTimeout,
);

/** Returns the result of a function, or nothing if it throws an `MvfError`. */
function orError<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}

function readFiles(files: ReadonlyMap<string, unknown>) {
  const encoder = new TextEncoder();
  const bytes = (path: string): Uint8Array => encoder.encode(JSON.stringify(files.get(path)));
  return readV1({ paths: [...files.keys()], json: (path) => parseJson(bytes(path), path), bytes });
}

/** Walks some steps into a file and puts a value there, under its own key or a new one. */
function change(
  files: Map<string, unknown>,
  path: string,
  [steps, key, value]: readonly [readonly number[], string | null, unknown],
): void {
  let target = files.get(path) as Record<string, unknown>;
  let last = '';
  for (const step of steps) {
    const keys = Object.keys(target);
    const inner = target[keys[step % keys.length] ?? ''];
    if (typeof inner !== 'object' || inner === null) {
      last = keys[step % keys.length] ?? '';
      break;
    }
    target = inner as Record<string, unknown>;
  }
  if (value === undefined) delete target[key ?? last];
  else target[key ?? last] = structuredClone(value);
}
