import { setTimeout as pass } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Time without a new request after which a page counts as loaded. */
const quietMs = 1000;
/** Timeout, far longer than any page takes. */
const mostMs = 90_000;

/** The requests of a page. */
export interface RequestWatch {
  /**
   * Waits until the page and its frames have made no requests for a second, and all requests have
   * ended.
   *
   * @throws Error with the pending URLs, after a minute and a half
   */
  quiet(): Promise<void>;
}

/**
 * Tracks the requests of a page. Call it before the page is opened. Playwright's `networkidle`
 * sometimes never ends if a page has a frame whose document is fulfilled by a test.
 */
export function watchRequests(page: Page): RequestWatch {
  const waiting = new Set<Request>();
  let changedAt = performance.now();
  const note = (change: () => void) => {
    change();
    changedAt = performance.now();
  };
  page.on('request', (request) => note(() => waiting.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    // The union of event names has no overload, but each event has its own.
    page.on(end as 'requestfinished', (request) => note(() => waiting.delete(request)));
  }
  return {
    async quiet() {
      const start = performance.now();
      changedAt = start;
      while (waiting.size > 0 || performance.now() - changedAt < quietMs) {
        await pass(quietMs / 10);
        if (performance.now() - start < mostMs) continue;
        const names = [...waiting].map((request) => request.url()).join(', ');
        throw new Error(`The page did not finish loading. Pending requests: ${names || 'none'}.`);
      }
    },
  };
}
