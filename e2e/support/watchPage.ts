import type { Page } from '@playwright/test';
import { origin } from '../address.ts';

/** Problems of a page. The lists grow while the page is open. */
export interface PageWatch {
  /** Console errors and uncaught errors, including blocked content. */
  readonly errors: readonly string[];
  /** Requested URLs on other hosts. */
  readonly foreignRequests: readonly string[];
}

/** Records problems of a page. Call it before the page is opened. */
export function watchPage(page: Page, ownOrigin = origin): PageWatch {
  const errors: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isNetwork = /^(https?|wss?):$/.test(url.protocol);
    if (isNetwork && url.origin !== ownOrigin) foreignRequests.push(request.url());
  });
  return { errors, foreignRequests };
}
