import {
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { SignInFailure } from './SignInFailure.ts';

/** Seconds by which the clocks of reader and provider may differ. */
const clockToleranceSeconds = 60;
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** Parts of a header by which a token would bring its own key, or say where one is. */
const ownKeys = ['jwk', 'jku', 'x5c', 'x5u'];

/** What an ID token must be like. */
export interface IdTokenRules {
  readonly issuer: string;
  readonly clientId: string;
  /** That of this very request. */
  readonly nonce: string;
  /** Finds the published key that the token's header names. */
  readonly findKey: JWTVerifyGetKey;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Checks an ID token as OpenID Connect Core 3.1.3.7 has it, its signature included.
 *
 * @throws SignInFailure `clock` when its times do not fit, `refused` for all else,
 *   `unreachable` when the keys cannot be had.
 */
export async function verifyIdToken(token: string, rules: IdTokenRules): Promise<JWTPayload> {
  try {
    const header = decodeProtectedHeader(token);
    if (typeof header.kid !== 'string' || ownKeys.some((name) => name in header)) {
      throw new SignInFailure('refused');
    }
    const { payload } = await jwtVerify(token, rules.findKey, {
      issuer: rules.issuer,
      audience: rules.clientId,
      algorithms,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(rules.now),
    });
    return checkClaims(payload, rules);
  } catch (error) {
    throw explain(error);
  }
}

function checkClaims(payload: JWTPayload, { clientId, nonce, now }: IdTokenRules): JWTPayload {
  const { azp } = payload;
  const isOfOther =
    azp === undefined ? Array.isArray(payload.aud) && payload.aud.length > 1 : azp !== clientId;
  if (payload['nonce'] !== nonce || isOfOther) throw new SignInFailure('refused');
  if ((payload.iat ?? 0) > now / 1000 + clockToleranceSeconds) throw new SignInFailure('clock');
  return payload;
}

function explain(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  const isOfTime =
    error instanceof errors.JWTExpired ||
    (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf');
  if (isOfTime) return new SignInFailure('clock', { cause: error });
  const isOfNetwork = error instanceof errors.JWKSTimeout || error instanceof TypeError;
  const isOfToken = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
  return new SignInFailure(isOfNetwork || !isOfToken ? 'unreachable' : 'refused', { cause: error });
}
