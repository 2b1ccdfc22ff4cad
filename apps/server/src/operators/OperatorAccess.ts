import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { isThisMachine } from '../config/identitySchema.ts';
import { RateLimit } from '../problem/RateLimit.ts';
import { rateLimits } from '../problem/rateLimits.ts';
import { senderOf } from '../problem/senderOf.ts';

/** Duration of a session in seconds. */
const sessionSeconds = 8 * 3600;

const cookieName = 'operator';
/** Operators' pages are below this path; the cookie is sent only there. */
const cookiePath = '/stats';

/** Marks sessions that use the server's own key, which cannot be revoked while it runs. */
const ownKey = 'server';

/** Headers of proxies. A request with one of them did not come from this machine. */
const proxyHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'];

/** Options of access to operators' pages. */
export interface OperatorOptions {
  readonly key: string;
  /** Whether the server listens only on this machine, where no key is needed. */
  readonly isLocalUse: boolean;
  /** Whether browsers reach the server over https. */
  readonly isSecure: boolean;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: (() => number) | undefined;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: (() => number) | undefined;
}

/** Keys that operators created, with the scope `operator`. */
export interface OperatorKeys {
  /** The key that a secret belongs to; undefined if there is none. */
  keyOf(secret: string, scope: 'operator'): Promise<string | undefined>;
  /** Whether a key is not revoked. */
  isActive(key: string): Promise<boolean>;
}

/**
 * Decides who may open the operators' pages: this machine in local use, and anyone with the key.
 */
export class OperatorAccess {
  readonly #options: OperatorOptions;
  readonly #attempts: RateLimit;
  #stored: OperatorKeys | undefined;

  constructor(options: OperatorOptions) {
    this.#options = options;
    this.#attempts = new RateLimit(rateLimits.operatorKeys, options.monotonicNow);
  }

  /** Also accepts the secrets of keys with the scope `operator`. */
  acceptStored(stored: OperatorKeys): void {
    this.#stored = stored;
  }

  /**
   * Whether a request comes from an operator: from this machine in local use, with the session
   * cookie, or with `Authorization: Bearer <key>`.
   *
   * @throws RequestProblem 429 after too many wrong keys
   */
  async isOperator(context: Context): Promise<boolean> {
    if (this.#isLocal(context)) return true;
    const bearer = /^Bearer +(\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    if (bearer !== undefined) return (await this.#check(context, bearer)) !== undefined;
    const session = await getSignedCookie(context, this.#signingKey(), cookieName);
    if (typeof session !== 'string') return false;
    const [expires, key = ownKey] = session.split(':');
    if (Number(expires) <= this.#now()) return false;
    return key === ownKey || (await this.#stored?.isActive(key)) === true;
  }

  /**
   * Starts a session if the key is correct.
   *
   * @returns false for a wrong key
   * @throws RequestProblem 429 after too many wrong keys
   */
  async signIn(context: Context, key: string): Promise<boolean> {
    const known = await this.#check(context, key);
    if (known === undefined) return false;
    const session = `${this.#now() + sessionSeconds * 1000}:${known}`;
    await setSignedCookie(context, cookieName, session, this.#signingKey(), {
      path: cookiePath,
      maxAge: sessionSeconds,
      httpOnly: true,
      sameSite: 'Strict',
      secure: this.#options.isSecure,
    });
    return true;
  }

  /** Ends the session of a browser. */
  signOut(context: Context): void {
    deleteCookie(context, cookieName, { path: cookiePath });
  }

  /** The key that a secret belongs to; undefined for a wrong one. */
  async #check(context: Context, given: string): Promise<string | undefined> {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    // Comparing digests in constant time reveals neither content nor length.
    if (timingSafeEqual(digest(given), digest(this.#options.key))) return ownKey;
    if (given.startsWith('sk_')) {
      const key = await this.#stored?.keyOf(given, 'operator');
      if (key !== undefined) return key;
    }
    const allowance = this.#attempts.take(senderOf(context));
    if (!allowance.isAllowed) throw this.#attempts.problem('wrong operator keys', allowance);
    return undefined;
  }

  /**
   * In local use, the server listens on a loopback address, but a proxy could forward requests to
   * it.
   */
  #isLocal({ req }: Context): boolean {
    if (!this.#options.isLocalUse || !isThisMachine(new URL(req.url).hostname)) return false;
    return proxyHeaders.every((name) => req.header(name) === undefined);
  }

  #signingKey(): string {
    return `operator session:${this.#options.key}`;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
