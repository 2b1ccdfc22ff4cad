import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Maximum size of each whole entry in bytes, minified and compressed. */
const budgets = { './index.ts': 4000, './endpoint/index.ts': 4000, './element/index.ts': 7000 };

it.each(Object.entries(budgets))('BR-60: %s has at most %i bytes', async (entry, budget) => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['mezzanine-source'],
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(budget);
});
