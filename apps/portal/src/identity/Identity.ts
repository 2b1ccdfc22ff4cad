import type { Account } from './SignInClient.ts';

/** Whether a reader is signed in, and why not. */
export interface IdentityState {
  readonly status: 'loading' | 'signedOut' | 'signedIn' | 'failed';
  /** Who is signed in. */
  readonly account?: Account;
  /** What went wrong and what to do about it; also when signed out, after a sign-in that failed. */
  readonly error?: string;
}

/** The state, and what a reader can do about it. */
export interface Identity extends IdentityState {
  /** Whether this site has a provider at all. */
  readonly isOffered: boolean;
  /** Leaves for the provider. @param returnTo - path, query and hash; default: this place */
  readonly signIn: (returnTo?: string) => Promise<void>;
  /** Ends the session here and at the provider. */
  readonly signOut: () => Promise<void>;
  /**
   * A token that is good for another while.
   *
   * @throws SignInFailure when the reader is not signed in, or no longer.
   */
  readonly getAccessToken: () => Promise<string>;
}
