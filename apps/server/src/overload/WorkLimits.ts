import { tryDecodeURI } from 'hono/utils/url';
import { areaOf } from '../areaOf.ts';

/** Kinds of requests. Health checks and operators' pages have no kind, and are always accepted. */
export type WorkKind = 'directions' | 'pictures' | 'api' | 'assistants' | 'search' | 'documents';

/**
 * Maximum number of concurrent requests per kind. Directions and searches are computed one after
 * another in a few milliseconds each (`TurnQueue`), so more would only wait until their clients
 * time out. Documents are served from memory, so their limit only protects against clients that
 * read slowly.
 */
export const mostUnderWay: Readonly<Record<WorkKind, number>> = {
  directions: 40,
  // Each takes ten times as long as directions.
  pictures: 20,
  api: 200,
  // Assistants search, and compute directions.
  assistants: 40,
  search: 40,
  documents: 1000,
};

/**
 * The kind of a request; undefined for those that are always accepted.
 *
 * @param target - the target of the request line: a path with or without its query, or a URL
 */
export function workKindOf(target: string): WorkKind | undefined {
  const path = routedPathOf(target);
  if (/^\/api\/v1\/venues\/[^/]+\/directions$/.test(path)) return 'directions';
  if (/^\/api\/v1\/venues\/[^/]+\/floors\/[^/]+$/.test(path)) return 'pictures';
  const area = areaOf(path);
  if (area === 'operations') return undefined;
  const isCounted = area === 'api' || area === 'assistants' || area === 'search';
  return isCounted ? area : 'documents';
}

/**
 * The path that routes are matched with. Without it, `/%61pi/…`, `/x/../api/…`, and a complete URL would
 * count as documents, which have a larger limit.
 */
function routedPathOf(target: string): string {
  const url = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(url) ? tryDecodeURI(new URL(url).pathname) : target;
}
