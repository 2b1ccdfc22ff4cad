import type { Scope } from '@mezzanine/api-contract/operation';

/** Who asks, as the token says. */
export interface Caller {
  /** What belongs to the key that the token was issued for. */
  readonly workspace: string;
  /** What the key may do. */
  readonly scopes: readonly Scope[];
  /** The one venue that it reads, where it comes with a link to a private map. Default: all. */
  readonly onlyVenue?: string;
}

/** Who needs no token. */
export const anybody: Caller = { workspace: '', scopes: [] };

/** Whether a caller may change the venues of the workspace, and read private ones. */
export function mayWrite({ scopes }: Caller): boolean {
  return scopes.includes('write');
}

/** Whether a caller has a key that can do nothing but read, such as the demo key. */
export function onlyReads({ scopes, onlyVenue }: Caller): boolean {
  return onlyVenue === undefined && scopes.length === 1 && scopes[0] === 'read';
}
