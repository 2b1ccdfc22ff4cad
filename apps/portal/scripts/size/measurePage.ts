import type { Browser, CDPSession } from '@playwright/test';

/** What one cold visit of a page brought over the wire: compressed bodies, without headers. */
export interface PageWeight {
  /** Bytes of scripts that the page runs. */
  readonly script: number;
  /** All bytes, prefetched ones included. */
  readonly total: number;
  readonly requests: number;
}

interface Transfer {
  readonly url: string;
  readonly isPrefetch: boolean;
  headerBytes: number;
  bytes: number;
}

/** A live map's frame and the picture in its place. */
const mapAddresses = ['*/examples/*'] as const;

/** Long enough for hydration, idle work and prefetching to have ended, other pages beside. */
const settleMs = 8000;

/**
 * Visits a page with an empty cache and counts what crossed the wire, by the browser's own figures.
 * Maps and their pictures are held back: the figures are those of a page whose map
 * is not in view.
 */
export async function measurePage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const transfers = await recordTransfers(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'load' });
  // Documents start their programs when the reader acts.
  await page.mouse.move(640, 400);
  await page.waitForTimeout(settleMs);
  await context.close();
  const crossed = [...transfers.values()].filter(({ bytes }) => bytes > 0);
  const sum = (list: readonly Transfer[]): number =>
    list.reduce((all, { bytes }) => all + bytes, 0);
  return {
    script: sum(crossed.filter(({ url, isPrefetch }) => url.endsWith('.js') && !isPrefetch)),
    total: sum(crossed),
    requests: crossed.length,
  };
}

async function recordTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    transfers.set(requestId, {
      url: request.url,
      isPrefetch: type === 'Other',
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
    // Nothing crosses for what the cache holds, such as a prefetched part this page has too.
    if (transfer !== undefined)
      transfer.bytes = Math.max(0, encodedDataLength - transfer.headerBytes);
  });
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [...mapAddresses] });
  return transfers;
}
