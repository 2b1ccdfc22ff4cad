import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';

/** Results of one run. */
export interface ViewerVisit {
  /** From the start of navigation until the map is ready, in the viewer. */
  readonly viewerMs: number;
  /** The same for the SDK only, with the same venue. */
  readonly sdkMs: number;
  /** Scripts of the viewer until then, in kB (1,000 bytes) at gzip level 9. */
  readonly scriptKilobytes: number;
}

const viewer = '/viewer/?venue=mall';
/** The smallest program with a map. Its page is the same for all examples. */
const sdk = '/examples/getting-started/show-a-venue/';
const drawn = '[data-mezzanine-state="idle"]';

/** Visits one of them with a new browser and a cold cache. The caller chooses the order. */
export async function visitViewer(origin: string, isViewerFirst: boolean): Promise<ViewerVisit> {
  const visits = {
    viewer: () => inBrowser((browser) => open(browser, origin + viewer)),
    sdk: () => inBrowser((browser) => open(browser, origin + sdk)),
  };
  const first = isViewerFirst ? await visits.viewer() : undefined;
  const plain = await visits.sdk();
  const seen = first ?? (await visits.viewer());
  return { viewerMs: seen.ms, sdkMs: plain.ms, scriptKilobytes: seen.scriptBytes / 1000 };
}

async function open(browser: Browser, address: string) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    // The service worker loads after the map, for later visits.
    serviceWorkers: 'block',
  });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.addInitScript(noteWhenDrawn, drawn);
  await page.goto(address);
  const ms = await timeOf(page);
  // Requests of the page itself after its map is ready count, too.
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(
    scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length),
  );
  return { ms, scriptBytes: bytes.reduce((sum, one) => sum + one, 0) };
}

function noteWhenDrawn(selector: string): void {
  const notes: { drawnMs?: number } = {};
  Object.assign(window, { notes });
  new MutationObserver(() => {
    if (document.querySelector(selector)) notes.drawnMs ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function timeOf(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => (window as unknown as { notes: { drawnMs?: number } }).notes.drawnMs,
  );
  return (await found.jsonValue()) ?? NaN;
}

/** Runs a callback with a new browser. */
export async function inBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
