import type { Account } from './SignInClient.ts';

/** Whether a user is signed in, and if not, why. */
export interface IdentityState {
  readonly status: 'loading' | 'signedOut' | 'signedIn' | 'failed';
  /** The signed-in user. */
  readonly account?: Account;
  /** What went wrong and how to fix it, for example after a failed sign-in. */
  readonly error?: string;
}

/** The state, with actions to change it. */
export interface Identity extends IdentityState {
  /** Whether this site has a provider. */
  readonly isOffered: boolean;
  /** Redirects to the provider. @param returnTo - path, query, and fragment; default: the current ones */
  readonly signIn: (returnTo?: string) => Promise<void>;
  /** Ends the session on this site and at the provider. */
  readonly signOut: () => Promise<void>;
  /**
   * Returns a token that is valid for some time.
   *
   * @throws SignInFailure if the user is not signed in, or not any more
   */
  readonly getAccessToken: () => Promise<string>;
}
