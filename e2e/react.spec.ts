import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Page } from '@playwright/test';
import type { ReactPage } from './react-page/main.tsx';
import { axeViolations } from './support/axeViolations.ts';
import { test } from './support/test.ts';
import { watchPage } from './support/watchPage.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const origin = 'http://react.localhost';
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>React</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css">
<style>body { margin: 0 } #root { width: 100vw; height: 100vh }</style>
<main id="root"></main><script type="module" src="/main.js"></script>`;

let files: Readonly<Record<string, { readonly contentType: string; readonly body: Buffer }>>;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [at('./react-page/main.tsx')],
    outdir: at('./'),
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['mezzanine-source'],
    logLevel: 'silent',
  });
  const output = (ending: string) => {
    const found = outputFiles.find(({ path }) => path.endsWith(ending));
    return Buffer.from(found?.contents ?? []);
  };
  files = {
    '/': { contentType: 'text/html', body: Buffer.from(html) },
    '/main.js': { contentType: 'text/javascript', body: output('.js') },
    '/main.css': { contentType: 'text/css', body: output('.css') },
    '/mall.zip': {
      contentType: 'application/zip',
      body: await readFile(at('../venues/dist/mall.mvf.zip')),
    },
    '/broken.zip': { contentType: 'application/zip', body: Buffer.from('not a zip') },
  };
});

async function open(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const file = files[new URL(route.request().url()).pathname];
    await (file ? route.fulfill(file) : route.fulfill({ status: 404 }));
  });
  await page.goto(origin);
  await page.locator('#sign').waitFor();
  await idle(page);
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(() => reactPage.maps.at(-1)?.whenIdle());
}

function set(page: Page, patch: Parameters<ReactPage['set']>[0]): Promise<void> {
  return page.evaluate((given) => {
    reactPage.set(given);
  }, patch);
}

/** The content of the map, as reported by the map itself. */
function things(page: Page) {
  return page.evaluate(() => {
    const map = reactPage.maps.at(-1);
    const red = map?.venue.spaces.find(({ id }) => map.spaces.getState(id).interactive);
    return {
      labels: map?.labels.getAll().filter(({ isAutomatic }) => !isAutomatic).length,
      texts: map?.labels.getAll().map(({ text }) => text),
      markers: map?.markers.getAll().length,
      shapes: map?.shapes.getAll().map(({ id }) => id),
      color: red && map?.spaces.getState(red).color,
      position: map?.blueDot.state,
    };
  });
}

test('[using-react] draws one map in StrictMode, and destroys it', async ({ page }) => {
  const watch = watchPage(page, origin);
  await open(page);
  expect(await page.locator('canvas').count()).toBe(1);
  expect(await page.evaluate(() => reactPage.maps.length)).toBeGreaterThan(0);
  expect(await things(page)).toMatchObject({
    labels: 1,
    markers: 1,
    color: '#ff0000',
    position: 'active',
  });
  await set(page, { isThere: false });
  await expect(page.locator('canvas')).toHaveCount(0);
  const failure = await page.evaluate(() => {
    try {
      reactPage.maps.at(-1)?.floors.up();
      return undefined;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  });
  expect(failure).toBe('destroyed');
  expect(watch.errors).toEqual([]);
});

test('[using-react] a render with unchanged props does no work on the map @all', async ({
  page,
}) => {
  await open(page);
  await set(page, { count: 1 });
  await idle(page);
  const before = await things(page);
  await page.evaluate(() => {
    const map = reactPage.maps.at(-1);
    const calls: string[] = [];
    Object.assign(window, { calls });
    for (const topic of [
      'labels',
      'markers',
      'shapes',
      'spaces',
      'camera',
      'floors',
      'blueDot',
    ] as const) {
      const target = map?.[topic] as unknown as Record<string, (...given: unknown[]) => unknown>;
      for (const verb of [
        'add',
        'update',
        'remove',
        'reset',
        'set',
        'animateTo',
        'focusOn',
        'enable',
        'follow',
      ]) {
        const own = target[verb];
        if (!own) continue;
        target[verb] = (...given) => {
          calls.push(`${topic}.${verb}`);
          return own.apply(target, given);
        };
      }
    }
    map?.on('idle', () => calls.push('picture'));
  });
  for (let count = 2; count < 12; count += 1) await set(page, { count });
  await expect(page.locator('#count')).toHaveText('11');
  const calls = () => page.evaluate(() => (window as unknown as { calls: string[] }).calls);
  expect(await calls()).toEqual([]);
  expect(await things(page)).toEqual(before);
  // The same counter counts only a real change.
  await set(page, { text: 'Goodbye' });
  await idle(page);
  expect((await calls()).filter((call) => call !== 'picture')).toEqual(['labels.update']);
});

test('[using-react] props change what is on the map, and removing them restores it @all', async ({
  page,
}) => {
  await open(page);
  const [shape] = (await things(page)).shapes ?? [];
  await set(page, { text: 'Goodbye', color: '#00ffff', isCold: true, bearing: 80 });
  await idle(page);
  const changed = await things(page);
  expect(changed.texts).toContain('Goodbye');
  expect(changed.shapes).toEqual([shape]);
  expect(changed.color).toBe('#00ff00');
  expect(await page.evaluate(() => reactPage.maps.at(-1)?.camera.bearing)).toBe(80);
  await set(page, { isCold: false });
  expect((await things(page)).color).toBe('#ff0000');
});

test('[using-react] markers have contexts, state, and clicks @all', async ({ page }) => {
  await open(page);
  const sign = page.locator('#sign');
  await expect(sign).toHaveText('from around 0');
  await sign.click();
  await expect(sign).toHaveText('from around 1');
  expect(await page.evaluate(() => reactPage.clicks)).toEqual(['marker']);
});

test('[using-react] the floor follows the prop, the floor switcher, and the stack @all', async ({
  page,
}) => {
  await open(page);
  const floors = page.getByRole('radio');
  const [top, low] = [floors.first(), floors.last()];
  const name = (await top.getAttribute('aria-label')) ?? '';
  await top.check({ force: true });
  await expect(page.locator('#floor')).toHaveText(name);
  expect(await page.evaluate(() => reactPage.floors.at(-1)?.name)).toBe(name);
  await top.press('ArrowDown');
  await expect(page.locator('#floor')).not.toHaveText(name);
  const id = await page.evaluate(() => reactPage.maps.at(-1)?.floors.all[0]?.id);
  await set(page, { floor: id, isStacked: true });
  await expect(low).toBeChecked();
  expect(await page.evaluate(() => reactPage.maps.at(-1)?.stackedMaps.floors.length)).toBe(3);
  await set(page, { isStacked: false });
  expect(await page.evaluate(() => reactPage.maps.at(-1)?.stackedMaps.isExpanded)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
});

test('[using-react] a venue that cannot be read is reported in the page @all', async ({ page }) => {
  await open(page);
  await set(page, { source: '/broken.zip' });
  await expect(page.getByRole('alert')).toContainText('The venue could not be read');
  await expect(page.locator('canvas')).toHaveCount(0);
  await set(page, { source: '/mall.zip' });
  await page.locator('#sign').waitFor();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

declare global {
  /** Objects that the page provides to the test. */
  var reactPage: ReactPage;
}
