/**
 * Builds `dist/browser/mezzanine.js`: one minified ESM file that includes three (only what the SDK
 * runs), for pages without a bundler, next to `languages.js` and parts that load on first use, such
 * as the text search. Prints their sizes. Entries of older versions become files that load this
 * one.
 */
import { copyFile, readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleOlderEntries } from './bundleOlderEntries.ts';
import { leanThree } from './leanThree.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('dist/browser');

// Names of lazily loaded files change with their content, so files of earlier builds are deleted.
await rm(outdir, { recursive: true, force: true });
await rm(here('dist/browser-older'), { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: {
    mezzanine: here('src/index.ts'),
    languages: here('src/languages/index.ts'),
  },
  outdir,
  chunkNames: 'mezzanine-[name]-[hash]',
  splitting: true,
  metafile: true,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: ['es2022'],
  conditions: ['mezzanine-source'],
  minify: true,
  sourcemap: true,
  legalComments: 'eof',
  plugins: [leanThree()],
  logLevel: 'warning',
});

// MapLibre looks for its worker next to its own file.
const worker = 'maplibre-gl-worker.mjs';
await copyFile(
  fileURLToPath(import.meta.resolve(`maplibre-gl/dist/${worker}`)),
  `${outdir}/${worker}`,
);

const olderFiles = await bundleOlderEntries();

for (const path of [...Object.keys(metafile.outputs), ...olderFiles].filter((output) =>
  output.endsWith('.js'),
)) {
  const bytes = await readFile(path);
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  const sizes = { raw: bytes, gz: gzipSync(bytes, { level: 9 }), br: brotli };
  const line = Object.entries(sizes)
    .map(([name, { byteLength }]) => `${(byteLength / 1000).toFixed(1)} kB ${name}`)
    .join(', ');
  process.stdout.write(`${basename(path)}: ${line}\n`);
}
