import type { Browser, Page } from 'playwright-core';
import { plainText } from '../results/plainText.ts';
import { ToolError } from '../results/ToolError.ts';
import { findBrowser } from './findBrowser.ts';

/** A program to run. */
interface BrowserRun {
  /** Origin of the server with the SDK and the venues. */
  readonly origin: string;
  /** A JavaScript module. */
  readonly code: string;
  /** Seconds after which the picture is taken at the latest. */
  readonly seconds: number;
  readonly signal: AbortSignal;
}

/** What a program did. */
export interface BrowserOutcome {
  readonly console: readonly string[];
  readonly errors: readonly string[];
  /** Requests that were blocked. */
  readonly blocked: readonly string[];
  /** JPEG as Base64; undefined if there is none. */
  readonly picture?: string;
}

const maxLines = 40;
const lineLength = 160;
/** Milliseconds without a request after which a map is taken to be complete. */
const settledMs = 700;
/** Milliseconds for starting the browser, and for the picture. */
const startMs = 20_000;
const pictureMs = 8000;
/** Memory of the program in megabytes. */
const maxMemoryMegabytes = 512;

/** Paths that programs may request: the preview's page, the SDK, packages, tokens, and venues. */
const allowedPaths = /^\/(?:play\/|sdk\/[456]\/|api\/v1\/token$|api\/v1\/venues(?:\/|$))/;

/**
 * Runs a module in the playground's preview page: a sandboxed document of the server, whose policy allows
 * only the SDK and venues. The profile is new, every other request is blocked, and the browser is closed
 * after the time is over.
 *
 * @throws ToolError if there is no browser, or the page cannot be opened
 */
export async function runInBrowser(run: BrowserRun): Promise<BrowserOutcome> {
  const browser = await launch(run.origin);
  const stop = () => void browser.close().catch(() => undefined);
  run.signal.addEventListener('abort', stop);
  try {
    const lines = new Lines();
    const page = await openPage(browser, run.origin, lines);
    await start(page, run, lines);
    const picture = await takePicture(page, lines);
    return { ...lines.read(), ...(picture !== undefined && { picture }) };
  } finally {
    run.signal.removeEventListener('abort', stop);
    await browser.close().catch(() => undefined);
  }
}

/** What the program printed, up to a limit. */
class Lines {
  readonly #console: string[] = [];
  readonly #errors: string[] = [];
  readonly #blocked: string[] = [];

  print(text: string): void {
    keep(this.#console, text);
  }

  fail(text: string): void {
    keep(this.#errors, text);
  }

  block(text: string): void {
    keep(this.#blocked, text);
  }

  read(): Omit<BrowserOutcome, 'picture'> {
    return { console: this.#console, errors: this.#errors, blocked: this.#blocked };
  }
}

function keep(lines: string[], text: string): void {
  if (lines.length < maxLines) lines.push(plainText(text, lineLength));
}

async function launch(origin: string): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch((cause: unknown) => {
    throw new ToolError(
      'Running programs needs the package playwright-core. Add it to the arguments of npx: -p playwright-core -p <address of mcp.tgz> mezzanine-mcp',
      { cause },
    );
  });
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new ToolError(
      'No Chromium or Chrome was found. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome), or set CHROMIUM_PATH to its program file.',
    );
  }
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    timeout: startMs,
    // Chromium's own sandbox does not start for root.
    chromiumSandbox: !isRoot,
    args: [
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      `--js-flags=--max-old-space-size=${maxMemoryMegabytes}`,
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
    // A proxy that does not exist: only the server itself can be reached.
    proxy: { server: 'http://127.0.0.1:9', bypass: `<-loopback>,${new URL(origin).host}` },
  });
}

async function openPage(browser: Browser, origin: string, lines: Lines): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 800, height: 600 },
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.protocol === 'blob:' || url.protocol === 'data:') return route.continue();
    if (url.origin === origin && allowedPaths.test(url.pathname)) return route.continue();
    lines.block(`${route.request().method()} ${url.href}`);
    return route.abort('blockedbyclient');
  });
  await context.routeWebSocket(/.*/, (socket) => {
    lines.block(`WebSocket ${socket.url()}`);
    void socket.close();
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (message.type() === 'error') lines.fail(text);
    else lines.print(text);
  });
  page.on('pageerror', (error) => lines.fail(String(error)));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  context.on('page', (other) => void (other === page ? undefined : other.close()));
  const response = await page.goto(`${origin}/play/preview`).catch(() => null);
  if (response?.ok() !== true) {
    throw new ToolError(
      `The page ${origin}/play/preview cannot be opened. Start the server after a build: npm start`,
    );
  }
  return page;
}

/** Imports the module, and waits until there are no requests for a while or the time is up. */
async function start(page: Page, { code, seconds }: BrowserRun, lines: Lines): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let lastRequest = Date.now();
  page.on('request', () => (lastRequest = Date.now()));
  page.on('requestfinished', () => (lastRequest = Date.now()));
  let isLoaded = false;
  void page
    // As text, because the compiler rewrites imports in functions.
    .evaluate(
      `import(URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }))).then(() => undefined)`,
    )
    .then(
      () => (isLoaded = true),
      (error: unknown) => {
        isLoaded = true;
        lines.fail(String(error).replace(/^Error: page\.evaluate: /, ''));
      },
    );
  const isOver = () => Date.now() > deadline || (isLoaded && Date.now() - lastRequest > settledMs);
  while (!isOver()) await wait(100);
  if (!isLoaded) lines.fail(`The program did not end within ${seconds} seconds.`);
}

async function takePicture(page: Page, lines: Lines): Promise<string | undefined> {
  try {
    const bytes = await page.screenshot({ type: 'jpeg', quality: 70, timeout: pictureMs });
    return bytes.toString('base64');
  } catch {
    lines.fail('No picture: the page does not respond.');
    return undefined;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
