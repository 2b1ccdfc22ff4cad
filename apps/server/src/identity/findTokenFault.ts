import {
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type ProtectedHeaderParameters,
} from 'jose';
import { KeysUnreachable, type TokenFault, type TokenRules } from './TokenRules.ts';

/** Allowed clock skew between provider and server, in seconds. */
const clockToleranceSeconds = 30;
/** Longer tokens are rejected without parsing. */
const longestToken = 8192;
/** Header parameters that could contain a key or point to one. */
const ownKeys = ['jwk', 'jku', 'x5c', 'x5u'] as const;

/**
 * Checks an access token: signature by a published key, issuer, audience, time, client, and scope.
 *
 * @param now - milliseconds since 1970
 * @returns undefined for a valid token.
 * @throws KeysUnreachable if the provider's keys are not available.
 */
export async function findTokenFault(
  token: string,
  rules: TokenRules,
  now: number,
): Promise<TokenFault | undefined> {
  const reason = faultOfHeader(readHeader(token), rules);
  if (reason !== undefined) return invalid(reason);
  try {
    const { payload } = await jwtVerify(token, rules.findKey, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: [...rules.algorithms],
      requiredClaims: ['exp', 'sub'],
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(now),
      ...(rules.isTyped ? { typ: 'at+jwt' } : {}),
    });
    return faultOfClaims(payload, rules, now);
  } catch (error) {
    return invalid(reasonOf(error));
  }
}

function invalid(reason: string): TokenFault {
  return { status: 401, error: 'invalid_token', reason };
}

function readHeader(token: string): ProtectedHeaderParameters | undefined {
  if (token.length > longestToken) return undefined;
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}

function faultOfHeader(
  header: ProtectedHeaderParameters | undefined,
  { algorithms }: TokenRules,
): string | undefined {
  if (header === undefined) return 'is not a signed token';
  if (header.alg === undefined || !algorithms.includes(header.alg)) {
    return 'is signed with an algorithm that is not accepted';
  }
  if (ownKeys.some((name) => name in header)) return 'contains its own key';
  if (typeof header.kid !== 'string' || header.kid === '') return 'does not name its key';
  return undefined;
}

function faultOfClaims(
  payload: JWTPayload,
  rules: TokenRules,
  now: number,
): TokenFault | undefined {
  if (payload.iat !== undefined && payload.iat > now / 1000 + clockToleranceSeconds) {
    return invalid('says it was issued in the future; the clock of this server may be slow');
  }
  const client = payload['client_id'] ?? payload['azp'];
  if (client !== rules.clientId) return refused('was issued to another client');
  const scopes = scopesIn(payload['scope'] ?? payload['scp']);
  if (rules.requiredScope !== '' && !scopes.includes(rules.requiredScope)) {
    return refused(`lacks the scope ${rules.requiredScope}`);
  }
  if (rules.isAlive?.(payload) === false) return invalid('was revoked');
  return undefined;
}

function refused(reason: string): TokenFault {
  return { status: 403, error: 'insufficient_scope', reason };
}

const claimReasons: Readonly<Record<string, string>> = {
  iss: 'was issued by another provider',
  aud: 'has a different audience',
  nbf: 'is not valid yet; the clock of this server may be slow',
  exp: 'does not say when it expires',
  sub: 'has no subject',
  typ: 'is not an access token',
};

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'has expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return claimReasons[error.claim] ?? 'has an invalid claim';
  }
  if (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  ) {
    return 'is signed with a key that the provider does not publish';
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'has an invalid signature';
  const isOfToken =
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JOSEAlgNotAllowed;
  if (isOfToken) return 'is not a signed token, or is malformed';
  throw error instanceof KeysUnreachable
    ? error
    : new KeysUnreachable('The keys of the provider are not available.', { cause: error });
}

/** Providers write scopes as a string or as a list. */
function scopesIn(claim: unknown): readonly string[] {
  const texts: readonly unknown[] = [claim].flat();
  return texts.flatMap((text) => (typeof text === 'string' ? text.split(/[ ,]/) : []));
}
