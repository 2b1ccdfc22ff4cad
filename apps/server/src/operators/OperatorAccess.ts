import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { isThisMachine } from '../config/identitySchema.ts';
import { RateLimit } from '../problem/RateLimit.ts';
import { senderOf } from '../problem/senderOf.ts';

/** Seconds that a sign-in lasts. */
const sessionSeconds = 8 * 3600;
/** Wrong keys that one address may send in ten minutes. */
const mostAttempts = 10;
const windowSeconds = 600;

const cookieName = 'operator';
/** Operators' pages are below it; the cookie is sent nowhere else. */
const cookiePath = '/stats';

/** Headers of a proxy: a request that has one did not come from this machine. */
const proxyHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'];

/** How operators' pages are opened. */
export interface OperatorOptions {
  readonly key: string;
  /** Whether the server listens for this machine alone, which then needs no key. */
  readonly isLocalUse: boolean;
  /** Whether browsers reach the server over https. */
  readonly isSecure: boolean;
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: (() => number) | undefined;
  /** Milliseconds that never run backwards. Default: `performance.now()`. */
  readonly monotonicNow?: (() => number) | undefined;
}

/** Decides who may open the operators' pages: this machine in local use, and who knows the key. */
export class OperatorAccess {
  readonly #options: OperatorOptions;
  readonly #attempts: RateLimit;
  #isStored: (secret: string) => Promise<boolean> = () => Promise.resolve(false);

  constructor(options: OperatorOptions) {
    this.#options = options;
    this.#attempts = new RateLimit(mostAttempts, windowSeconds, options.monotonicNow);
  }

  /** Also accepts the secrets of keys with the scope `operator`. */
  acceptStored(isStored: (secret: string) => Promise<boolean>): void {
    this.#isStored = isStored;
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
    if (bearer !== undefined) return this.#isKey(context, bearer);
    const session = await getSignedCookie(context, this.#signingKey(), cookieName);
    return typeof session === 'string' && Number(session) > this.#now();
  }

  /**
   * Starts a session for who knows the key.
   *
   * @returns false for a wrong key
   * @throws RequestProblem 429 after too many wrong keys
   */
  async signIn(context: Context, key: string): Promise<boolean> {
    if (!(await this.#isKey(context, key))) return false;
    const expires = String(this.#now() + sessionSeconds * 1000);
    await setSignedCookie(context, cookieName, expires, this.#signingKey(), {
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

  async #isKey(context: Context, given: string): Promise<boolean> {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    // Digests are compared, so that the time taken reveals neither content nor length.
    if (timingSafeEqual(digest(given), digest(this.#options.key))) return true;
    if (given.startsWith('sk_') && (await this.#isStored(given))) return true;
    const allowance = this.#attempts.take(senderOf(context));
    if (!allowance.isAllowed) throw this.#attempts.problem('wrong operator keys', allowance);
    return false;
  }

  /** In local use, the server listens on a loopback address; a proxy could still forward to it. */
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
