import { areaOf } from '../areaOf.ts';

/** Kinds of requests. Health checks and operators' pages are of none, and always answered. */
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
  // They search, and compute directions.
  assistants: 40,
  search: 40,
  documents: 1000,
};

/** The kind of a request by its path; undefined for those that are always accepted. */
export function workKindOf(path: string): WorkKind | undefined {
  if (/^\/api\/v1\/venues\/[^/?]+\/directions(?:\?|$)/.test(path)) return 'directions';
  if (/^\/api\/v1\/venues\/[^/?]+\/floors\/[^/?]+(?:\?|$)/.test(path)) return 'pictures';
  const area = areaOf(path);
  if (area === 'operations') return undefined;
  const isCounted = area === 'api' || area === 'assistants' || area === 'search';
  return isCounted ? area : 'documents';
}
