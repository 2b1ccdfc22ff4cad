/** The properties of a request that determine its {@link RequestKind}. */
export interface AskedRequest {
  readonly method: string;
  readonly url: string;
  readonly isNavigation: boolean;
}

/**
 * How the worker handles a request. `page` and `venue` use the network first, and the cache
 * offline; `program` never changes; `token` may fail; the worker ignores `other`.
 */
export type RequestKind = 'page' | 'program' | 'token' | 'venue' | 'other';

const venuePath = /^\/api\/v1\/venues\/[^/]+\/bundle$/;
const bundlePath = /\.(zip|mvf)$/i;

/**
 * Classifies a request of a viewer page.
 *
 * @param scope - URL of the viewer, with a trailing slash
 */
export function requestKind(request: AskedRequest, scope: string): RequestKind {
  const url = new URL(request.url);
  const viewer = new URL(scope);
  if (isPrivate(url)) return 'other';
  const isOwn = url.origin === viewer.origin;
  switch (request.method) {
    case 'POST':
      return isOwn && url.pathname === '/api/v1/token' ? 'token' : 'other';
    case 'GET':
      if (!request.isNavigation) return kindOfFile(url, viewer, isOwn);
      return isOwn && url.pathname === viewer.pathname ? 'page' : 'other';
    default:
      return 'other';
  }
}

function kindOfFile(url: URL, viewer: URL, isOwn: boolean): RequestKind {
  if (isOwn && url.pathname.startsWith(`${viewer.pathname}assets/`)) return 'program';
  if (isOwn && venuePath.test(url.pathname)) return 'venue';
  return bundlePath.test(url.pathname) ? 'venue' : 'other';
}

/** Whether a URL grants access to a private map, which is never cached. */
export function isPrivate(url: URL): boolean {
  return url.searchParams.has('access');
}

/**
 * Whether the requesting page shows this venue and is public.
 *
 * @param page - URL of the page; undefined if the browser does not provide it
 */
export function isOfPublicPage(page: string | undefined, requested: string): boolean {
  if (page === undefined) return false;
  const address = new URL(page);
  if (isPrivate(address)) return false;
  const { origin, pathname, href } = new URL(requested);
  if (origin === address.origin && venuePath.test(pathname)) return true;
  const named = address.searchParams.get('venue') ?? '';
  return URL.canParse(named, page) && new URL(named, page).href === href;
}

/** Whether a response may be cached: it is complete, and the server does not forbid it. */
export function isKeepable(status: number, cacheControl: string | null): boolean {
  return status === 200 && !/\bno-store\b/i.test(cacheControl ?? '');
}

/** Whether a response denies access to the venue, so that the cached copy must be deleted. */
export function isRefusal(status: number): boolean {
  return [401, 403, 404, 410].includes(status);
}
