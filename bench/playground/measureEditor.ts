import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';

/** The browser state of a signed-in user. */
export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Durations of one visit in milliseconds. */
export interface PlaygroundVisit {
  /** From the start of navigation until the editor accepts keys. */
  readonly readyMs: number;
  /** From then until the example's map is ready. */
  readonly firstRunMs: number;
  /** From a keystroke until the page handles it, for each key while the program is type-checked. */
  readonly inputDelaysMs: readonly number[];
  /** The same page without the editor: from the start of navigation until it accepts clicks. */
  readonly plainReadyMs: number;
  /**
   * The same program without editor and frame: from the start of navigation until its map is ready.
   */
  readonly plainRunMs: number;
}

const place = '/playground/getting-started';
const example = 'getting-started/show-a-venue';
const typed = '// Names of the shops, as the directory of the venue has them.\nvenue.locations.map';

interface Seen {
  readonly seen: Record<string, number | undefined>;
  readonly delays: number[];
}

/** Records when elements appear, as observed by the page, and the delays of key events. */
function watch(selectors: Readonly<Record<string, string>>): void {
  const notes: Seen = { seen: {}, delays: [] };
  Object.assign(window, { notes });
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (document.querySelector(selector)) notes.seen[name] ??= performance.now();
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
  // Written inline, because the compiler adds a helper to named functions that pages do not have.
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => notes.delays.push(performance.now() - timeStamp),
    { capture: true },
  );
}

/** Signs a user in at the server's own provider. */
export async function signIn(origin: string): Promise<SignedInState> {
  return inBrowser(async (browser) => {
    const page = await browser.newPage({ baseURL: origin });
    await page.goto(place);
    await page.mouse.move(200, 200);
    await page.getByRole('region', { name: 'Sign-in' }).getByRole('button').click();
    await page.getByLabel('Name').fill('Bench');
    await page.keyboard.press('Enter');
    await page.locator('.cm-content').waitFor();
    return page.context().storageState();
  });
}

/** Visits the playground and its baselines, each in a new browser with a cold cache. */
export async function visitPlayground(
  origin: string,
  state: SignedInState,
): Promise<PlaygroundVisit> {
  const edited = await inBrowser(async (browser) => {
    const page = await openWatched(browser, origin, { storageState: state });
    await page.goto(`${place}#${example.split('/')[1]}`);
    await page.mouse.move(200, 200);
    const readyMs = await timeOf(page, 'editor');
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.locator('[data-mezzanine-state="idle"]').waitFor();
    const stoodMs = await page.evaluate(() => performance.now());
    return { readyMs, firstRunMs: stoodMs - readyMs };
  });
  const inputDelaysMs = await inBrowser((browser) => typeAtOnce(browser, origin, state));
  const plainReadyMs = await inBrowser((browser) => timeAt(browser, origin, place, 'bar'));
  const plainRunMs = await inBrowser((browser) =>
    timeAt(browser, origin, `/examples/${example}/`, 'map'),
  );
  return { ...edited, inputDelaysMs, plainReadyMs, plainRunMs };
}

/** Types as soon as the editor is ready, while the language service loads and checks. */
async function typeAtOnce(
  browser: Browser,
  origin: string,
  state: SignedInState,
): Promise<readonly number[]> {
  const page = await openWatched(browser, origin, { storageState: state });
  await page.goto(place);
  await page.mouse.move(200, 200);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(typed, { delay: 60 });
  return page.evaluate(() => (window as unknown as { notes: Seen }).notes.delays);
}

async function timeAt(
  browser: Browser,
  origin: string,
  address: string,
  name: string,
): Promise<number> {
  const page = await openWatched(browser, origin, {});
  await page.goto(address);
  await page.mouse.move(200, 200);
  return timeOf(page, name);
}

async function openWatched(
  browser: Browser,
  origin: string,
  options: { readonly storageState?: SignedInState },
): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const page = await browser.newPage({ baseURL: origin, viewport, ...options });
  await page.addInitScript(watch, {
    editor: '.cm-content',
    bar: 'html[data-has-hydrated="true"] section[aria-label="Sign-in"] button:enabled',
    map: '[data-mezzanine-state="idle"]',
  });
  return page;
}

async function timeOf(page: Page, name: string): Promise<number> {
  const found = await page.waitForFunction(
    (key) => (window as unknown as { notes: Seen }).notes.seen[key],
    name,
    { timeout: 120_000 },
  );
  return (await found.jsonValue()) ?? NaN;
}

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
