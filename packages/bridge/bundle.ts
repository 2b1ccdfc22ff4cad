/**
 * Builds `dist/browser/mezzanine-map.js`: the element in one minified file for a script tag, and
 * prints its size. It is not a module, so pages of other origins may load it in any way.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const outfile = fileURLToPath(new URL('dist/browser/mezzanine-map.js', import.meta.url));

await build({
  entryPoints: [fileURLToPath(new URL('src/element/index.ts', import.meta.url))],
  outfile,
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: ['es2022'],
  conditions: ['mezzanine-source'],
  minify: true,
  sourcemap: true,
  logLevel: 'warning',
});

const bytes = await readFile(outfile);
const compressed = gzipSync(bytes, { level: 9 }).byteLength;
process.stdout.write(
  `mezzanine-map.js: ${(bytes.byteLength / 1000).toFixed(1)} kB raw, ${(compressed / 1000).toFixed(1)} kB gz\n`,
);
