import type { Page } from '@playwright/test';
import { origin } from '../address.ts';

/** What a page did that a reader must never meet. The lists grow while the page lives. */
export interface PageWatch {
  /** Errors printed to the console and errors nobody caught; refused content is among them. */
  readonly errors: readonly string[];
  /** Addresses on other hosts that were asked for. */
  readonly foreignRequests: readonly string[];
}

/** Listens to a page from now on. Call it before the page is opened. */
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
