import type { Browser, CDPSession, Page } from '@playwright/test';
import { watchRequests, type RequestWatch } from '@mezzanine/tooling/watch-requests';
import type { PageWeight } from './weighPages.ts';

interface Transfer {
  readonly url: string;
  readonly kind: string;
  headerBytes: number;
  bytes: number;
}

/** The frame of a live map and its screenshot. */
const mapAddresses = ['*/examples/*'] as const;

/** Timeout, far longer than any page takes to hydrate. */
const mostMs = 90_000;

/** The browser's resource type of prefetched files. */
const prefetch = 'Other';
const pictures = new Set(['Image', prefetch]);

/**
 * Visits a page with an empty cache and measures the network traffic: compressed bodies without
 * headers, as reported by the browser. Maps and their screenshots are blocked, so the figures apply
 * to a page without a map in view.
 */
export async function measurePage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const requests = watchRequests(page);
  const transfers = await recordTransfers(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'load' });
  await actAndSettle(page, requests);
  await context.close();
  const crossed = [...transfers.values()].filter(({ bytes }) => bytes > 0);
  const sum = (isCounted: (transfer: Transfer) => boolean): number =>
    crossed.reduce((all, transfer) => all + (isCounted(transfer) ? transfer.bytes : 0), 0);
  // A slow page prefetches its own scripts before it runs them.
  const scripts = new Set(
    [...transfers.values()].filter(({ kind }) => kind === 'Script').map(({ url }) => url),
  );
  return {
    beforeActing: sum(({ kind }) => kind === 'Document' || kind === 'Stylesheet'),
    withPrograms: sum(({ kind, url }) => !pictures.has(kind) || scripts.has(url)),
    requests: crossed.length,
  };
}

/** Documents start their scripts at the first interaction. Waits for these, idle tasks, and prefetching. */
async function actAndSettle(page: Page, requests: RequestWatch): Promise<void> {
  await page.mouse.move(640, 400);
  const hydrated = page.locator('html[data-has-hydrated="true"]');
  await hydrated.waitFor({ state: 'attached', timeout: mostMs });
  // Idle tasks run in order, so hydration's idle tasks have run before this one.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await requests.quiet();
}

async function recordTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    transfers.set(requestId, {
      url: request.url,
      kind: type ?? prefetch,
      bytes: 0,
      headerBytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer !== undefined) transfer.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    // Files in the cache, such as prefetched ones, cause no traffic.
    if (transfer !== undefined)
      transfer.bytes = Math.max(0, encodedDataLength - transfer.headerBytes);
  });
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [...mapAddresses] });
  return transfers;
}
