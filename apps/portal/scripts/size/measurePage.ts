import type { Browser, CDPSession, Page } from '@playwright/test';
import type { PageWeight } from './weighPages.ts';

interface Transfer {
  readonly kind: string;
  headerBytes: number;
  bytes: number;
}

/** A live map's frame and the picture in its place. */
const mapAddresses = ['*/examples/*'] as const;

/** Long enough for hydration, idle work and prefetching to have ended, other pages beside. */
const settleMs = 8000;

/** What the browser calls what it fetches ahead. */
const prefetch = 'Other';
const pictures = new Set(['Image', prefetch]);

/**
 * Visits a page with an empty cache and counts what crossed the wire: compressed bodies, without
 * headers, by the browser's own figures. Maps and their pictures are held back: the figures are
 * those of a page whose map is not in view.
 */
export async function measurePage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const transfers = await recordTransfers(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'load' });
  await actAndSettle(page);
  await context.close();
  const crossed = [...transfers.values()].filter(({ bytes }) => bytes > 0);
  const sum = (isCounted: (kind: string) => boolean): number =>
    crossed.reduce((all, { kind, bytes }) => all + (isCounted(kind) ? bytes : 0), 0);
  return {
    beforeActing: sum((kind) => kind === 'Document' || kind === 'Stylesheet'),
    withPrograms: sum((kind) => !pictures.has(kind)),
    requests: crossed.length,
  };
}

/** Documents start their programs when the reader acts. */
async function actAndSettle(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  await page.waitForTimeout(settleMs);
}

async function recordTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    transfers.set(requestId, { kind: type ?? prefetch, bytes: 0, headerBytes: 0 });
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
