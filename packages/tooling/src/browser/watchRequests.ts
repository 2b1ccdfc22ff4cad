import { setTimeout as pass } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** A page that has asked for nothing new this long has what it wants. */
const quietMs = 1000;
/** Far longer than any page takes: one that never ends asking is a fault. */
const mostMs = 90_000;

/** What a page asks for. */
export interface RequestWatch {
  /**
   * Waits until the page and its frames have asked for nothing for a second, and all that they
   * asked for has come or failed.
   *
   * @throws Error that names what does not come, when it takes more than a minute and a half.
   */
  quiet(): Promise<void>;
}

/**
 * Follows the requests of a page. Call it before the page is opened. Playwright's own wait for
 * `networkidle` sometimes never ends, with every request answered, where a page has a frame whose
 * document a test answers.
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
    // The event's name is one type for the compiler, and each has a listener of its own.
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
        throw new Error(`The page does not come to rest; it waits for: ${names || 'nothing'}.`);
      }
    },
  };
}
