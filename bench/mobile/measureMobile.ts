import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { bundleReactNative } from '@mezzanine/tooling/bundle-react-native';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import { recreationGrowth, type Growth } from '@mezzanine/tooling/measure-growth';
import type { Verdict } from '../judge.ts';
import { percentileOf } from '../playground/judgePlayground.ts';
import { serve, type BenchServer } from '../serve.ts';
import { hostPage } from './hostPage.ts';
import { judgeMobile, type MobileVisit } from './judgeMobile.ts';

const CALLS = 200;
const TIMEOUT_MS = 300_000;

interface BenchWindow {
  readonly bench: {
    readonly firstFrame: Promise<number>;
    readonly timeCalls: (count: number) => Promise<readonly number[]>;
  };
}

/**
 * Measures the page of the mobile SDKs in a frame, beside the web SDK alone with the same venue, and
 * a React Native app in a browser.
 *
 * @param pages - folder with the bundled page of the web SDK
 */
export async function measureMobile(
  pages: string,
  venue: Uint8Array,
  runs: number,
): Promise<readonly Verdict[]> {
  const server = await serveAll(pages, venue);
  try {
    const visits: MobileVisit[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visit(server.origin, run % 2 === 0));
    }
    console.table(visits);
    return judgeMobile(visits, await mountOften(server.origin));
  } finally {
    server.close();
  }
}

async function serveAll(pages: string, venue: Uint8Array): Promise<BenchServer> {
  const app = path.join(import.meta.dirname, 'app.tsx');
  const mobilePage = path.join(
    import.meta.dirname,
    '../../packages/mobile-page/dist/mezzanine.html',
  );
  const read = async (name: string) =>
    [`/${name}`, await readFile(path.join(pages, name))] as const;
  return serve(
    new Map<string, Uint8Array>([
      ['/venue.mvf.zip', venue],
      ['/warm-up.html', Buffer.from('<!doctype html><title>Warm-up</title>')],
      ['/host.html', Buffer.from(hostPage)],
      ['/mezzanine-page.html', await readFile(mobilePage)],
      ['/app.html', Buffer.from(appHtml)],
      ['/app.js', await bundleReactNative(app)],
      ...(await Promise.all((await readdir(pages)).map(read))),
    ]),
  );
}

const appHtml = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>React Native</title><link rel="icon" href="data:,">
<style>html, body, #root { height: 100%; margin: 0 } #root { display: flex }</style>
<div id="root"></div><script type="module" src="/app.js"></script></html>
`;

/** Visits everything with new browsers, alternating between the page and the SDK. */
async function visit(origin: string, isPageFirst: boolean): Promise<MobileVisit> {
  const visitPage = () => inPage(`${origin}/host.html`, firstFrameOf);
  const first = isPageFirst ? await visitPage() : undefined;
  const sdkMs = await inPage(`${origin}/plain.html`, firstFrameOf);
  const pageMs = first ?? (await visitPage());
  const calls = await inPage(`${origin}/app.html`, timeCalls);
  return { pageMs, sdkMs, callMs: percentileOf(calls, 0.5) };
}

function mountOften(origin: string): Promise<Growth> {
  return inPage(`${origin}/app.html`, async (page) => {
    await firstFrameOf(page);
    return recreationGrowth(page, { before: 12, measured: 50 });
  });
}

function firstFrameOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as BenchWindow).bench.firstFrame);
}

function timeCalls(page: Page): Promise<readonly number[]> {
  return page.evaluate((count) => (window as unknown as BenchWindow).bench.timeCalls(count), CALLS);
}

/** Opens a page in a new browser whose GPU process has started. */
async function inPage<T>(address: string, use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 915 },
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto(new URL('/warm-up.html', address).href);
    await page.evaluate(() => document.createElement('canvas').getContext('webgl2')?.finish());
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    return await use(page);
  } finally {
    await browser.close();
  }
}
