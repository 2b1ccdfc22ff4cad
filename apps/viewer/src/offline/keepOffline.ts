import type { VenueSource } from '@mezzanine/react-sdk';
import { isPrivate } from './requestKind.ts';

/** The browser APIs that this needs. */
export interface OfflineBrowser {
  readonly location: { readonly href: string };
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly fetch: typeof fetch;
}

/**
 * Caches this page and its venue, so that they open without a network. Private maps are not
 * cached, and unsupported browsers are ignored.
 *
 * @param source - the venue that the page shows
 */
export async function keepOffline(
  source: VenueSource,
  browser: OfflineBrowser = window,
): Promise<void> {
  const { serviceWorker } = browser.navigator;
  const page = new URL(browser.location.href);
  if (serviceWorker === undefined || isPrivate(page)) return;
  try {
    const isFirstVisit = serviceWorker.controller === null;
    const scope = new URL('.', page).pathname;
    await serviceWorker.register(`${scope}sw.js`, { scope, updateViaCache: 'none' });
    if (!isFirstVisit) return;
    await becomesController(serviceWorker);
    await requestAgain(source, browser.fetch);
  } catch {
    // Browsers reject this in private windows and if storage is disabled; the map still works.
  }
}

async function becomesController(serviceWorker: ServiceWorkerContainer): Promise<void> {
  if (serviceWorker.controller !== null) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/**
 * The venue was loaded before the worker started. Loading it again is cheap, because it is in the
 * HTTP cache.
 */
async function requestAgain(source: VenueSource, get: typeof fetch): Promise<void> {
  if (typeof source === 'string') {
    await get(source);
    return;
  }
  if (!('key' in source)) return;
  const { key, secret, venueId, baseUrl } = source;
  const api = new URL('api/v1/', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const answer = await get(new URL('token', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, secret }),
  });
  const { accessToken } = (await answer.json()) as { readonly accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  await get(new URL(`venues/${encodeURIComponent(venueId)}/bundle`, api), { headers });
}
