import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Page } from '@playwright/test';
import { floorSwitchGrowth, recreationGrowth } from '@mezzanine/tooling/measure-growth';
import { test } from './support/test.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const origin = 'http://memory.localhost';
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Memory</title>
<link rel="icon" href="data:,"><div id="map" style="width: 320px; height: 200px"></div>
<script type="module" src="/lifecycle.js"></script>`;
/** Maximum growth of the heap, as a share. */
const bar = 0.05;

let script: Buffer;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [at('../bench/measured-pages/lifecycle.ts')],
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['mezzanine-source'],
    logLevel: 'silent',
  });
  script = Buffer.from(outputFiles[0]?.contents ?? []);
});

async function open(page: Page): Promise<void> {
  const venue = await readFile(at('../venues/dist/mall.mvf.zip'));
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === '/lifecycle.js')
      return route.fulfill({ contentType: 'text/javascript', body: script });
    return route.fulfill({ contentType: 'application/zip', body: venue });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(origin);
  await page.waitForFunction(() => 'lifecycle' in window);
}

// Objects are counted, not timed, so a slow machine only takes longer.
test.describe.configure({ timeout: 180_000 });

test('[memory] floor switches leak no memory @all', async ({ page }) => {
  await open(page);
  const { heapGrowth } = await floorSwitchGrowth(page, { before: 9, measured: 30 });
  expect(heapGrowth).toBeLessThan(bar);
});

test('[memory] destroyed maps release their memory and contexts @all', async ({ page }) => {
  await open(page);
  // The engine's internal data about code grows for about ten maps. The measurement uses more
  // contexts than the 16 that a browser keeps per page.
  const growth = await recreationGrowth(page, { before: 12, measured: 18 });
  expect(growth.contextsLeft).toBe(0);
  expect(growth.heapGrowth).toBeLessThan(bar);
});
