import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { olderEntries } from './bundleOlderEntries.ts';
import { leanThree } from './leanThree.ts';

/** What the entry of 5.x may add to version 6. */
const MOST_BYTES_OF_5 = 30_000;

const { outputFiles } = await build({ ...olderEntries, write: false });
const textOf = (name: string) => outputFiles.find(({ path }) => path.endsWith(name))?.text ?? '';
const bytesOf = (name: string) => gzipSync(textOf(name), { level: 9 }).byteLength;

test('the entry of 5.x is one file beside that of version 6, and small', () => {
  expect(textOf('/5/mezzanine.js')).toContain('"../6/mezzanine.js"');
  expect(textOf('/5/mezzanine.js')).not.toContain('WebGLRenderer');
  const bytes = bytesOf('/5/mezzanine.js');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_5);
});

test('the file of version 6 has nothing of older entries', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('src/index.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    conditions: ['mezzanine-source'],
    plugins: [leanThree()],
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(100);
  expect(inputs.filter((path) => /src\/compat\/|dompurify/.test(path))).toEqual([]);
});
