import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureChromium, quietFlags } from '@mezzanine/tooling/chromium';
import { buildSync } from 'esbuild';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EarlyCase, SiteCase } from './cases.ts';
import type { Observed, Point, Task } from './probe.ts';

/** Slow 4G, as Lighthouse has it. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const SLOWDOWN = 4;
const AFTER_PAINT_MS = 300;
const PATIENCE_MS = 10_000;
/** A fast typist. */
const KEY_INTERVAL_MS = 60;

/** What one visit showed. */
export interface Visit {
  /** Milliseconds from the act to the effect, by figure; `lost` if it did not come within ten seconds. */
  readonly times: Readonly<Record<string, number | 'lost'>>;
  /** Keys that are not in the focused field at the end. */
  readonly lostKeys: number;
}

const probe = buildSync({
  entryPoints: [path.join(import.meta.dirname, 'probe.ts')],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles[0]?.text;

/** Visits a page with a new browser and a cold cache, and acts once, 300 ms after its first contentful paint. */
export async function visitEarly(
  address: string,
  { isOnPhone, typed = '' }: EarlyCase,
  site: SiteCase,
): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...quietFlags],
  });
  try {
    const context = await browser.newContext({
      viewport: isOnPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      isMobile: isOnPhone,
      hasTouch: isOnPhone,
      colorScheme: 'light',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const task: Task = {
      control: site.control,
      isFocused: site.key !== undefined,
      effects: site.effects,
      typed,
      afterPaintMs: AFTER_PAINT_MS,
      patienceMs: PATIENCE_MS,
    };
    await page.addInitScript({ content: `earlyTask=${JSON.stringify(task)};${probe}` });
    await page.goto(address, { waitUntil: 'commit' });
    const place = await page.evaluate(() => window.earlyPlace);
    if (place) await act(session, place, { key: site.key, isOnPhone, typed });
    return visitOf(site, typed, place && (await observed(page)));
  } finally {
    await browser.close();
  }
}

const observed = (page: Page): Promise<Observed | undefined> =>
  page.evaluate(() => window.earlyObserved);

function visitOf(site: SiteCase, typed: string, found: Observed | undefined): Visit {
  const figures = Object.keys(site.effects);
  return {
    times: Object.fromEntries(figures.map((name) => [name, found?.times[name] ?? 'lost'])),
    lostKeys: typed.length - keptKeys(typed, found?.field ?? ''),
  };
}

/** Keys of a text that are in another, in order. */
function keptKeys(typed: string, text: string): number {
  let from = 0;
  for (const key of typed) if (text[from] === key) from += 1;
  return from;
}

interface Act {
  /** Key that is pressed instead of a click. */
  readonly key: string | undefined;
  readonly isOnPhone: boolean;
  readonly typed: string;
}

/** Sends real input events, without waiting for the page between them, as a user does not wait. */
async function act(
  session: CDPSession,
  { x, y }: Point,
  { key, isOnPhone, typed }: Act,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const press = (text: string): void => {
    const names = { key: text, text, code: `Key${text.toUpperCase()}` };
    const windowsVirtualKeyCode = text.toUpperCase().charCodeAt(0);
    const down = { ...names, windowsVirtualKeyCode, type: 'keyDown' as const };
    sent.push(session.send('Input.dispatchKeyEvent', down));
    sent.push(session.send('Input.dispatchKeyEvent', { ...down, type: 'keyUp' }));
  };
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased'): void => {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    sent.push(session.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }));
  };
  if (key !== undefined) press(key);
  else if (isOnPhone) {
    const tap = { type: 'touchStart' as const, touchPoints: [{ x, y }] };
    sent.push(session.send('Input.dispatchTouchEvent', tap));
    sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  } else {
    mouse('mouseMoved');
    mouse('mousePressed');
    mouse('mouseReleased');
  }
  for (const letter of typed) {
    await wait(KEY_INTERVAL_MS);
    press(letter);
  }
  await Promise.all(sent);
}
