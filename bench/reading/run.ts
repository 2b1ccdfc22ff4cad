/**
 * `npx tsx --conditions=mezzanine-source bench/reading/run.ts`: measures the cost of reading a
 * bundle.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { unzipSync } from 'fflate';
import { bigSize, gridVenue, type GridSize } from '@mezzanine/mvf/fixtures/gridVenue';
import { writeMvf } from '@mezzanine/mvf';
import type { Sizes, Times } from './measure.ts';

/** Number of processes per figure; the median counts. */
const RUNS = 5;
const bars = { ms: 250, timesInMemory: 6 };
const five: GridSize = { floors: 4, rooms: 300, nodes: 3_900 };
const tiny: GridSize = { floors: 1, rooms: 3, nodes: 20 };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const program = here('../.cache/reading/measure.mjs');
mkdirSync(here('../.cache/reading'), { recursive: true });
buildSync({
  entryPoints: [here('measure.ts')],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['mezzanine-source'],
});
const small = bundleOf(tiny);

const { read, unpacked } = compare('5 MB of JSON', five);
compare('2,000 spaces, 60,000 nodes', bigSize);
const isHeld = read.firstMs <= bars.ms && read.peakBytes <= bars.timesInMemory * unpacked;
console.log(
  `${isHeld ? 'held  ' : 'MISSED'}  5 MB of JSON in at most ${bars.ms} ms and ${bars.timesInMemory} times its size`,
);
if (!isHeld) process.exitCode = 1;

function compare(name: string, size: GridSize) {
  const bundle = bundleOf(size);
  const unpacked = Object.values(unzipSync(bundle.bytes)).reduce(
    (sum, file) => sum + file.length,
    0,
  );
  const read = medianOf('read', bundle.file);
  const parse = medianOf('parse', bundle.file);
  console.log(`${name}: ${mega(bundle.bytes.length)} packed, ${mega(unpacked)} unpacked`);
  console.table({ readMvf: row(read, unpacked), 'JSON.parse alone': row(parse, unpacked) });
  return { read, unpacked };
}

function bundleOf(size: GridSize) {
  const bytes = writeMvf(gridVenue(size));
  const file = here(`../.cache/reading/${size.nodes}.mvf.zip`);
  writeFileSync(file, bytes);
  return { bytes, file };
}

function medianOf(what: string, file: string): Times & Sizes {
  const runs = Array.from({ length: RUNS }, () => ({
    ...(measure(what, file) as Times),
    ...(measure(what, file, small.file) as Sizes),
  }));
  const median = (key: keyof (Times & Sizes)): number =>
    runs.map((run) => run[key]).sort((a, b) => a - b)[RUNS >> 1] ?? 0;
  return {
    firstMs: median('firstMs'),
    laterMs: median('laterMs'),
    peakBytes: median('peakBytes'),
    keptBytes: median('keptBytes'),
  };
}

function measure(...args: readonly string[]): unknown {
  const { stdout } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(stdout);
}

function row({ firstMs, laterMs, peakBytes, keptBytes }: Times & Sizes, unpacked: number) {
  return {
    'first, ms': Math.round(firstMs),
    'later, ms': Math.round(laterMs),
    'peak, × size': (peakBytes / unpacked).toFixed(1),
    'kept, × size': (keptBytes / unpacked).toFixed(1),
  };
}

function mega(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
