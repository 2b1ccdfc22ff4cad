/** Who asks, as the token says. */
export interface Caller {
  /** What belongs to the key that the token was issued for. */
  readonly workspace: string;
  readonly mayWrite: boolean;
}

/** Who needs no token. */
export const anybody: Caller = { workspace: '', mayWrite: false };
