import { chromium, type CDPSession } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import type { Contender } from './buildPages.ts';
import type { BenchServer } from './serve.ts';

/** Costs of one run of one page. */
export interface Measurement {
  readonly codeKilobytes: number;
  readonly firstFrameMs: number;
  readonly jsPerFrameMs: number;
  readonly heapMegabytes: number;
}

interface BenchPage {
  readonly firstFrame: Promise<number>;
  orbit(bearing: number, frames: number): Promise<void>;
}

const TIMEOUT_MS = 300_000;

/**
 * Opens a page in a new browser and measures it.
 *
 * @param view - query string of the page's URL, such as `?zoom=15`, and the number of frames to
 *   orbit
 * @throws Error if the page reports a failure or does not finish
 */
export async function measurePage(
  server: BenchServer,
  name: Contender,
  { query, frames }: { readonly query: string; readonly frames: number },
): Promise<Measurement> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      // A frame is complete when its labels are placed. The duration of their fade-in does not
      // count.
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(TIMEOUT_MS);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    // The GPU process and its shader compiler start before the measurement.
    await page.goto(`${server.origin}/warm-up.html`);
    await page.evaluate(() => document.createElement('canvas').getContext('webgl2')?.finish());
    server.takeCodeBytes();
    await page.goto(`${server.origin}/${name}.html${query}`);
    const firstFrameMs = await page
      .evaluate(() => (window as unknown as { bench: BenchPage }).bench.firstFrame)
      .catch((cause: unknown) => {
        throw new Error(`The page for ${name} reported errors: ${failures.join('; ')}`, { cause });
      });
    const codeKilobytes = server.takeCodeBytes() / 1000;
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const orbit = (count: number) =>
      page.evaluate(
        (frameCount) => (window as unknown as { bench: BenchPage }).bench.orbit(0, frameCount),
        count,
      );
    await orbit(Math.ceil(frames / 4));
    const jsPerFrameMs = (await scriptMilliseconds(session, () => orbit(frames))) / frames;
    if (failures.length > 0) throw new Error(`The page of ${name} failed: ${failures.join('; ')}`);
    return { codeKilobytes, firstFrameMs, jsPerFrameMs, heapMegabytes: usedSize / 1e6 };
  } finally {
    await browser.close();
  }
}

/** Processor time of a page's JavaScript while `act` runs, without waiting. */
async function scriptMilliseconds(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await read();
  await act();
  return (await read()) - before;
}
