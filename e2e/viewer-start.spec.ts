import { expect, test, type Page } from '@playwright/test';
import { watchPage } from './support/watchPage.ts';

const program = /\/viewer\/assets\/index-.*\.js$/;
const helper = /\/viewer\/assets\/graphicsWorker-.*\.js$/;
const list = (page: Page) => page.getByRole('searchbox');
const map = (page: Page) => page.locator('[data-mezzanine-state="idle"]');

/**
 * Maximum time that a page waits for its first paint. See
 * `apps/viewer/src/page-startup/firstPaint.ts`.
 */
const patienceMs = 300;

test.use({ serviceWorkers: 'block' });

test('the first paint needs neither styles nor scripts', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/viewer\/assets\/index-.*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/viewer/?venue=office', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect(page.getByText('Opening the map…')).toBeVisible();
  release();
  await expect(map(page)).toBeVisible();
});

test('the scripts start after the first paint @all', async ({ page }) => {
  const { paints, waitedMs } = await programOf(page);
  expect(paints > 0 || waitedMs >= patienceMs).toBe(true);
});

test('all scripts of the start are requested together, once, when they may run @all', async ({
  page,
}) => {
  await page.goto('/viewer/?venue=office');
  await expect(list(page)).toBeEditable();
  const { start, parts } = await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[data-program]');
    const { program = '-', modules = '-' } = script?.dataset ?? {};
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loadsOf = (part: string) =>
      loads
        .filter(({ name }) => name.endsWith(part))
        .map(({ startTime, responseEnd }) => ({ startTime, responseEnd }));
    return {
      start: loadsOf(script?.src ?? '-')[0],
      parts: [program, ...modules.split(' ')].map(loadsOf),
    };
  });
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((loads) => loads.length === 1)).toBe(true);
  const whole = parts[0]?.[0]?.responseEnd ?? 0;
  for (const { startTime } of parts.flat()) {
    expect(startTime).toBeGreaterThan(start?.responseEnd ?? Infinity);
    // The program also loads these files when it is ready.
    expect(startTime).toBeLessThan(whole);
  }
});

test('if nothing is painted, the scripts wait for it, but not for long @all', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { display: none }');
    document.adoptedStyleSheets = [sheet];
  });
  const { paints, waitedMs } = await programOf(page);
  expect(paints).toBe(0);
  expect(waitedMs).toBeGreaterThanOrEqual(patienceMs);
});

test('the worker warms up WebGL, and ends when map and list are shown @all', async ({ page }) => {
  const watch = watchPage(page);
  const worker = page.waitForEvent('worker');
  await page.goto('/viewer/?venue=office');
  const opened = await worker;
  expect(opened.url()).toMatch(helper);
  await expect(list(page)).toBeEditable();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(watch.errors).toEqual([]);
});

test('without the worker, the map is shown, too @all', async ({ page }) => {
  await page.route(helper, (route) => route.abort());
  await page.goto('/viewer/?venue=office');
  await expect(map(page)).toBeVisible();
  await expect(list(page)).toBeEditable();
});

test('without OffscreenCanvas, no worker is requested @all', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/viewer/?venue=office');
  await expect(list(page)).toBeEditable();
  expect(asked.some((url) => program.test(url))).toBe(true);
  expect(asked.some((url) => helper.test(url))).toBe(false);
});

test('without a map, the list is shown, too @all', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/viewer/?venue=office');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(list(page)).toBeEditable();
});

test('the scripts of the start are cached for later visits without a network @all', async ({
  page,
  request,
}) => {
  await page.goto('/viewer/?venue=office');
  const names = await page.locator('script[data-program]').evaluate((script) => {
    const { src, dataset } = script as HTMLScriptElement;
    const parts = [dataset['program'], dataset['worker'], ...(dataset['modules'] ?? '').split(' ')];
    return [new URL(src).pathname, ...parts.map((name) => name || '-')];
  });
  const kept = await (await request.get('/viewer/sw.js')).text();
  for (const name of names) expect(kept).toContain(name);
});

interface Came {
  /** 1 if the page had painted anything, otherwise 0. */
  readonly paints: number;
  /** Milliseconds since the script that starts the program was available. */
  readonly waitedMs: number;
}

/** Opens the viewer and returns when the page received its program. */
async function programOf(page: Page): Promise<Came> {
  await page.addInitScript(() => {
    const watcher = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const isProgram = added.some(
        (node) => node instanceof HTMLScriptElement && node.src.includes('/assets/index-'),
      );
      if (!isProgram) return;
      const start = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/assets/start-'));
      const came: Came = {
        paints: performance.getEntriesByName('first-contentful-paint').length,
        waitedMs: performance.now() - (start as PerformanceResourceTiming).responseEnd,
      };
      Object.assign(window, { programCame: came });
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/viewer/?venue=office');
  await page.waitForFunction(() => 'programCame' in window);
  return page.evaluate(() => (window as unknown as { readonly programCame: Came }).programCame);
}
