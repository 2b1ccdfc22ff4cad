import type { JWTPayload, JWTVerifyGetKey } from 'jose';

/** What an access token must be like to open example bundles. */
export interface TokenRules {
  /** Who must have issued it, to the letter. */
  readonly issuer: string;
  readonly audience: string;
  /** The one client whose tokens are taken. */
  readonly clientId: string;
  /** Empty: none is needed. */
  readonly requiredScope: string;
  readonly algorithms: readonly string[];
  /** Whether its header must say `at+jwt` (RFC 9068), which not every provider does. */
  readonly isTyped: boolean;
  /** Finds the published key that the token's header names. */
  readonly findKey: JWTVerifyGetKey;
  /** Whether a token with right claims was not taken back. Default: only its time ends it. */
  readonly isAlive?: (claims: JWTPayload) => boolean;
}

/** Why a token opens nothing, as RFC 6750 tells it. */
export interface TokenFault {
  readonly status: 401 | 403;
  readonly error: 'invalid_token' | 'insufficient_scope';
  /** Completes "The access token …". */
  readonly reason: string;
}

/** The provider's keys cannot be had: whether a token is good, nobody knows. */
export class KeysUnreachable extends Error {
  override readonly name = 'KeysUnreachable';
}
