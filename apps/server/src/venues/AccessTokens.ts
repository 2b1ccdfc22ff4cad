import { createHash, timingSafeEqual } from 'node:crypto';
import { sign, verify } from 'hono/jwt';

/** A key and its secret, as a developer holds them. */
export interface KeyPair {
  readonly key: string;
  readonly secret: string;
}

/** Seconds that a token opens bundles for. */
export const tokenLifetimeSeconds = 900;

const issuer = 'mezzanine-server';
const audience = 'venues';

/**
 * Short-lived tokens for a known key and secret, signed with a secret of this server. Where that
 * secret is made anew at every start, a restart ends all tokens; clients ask for a new one on 401.
 */
export class AccessTokens {
  readonly #signingSecret: string;
  readonly #pair: KeyPair;
  readonly #now: () => number;

  /** @param now Milliseconds since 1970. Default: the clock. */
  constructor(signingSecret: string, pair: KeyPair, now: () => number = Date.now) {
    this.#signingSecret = signingSecret;
    this.#pair = pair;
    this.#now = now;
  }

  /** @returns undefined for a wrong key or secret, without telling which. */
  async issue(given: KeyPair): Promise<string | undefined> {
    const isKey = isSame(given.key, this.#pair.key);
    const isSecret = isSame(given.secret, this.#pair.secret);
    if (!isKey || !isSecret) return undefined;
    const issuedAt = Math.floor(this.#now() / 1000);
    return sign(
      { iss: issuer, aud: audience, iat: issuedAt, exp: issuedAt + tokenLifetimeSeconds },
      this.#signingSecret,
      'HS256',
    );
  }

  /** Why a token does not open anything; undefined when it does. */
  async findFault(token: string): Promise<'expired' | 'invalid' | undefined> {
    try {
      // The library compares with its own clock; here the token's own claim is compared instead.
      const checks = { alg: 'HS256', iss: issuer, aud: audience, exp: false, iat: false } as const;
      const claims = await verify(token, this.#signingSecret, checks);
      return Number(claims.exp) * 1000 > this.#now() ? undefined : 'expired';
    } catch {
      return 'invalid';
    }
  }
}

/** Compares digests, so that the time taken tells neither content nor length. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
