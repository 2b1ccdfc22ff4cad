import type { JWTPayload, JWTVerifyGetKey } from 'jose';

/** Requirements for access tokens that open example bundles. */
export interface TokenRules {
  /** Required issuer, compared exactly. */
  readonly issuer: string;
  readonly audience: string;
  /** The only client whose tokens are accepted. */
  readonly clientId: string;
  /** Required scopes. Empty: none. */
  readonly requiredScope: string;
  readonly algorithms: readonly string[];
  /** Whether the header must say `at+jwt` (RFC 9068), which not every provider does. */
  readonly isTyped: boolean;
  /** Finds the published key that the token's header names. */
  readonly findKey: JWTVerifyGetKey;
  /** Whether a token with valid claims is not revoked. Default: tokens only expire. */
  readonly isAlive?: (claims: JWTPayload) => boolean;
}

/** Why a token is rejected, in the terms of RFC 6750. */
export interface TokenFault {
  readonly status: 401 | 403;
  readonly error: 'invalid_token' | 'insufficient_scope';
  /** Completes "The access token …". */
  readonly reason: string;
}

/** The provider's keys are not available, so tokens cannot be verified. */
export class KeysUnreachable extends Error {
  override readonly name = 'KeysUnreachable';
}
