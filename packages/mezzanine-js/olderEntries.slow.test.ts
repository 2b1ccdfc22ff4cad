import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { globalEntry, olderEntries } from './bundleOlderEntries.ts';
import { leanThree } from './leanThree.ts';
import * as entry4 from './src/compat/v4/index.ts';

/** Maximum bytes that the 5.x entry adds to version 6. */
const MOST_BYTES_OF_5 = 30_000;
/** Maximum bytes that the 4.x entry adds to the 5.x entry. */
const MOST_BYTES_OF_4_OVER_5 = 12_000;

const { outputFiles } = await build({ ...olderEntries, write: false });
const textOf = (name: string) => outputFiles.find(({ path }) => path.endsWith(name))?.text ?? '';
const bytesOf = (name: string) => gzipSync(textOf(name), { level: 9 }).byteLength;

test('the entry for 5.x adds one small file to version 6', () => {
  expect(textOf('/5/mezzanine.js')).toContain('"../6/mezzanine.js"');
  expect(textOf('/5/mezzanine.js')).not.toContain('WebGLRenderer');
  // Its errors are of the class of version 6.
  expect(textOf('/5/mezzanine.js')).not.toContain('extends Error');
  const bytes = bytesOf('/5/mezzanine.js');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_5);
});

test('the entry for 4.x adds one file to version 6, and is hardly larger than the entry for 5.x', () => {
  expect(textOf('/4/mezzanine.js')).toContain('"../6/mezzanine.js"');
  expect(textOf('/4/mezzanine.js')).not.toContain('WebGLRenderer');
  const bytes = bytesOf('/4/mezzanine.js');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes - bytesOf('/5/mezzanine.js')).toBeLessThanOrEqual(MOST_BYTES_OF_4_OVER_5);
});

test('the entry for 4.x script tags is one file with the same names on one object', async () => {
  const { outputFiles: files } = await build({ ...globalEntry, write: false });
  const [file] = files;
  expect(files.map(({ path }) => path.slice(path.lastIndexOf('/4/')))).toEqual([
    '/4/mezzanine.global.js',
  ]);
  const text = file?.text ?? '';
  // Without an import map, MapLibre does not resolve, and the outdoor map is unavailable.
  expect(text.match(/\bimport\("[^"]*"\)/g)).toEqual(['import("maplibre-gl")']);
  const names: unknown = runInThisContext(`(() => {${text}\nreturn Object.keys(Mezzanine);})()`);
  expect(names).toEqual(expect.arrayContaining(Object.keys(entry4)));
  expect(names).toHaveLength(Object.keys(entry4).length);
});

test('the file of version 6 contains no code of the older entries', async () => {
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

test('the parts that other SDKs share contain no graphics library, and nothing that needs a page', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('src/compat/index.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    conditions: ['mezzanine-source'],
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((path) => path.endsWith('src/compat/v5/entities.ts'))).toBe(true);
  expect(
    inputs.filter((path) => /three|maplibre|dompurify|src\/(scene|view)\//.test(path)),
  ).toEqual([]);
});
