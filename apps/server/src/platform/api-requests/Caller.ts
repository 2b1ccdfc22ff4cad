import type { Scope } from '@mezzanine/api-contract/operation';
import type { SeenVenue } from '../venue-content/SeenVenue.ts';

/** The caller of an operation, according to its token. */
export interface Caller {
  /** Workspace of the key that the token was issued for. */
  readonly workspace: string;
  /** What the key allows. */
  readonly scopes: readonly Scope[];
  /** The only venue that the caller can read, for links to private maps. Default: all. */
  readonly onlyVenue?: string;
  /** The venue of the request, if it only reads: the body of a write can arrive much later. */
  readonly seen?: SeenVenue;
}

/** A caller without a token. */
export const anybody: Caller = { workspace: '', scopes: [] };

/** Whether a caller may change the venues of the workspace, and read private ones. */
export function mayWrite({ scopes }: Caller): boolean {
  return scopes.includes('write');
}

/** Whether a caller has a read-only key, such as the demo key. */
export function onlyReads({ scopes, onlyVenue }: Caller): boolean {
  return onlyVenue === undefined && scopes.length === 1 && scopes[0] === 'read';
}
