import type { VenueSource } from '@mezzanine/react-sdk';
import { isPrivate } from './requestKind.ts';

/** The parts of a browser that this uses. */
export interface OfflineBrowser {
  readonly location: { readonly href: string };
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly fetch: typeof fetch;
}

/**
 * Makes that this page, and the venue that it shows, open without a network from now on. Private
 * maps are not kept, and a browser that cannot do it does without.
 *
 * @param source - what is shown
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
    await askAgain(source, browser.fetch);
  } catch {
    // Browsers refuse it in private windows and where storage is off: the map is there all the same.
  }
}

async function becomesController(serviceWorker: ServiceWorkerContainer): Promise<void> {
  if (serviceWorker.controller !== null) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** The venue came before the worker was there; the browser's own copy answers, so it costs little. */
async function askAgain(source: VenueSource, get: typeof fetch): Promise<void> {
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
