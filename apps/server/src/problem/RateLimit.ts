import type { Rate } from './rateLimits.ts';
import { RequestProblem } from './RequestProblem.ts';

/** Senders that are remembered at a time; beyond that, the oldest are forgotten. */
const maxSenders = 10_000;

/** What a sender may still send. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly remaining: number;
  /** Seconds until the window ends and everything is allowed again. */
  readonly resetSeconds: number;
}

/**
 * How often a sender may send something within a window of time. Senders are kept in memory until
 * their window ends, and nowhere else.
 *
 * Time is monotonic: with the clock of the wall, a correction backwards would refuse senders for as
 * long as the correction was large.
 */
export class RateLimit {
  readonly most: number;
  readonly windowSeconds: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, { readonly since: number; count: number }>();

  /** @param now - milliseconds that never run backwards. Default: `performance.now()` */
  constructor({ most, windowSeconds }: Rate, now: () => number = () => performance.now()) {
    this.most = most;
    this.windowSeconds = windowSeconds;
    this.#now = now;
  }

  /** Counts one more from a sender. */
  take(sender: string): Allowance {
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
   * The answer to a sender who sent too much.
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

  /** Windows are in the order in which they began: the first ones end first. */
  #forget(ended: number): void {
    for (const [sender, { since }] of this.#windows) {
      if (since > ended && this.#windows.size <= maxSenders) return;
      this.#windows.delete(sender);
    }
  }
}
