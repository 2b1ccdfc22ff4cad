import { createHash, timingSafeEqual } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import { type Scope, scopes as allScopes } from '@mezzanine/api-contract/operation';
import type { ApiKeys } from '../platform/keys/ApiKeys.ts';
import type { Caller } from '../platform/api-requests/Caller.ts';
import { outageOf } from '../platform/database/databaseOutage.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';

/** A key and its secret. */
export interface KeyPair {
  readonly key: string;
  readonly secret: string;
}

/** A key pair and its access. */
export interface WorkspaceKey extends KeyPair {
  readonly workspace: string;
  /** What it allows. */
  readonly scopes: readonly Scope[];
}

/** The workspace that the demo venues belong to. */
export const demoWorkspace = 'demo';

/** Lifetime of a token in seconds. */
export const tokenLifetimeSeconds = 900;

/** Maximum number of tokens whose signatures are not verified again. */
const maxVerified = 1000;

const issuer = 'mezzanine-server';
const audience = 'venues';

type Claims = Awaited<ReturnType<typeof verify>>;

/**
 * Short-lived tokens for a known key and secret. Their signing secret is stored, so they stay valid
 * after a restart, and on every server that shares it.
 */
export class AccessTokens {
  readonly #signingSecret: string;
  readonly #keys: readonly WorkspaceKey[];
  readonly #now: () => number;
  /** Claims of tokens with valid signatures. Verifying one takes longer than most requests. */
  readonly #verified = new LRUCache<string, Claims>({ max: maxVerified });
  #stored: ApiKeys | undefined;

  /**
   * @param demo Grants read access to public venues.
   * @param now Milliseconds since 1970. Default: the system clock.
   * @param others Other key pairs.
   */
  constructor(
    signingSecret: string,
    demo: KeyPair,
    now: () => number = Date.now,
    others: readonly WorkspaceKey[] = [],
  ) {
    this.#signingSecret = signingSecret;
    this.#keys = [{ ...demo, workspace: demoWorkspace, scopes: ['read'] }, ...others];
    this.#now = now;
  }

  /** @returns undefined for a wrong key or secret, without revealing which. */
  async issue(given: KeyPair): Promise<string | undefined> {
    // All keys are compared, so that the response time does not reveal which key matched.
    const [found] = this.#keys.filter((one) => {
      const isKey = isSame(given.key, one.key);
      return isSame(given.secret, one.secret) && isKey;
    });
    const granted = found ?? (await this.#stored?.find(given));
    if (granted === undefined) return undefined;
    const { workspace, scopes } = granted;
    // Only stored keys can be revoked. The token contains the key to check.
    const stored = found === undefined ? { key: given.key } : {};
    const issuedAt = Math.floor(this.#now() / 1000);
    const times = { iat: issuedAt, exp: issuedAt + tokenLifetimeSeconds };
    return sign(
      { iss: issuer, aud: audience, ...times, workspace, scopes, ...stored },
      this.#signingSecret,
      'HS256',
    );
  }

  /**
   * Authenticates a request by its Authorization header.
   *
   * @throws RequestProblem 401 that says how to get a token
   */
  async requireCaller(authorization: string | undefined): Promise<Caller> {
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
    const caller = token === undefined ? 'missing' : await this.#read(token);
    if (typeof caller === 'object') return caller;
    const remedy =
      'Get one with POST /api/v1/token and send it as "Authorization: Bearer <token>".';
    const challenge = caller === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
    throw new RequestProblem(401, `The access token is ${caller}. ${remedy}`, {
      'WWW-Authenticate': challenge,
    });
  }

  /** Also accepts the keys that operators create. */
  acceptStored(keys: ApiKeys): void {
    this.#stored = keys;
  }

  async #callerOf(claims: Readonly<Record<string, unknown>>): Promise<Caller | 'invalid'> {
    const { workspace, scopes, key } = claims;
    const isActive = typeof key === 'string' ? await this.#stored?.isActive(key) : true;
    if (isActive !== true) return 'invalid';
    const given: readonly unknown[] = Array.isArray(scopes) ? scopes : [];
    return { workspace: String(workspace), scopes: given.filter(isScope) };
  }

  async #read(token: string): Promise<Caller | 'expired' | 'invalid'> {
    try {
      const claims = this.#verified.get(token) ?? (await this.#verify(token));
      // Never cached: tokens expire, and keys are revoked.
      if (Number(claims.exp) * 1000 <= this.#now()) return 'expired';
      return await this.#callerOf(claims);
    } catch (error) {
      if (error instanceof RequestProblem || outageOf(error) !== undefined) throw error;
      return 'invalid';
    }
  }

  /** @throws an error of the library for a token that this server did not sign */
  async #verify(token: string): Promise<Claims> {
    // The library uses the system clock, so the caller compares the token's claim with ours instead.
    const checks = { alg: 'HS256', iss: issuer, aud: audience, exp: false, iat: false } as const;
    const claims = await verify(token, this.#signingSecret, checks);
    this.#verified.set(token, claims);
    return claims;
  }
}

function isScope(value: unknown): value is Scope {
  return (allScopes as readonly unknown[]).includes(value);
}

/**
 * Compares digests in constant time, so that the response time reveals neither content nor length.
 */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
