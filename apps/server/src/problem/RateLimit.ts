import { networkOf } from './networkOf.ts';
import type { Rate } from './rateLimits.ts';
import { RequestProblem } from './RequestProblem.ts';

/** Maximum number of senders in memory. Above it, the oldest are forgotten. */
const maxSenders = 10_000;

/** Number of requests that a sender has left. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly remaining: number;
  /** Seconds until the window ends and the full limit is available again. */
  readonly resetSeconds: number;
}

/**
 * Limits how often a sender may send something within a time window. Senders are kept in memory
 * until their window ends, and nowhere else.
 *
 * Time is monotonic: otherwise, setting the system clock back would limit senders for as long as
 * the correction.
 */
export class RateLimit {
  readonly most: number;
  readonly windowSeconds: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, { readonly since: number; count: number }>();

  /** @param now - monotonic time in milliseconds. Default: `performance.now()` */
  constructor({ most, windowSeconds }: Rate, now: () => number = () => performance.now()) {
    this.most = most;
    this.windowSeconds = windowSeconds;
    this.#now = now;
  }

  /**
   * Counts one more request of a sender.
   *
   * @param address - IP address. All addresses of an IPv6 network of 64 bits are one sender.
   */
  take(address: string): Allowance {
    const sender = networkOf(address);
    const now = this.#now();
    const windowMs = this.windowSeconds * 1000;
    let window = this.#windows.get(sender);
    if (window === undefined || now - window.since >= windowMs) {
      window = { since: now, count: 0 };
      this.#windows.delete(sender);
      this.#windows.set(sender, window);
      this.#forget(now - windowMs);
    }
    window.count += 1;
    return {
      isAllowed: window.count <= this.most,
      remaining: Math.max(0, this.most - window.count),
      resetSeconds: Math.max(1, Math.ceil((window.since + windowMs - now) / 1000)),
    };
  }

  /**
   * The error for a sender above the limit.
   *
   * @param what - what was counted, such as `requests`
   */
  problem(what: string, { resetSeconds }: Allowance): RequestProblem {
    return new RequestProblem(
      429,
      `More than ${this.most} ${what} came from one address in ${this.windowSeconds} seconds. Try again in ${resetSeconds} seconds.`,
      { 'Retry-After': String(resetSeconds) },
    );
  }

  /** Windows are sorted by their start, so the first ones end first. */
  #forget(ended: number): void {
    for (const [sender, { since }] of this.#windows) {
      if (since > ended && this.#windows.size <= maxSenders) return;
      this.#windows.delete(sender);
    }
  }
}
