/**
 * Builds `dist/browser/mezzanine.js`: one minified ESM file with three and all inside, for pages
 * without a bundler; then prints what it weighs. Of three, only what the SDK runs is in it.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { leanThree } from './leanThree.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const outfile = here('dist/browser/mezzanine.js');

await build({
  entryPoints: [here('src/index.ts')],
  outfile,
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

const bytes = await readFile(outfile);
const brotli = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
});
const sizes = { raw: bytes, gz: gzipSync(bytes, { level: 9 }), br: brotli };
const line = Object.entries(sizes)
  .map(([name, { byteLength }]) => `${(byteLength / 1000).toFixed(1)} kB ${name}`)
  .join(', ');
process.stdout.write(`mezzanine.js: ${line}\n`);
