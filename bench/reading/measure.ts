/**
 * One measurement in its own process, printed as JSON. `measure.js <read|parse> <bundle>` measures
 * times, and with a small bundle as an additional argument, memory.
 */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { unzipSync } from 'fflate';
import { readMvf } from '@mezzanine/mvf';

/** Processor time. */
export interface Times {
  /** First read in milliseconds, before any code is compiled. */
  readonly firstMs: number;
  /** Median of later reads of the same bundle. */
  readonly laterMs: number;
}

/** Memory. */
export interface Sizes {
  /** Peak growth of the process during a read, in bytes. */
  readonly peakBytes: number;
  /** Bytes that the result retains. */
  readonly keptBytes: number;
}

const LATER_RUNS = 7;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const [, , what, file = '', smallFile = ''] = process.argv;
const prepare = what === 'read' ? reader : parser;
const measured = smallFile === '' ? times(prepare(file)) : sizes(prepare(file), prepare(smallFile));
process.stdout.write(JSON.stringify(measured));

function reader(path: string): () => unknown {
  const bundle = new Uint8Array(readFileSync(path));
  return () => readMvf(bundle);
}

/** The baseline: only `JSON.parse` of the same files, decompressed and decoded beforehand. */
function parser(path: string): () => unknown {
  const texts = Object.entries(unzipSync(readFileSync(path)))
    .filter(([name]) => /\.(geo)?json$/.test(name))
    .map(([, bytes]) => new TextDecoder().decode(bytes));
  return () => texts.map((text): unknown => JSON.parse(text));
}

function times(run: () => unknown): Times {
  const firstMs = timed(run);
  const later = Array.from({ length: LATER_RUNS }, () => timed(run)).sort((a, b) => a - b);
  return { firstMs, laterMs: later[LATER_RUNS >> 1] ?? 0 };
}

function timed(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Reads the small bundle first, to exclude code and the empty heap. */
function sizes(run: () => unknown, runSmall: () => unknown): Sizes {
  for (let i = 0; i < 20; i += 1) runSmall();
  collect();
  const before = process.memoryUsage();
  const result = run();
  const peakBytes = process.resourceUsage().maxRSS * 1024 - before.rss;
  collect();
  const after = process.memoryUsage();
  const keptBytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  // Keeps these objects alive until the heap is measured.
  return { peakBytes, keptBytes: [result, run, runSmall].length > 0 ? keptBytes : 0 };
}
