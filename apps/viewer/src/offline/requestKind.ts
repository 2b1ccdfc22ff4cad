/** What is known of a request. */
export interface AskedRequest {
  readonly method: string;
  readonly url: string;
  readonly isNavigation: boolean;
}

/**
 * How a request is answered. `page` and `venue` come from the network, and from the copy where there
 * is none; `program` never changes; `token` may be missing; the worker leaves `other` alone.
 */
export type RequestKind = 'page' | 'program' | 'token' | 'venue' | 'other';

const venuePath = /^\/api\/v1\/venues\/[^/]+\/bundle$/;
const bundlePath = /\.(zip|mvf)$/i;

/**
 * Sorts a request of a page of the viewer.
 *
 * @param scope - address of the viewer, with a slash at its end
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

/** Whether an address holds what opens a private map: nothing of such a map is ever kept. */
export function isPrivate(url: URL): boolean {
  return url.searchParams.has('access');
}

/**
 * Whether the page that asks is the one that shows this venue, and everybody may see it.
 *
 * @param page - address of the page; undefined where the browser does not tell
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

/** Whether an answer may be kept: whole, and not said to be gone with its page. */
export function isKeepable(status: number, cacheControl: string | null): boolean {
  return status === 200 && !/\bno-store\b/i.test(cacheControl ?? '');
}

/** Whether an answer says that the venue may not be seen, or not any more: its copy goes as well. */
export function isRefusal(status: number): boolean {
  return [401, 403, 404, 410].includes(status);
}
