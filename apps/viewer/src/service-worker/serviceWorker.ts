/**
 * The viewer's service worker, which makes the app and the opened venues available offline. Built
 * to `/viewer/sw.js`; `offline/requestKind.ts` has the rules.
 */
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isKeepable, isOfPublicPage, isRefusal, requestKind } from '../offline/requestKind.ts';

/** Files of the app, from the build. */
declare const PRECACHED: readonly { readonly url: string; readonly revision: string | null }[];

declare const self: ServiceWorkerGlobalScope;

const { scope: viewer } = self.registration;

const VENUES = 'viewer-venues';
const KEPT_VENUES = 12;
const KEPT_PROGRAMS = 60;
/** After this time the cached copy is used, because the network may not respond at all. */
const PATIENCE_SECONDS = 6;
const WITHOUT_NETWORK = 'without-network';

precache([...PRECACHED]);
cleanupOutdatedCaches();
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The types of the library do not allow `undefined` for optional hooks. */
const keepAtMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const kindOf = (request: Request) =>
  requestKind(
    { url: request.url, method: request.method, isNavigation: request.mode === 'navigate' },
    viewer,
  );

registerRoute(
  ({ request }) => kindOf(request) === 'page',
  async ({ request }) => {
    const own = () => matchPrecache(viewer);
    try {
      const answer = await fetch(request);
      return answer.status < 500 ? answer : ((await own()) ?? answer);
    } catch {
      return (await own()) ?? Response.error();
    }
  },
);

// Precached files are found here too, because their names contain digests.
registerRoute(
  ({ request }) => kindOf(request) === 'program',
  new CacheFirst({
    cacheName: 'viewer-programs',
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await matchPrecache(request)),
      },
      keepAtMost(KEPT_PROGRAMS),
    ],
  }),
);

// Offline, the cached copy needs no token, but the app requests one anyway.
registerRoute(
  ({ request }) => kindOf(request) === 'token',
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return Response.json({ accessToken: WITHOUT_NETWORK, tokenType: 'Bearer', expiresIn: 60 });
    }
  },
  'POST',
);

const venues = new NetworkFirst({
  cacheName: VENUES,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Removes the token, so that a venue is cached once for all users.
      cacheKeyWillBeUsed: async ({ request }) => new Request(request.url),
      cacheWillUpdate: async ({ response }) =>
        isKeepable(response.status, response.headers.get('Cache-Control')) ? response : null,
      fetchDidSucceed: async ({ request, response }) => {
        if (isRefusal(response.status)) await forget(request.url);
        return response;
      },
    },
    keepAtMost(KEPT_VENUES),
  ],
});

registerRoute(
  ({ request }) => kindOf(request) === 'venue',
  async (options) => {
    const { request, event } = options;
    const page = await self.clients.get((event as FetchEvent).clientId);
    if (!isOfPublicPage(page?.url, request.url)) return fetch(request);
    const isOffline = request.headers.get('Authorization') === `Bearer ${WITHOUT_NETWORK}`;
    return isOffline ? ((await copyOf(request.url)) ?? Response.error()) : venues.handle(options);
  },
);

// Icons and the web manifest, which are precached under stable names.
addRoute({ ignoreURLParametersMatching: [] });

async function copyOf(url: string): Promise<Response | undefined> {
  return (await caches.open(VENUES)).match(url, { ignoreVary: true });
}

async function forget(url: string): Promise<void> {
  await (await caches.open(VENUES)).delete(url, { ignoreVary: true });
}
