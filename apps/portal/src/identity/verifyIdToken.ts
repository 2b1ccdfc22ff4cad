import {
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { SignInFailure } from './SignInFailure.ts';

/** Allowed difference between the clocks of user and provider, in seconds. */
const clockToleranceSeconds = 60;
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** Header fields that could contain a key or point to one. */
const ownKeys = ['jwk', 'jku', 'x5c', 'x5u'];

/** Requirements of an ID token. */
export interface IdTokenRules {
  readonly issuer: string;
  readonly clientId: string;
  /** Nonce of this request. */
  readonly nonce: string;
  /** Finds the published key with the key id of the header. */
  readonly findKey: JWTVerifyGetKey;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Verifies an ID token as defined by OpenID Connect Core 3.1.3.7, including its signature.
 *
 * @throws SignInFailure `clock` if its times are invalid, `unreachable` if the keys cannot be
 *   loaded, otherwise `refused`
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
