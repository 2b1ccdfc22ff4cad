import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { build } from 'esbuild';
import { gridVenue } from '@mezzanine/mvf/fixtures/gridVenue';
import { writeMvf } from '@mezzanine/mvf';

/** Cost of decompressing 5 MB of JSON. */
export interface InflateFigures {
  readonly name: string;
  /** Processor time in milliseconds of the first call in a process. */
  readonly firstMs: number;
  /** Processor time of the next seven calls. */
  readonly laterMs: number;
  /** Size of the minified and compressed code; 0 for a function of the browser. */
  readonly gzBytes: number;
}

/** Number of processes per figure; the median counts. */
const runs = 9;
const size = { floors: 4, rooms: 300, nodes: 3_900 };
const imports: Readonly<Record<string, string>> = {
  ours: "export { inflate } from '@mezzanine/mvf/inflate';",
  fflate: "export { inflateSync } from 'fflate';",
};
const here = fileURLToPath(new URL('.', import.meta.url));
const cache = fileURLToPath(new URL('../.cache/own-parts', import.meta.url));

/** Measures our inflate, fflate's one-shot call, and the platform's `DecompressionStream`. */
export async function measureInflate(): Promise<readonly InflateFigures[]> {
  mkdirSync(cache, { recursive: true });
  const file = `${cache}/packed`;
  writeFileSync(file, packedJson());
  const program = `${cache}/inflateOnce.mjs`;
  await bundle({ entryPoints: [`${here}/inflateOnce.ts`], outfile: program });
  const figures: InflateFigures[] = [];
  for (const name of ['ours', 'fflate', 'native']) {
    const times = Array.from({ length: runs }, () => timesOf(program, name, file));
    figures.push({
      name,
      firstMs: median(times.map(([first = Infinity]) => first)),
      laterMs: median(times.flatMap(([, ...later]) => later)),
      gzBytes: await bytesOf(imports[name]),
    });
  }
  return figures;
}

/** The uncompressed size and the JSON files of a generated venue, compressed as one. */
function packedJson(): Uint8Array {
  const files = Object.values(unzipSync(writeMvf(gridVenue(size))));
  const text = Buffer.concat(files);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, deflateRawSync(text)]);
}

function timesOf(program: string, name: string, file: string): readonly number[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, name, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as number[];
}

async function bytesOf(contents: string | undefined): Promise<number> {
  if (contents === undefined) return 0;
  const { outputFiles } = await bundle({ stdin: { contents, resolveDir: here }, write: false });
  return gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length;
}

function bundle(options: Parameters<typeof build>[0]) {
  return build({
    ...options,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    conditions: ['mezzanine-source'],
    logLevel: 'error',
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}
