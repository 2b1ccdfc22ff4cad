/** Who asks, as the token says. */
export interface Caller {
  /** What belongs to the key that the token was issued for. */
  readonly workspace: string;
  readonly mayWrite: boolean;
  /** The one venue that it reads, where it comes with a link to a private map. Default: all. */
  readonly onlyVenue?: string;
}

/** Who needs no token. */
export const anybody: Caller = { workspace: '', mayWrite: false };
