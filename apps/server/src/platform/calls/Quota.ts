/** Senders that are remembered at a time; more than that, and the oldest are forgotten. */
const maxSenders = 10_000;

/** What is left to a sender. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly remaining: number;
  /** Seconds until all is allowed again. */
  readonly resetSeconds: number;
}

/** How many requests a sender may make within a stretch of time, and how many are left. */
export class Quota {
  readonly most: number;
  readonly windowSeconds: number;
  readonly #now: () => number;
  readonly #taken = new Map<string, { readonly since: number; count: number }>();

  /** @param now - milliseconds since 1970. Default: the clock */
  constructor(most: number, windowSeconds: number, now: () => number = Date.now) {
    this.most = most;
    this.windowSeconds = windowSeconds;
    this.#now = now;
  }

  /** Counts one request of a sender. */
  take(sender: string): Allowance {
    const now = this.#now();
    const windowMs = this.windowSeconds * 1000;
    let taken = this.#taken.get(sender);
    if (taken === undefined || now - taken.since >= windowMs) {
      taken = { since: now, count: 0 };
      this.#taken.delete(sender);
      this.#taken.set(sender, taken);
      this.#forget();
    }
    taken.count += 1;
    return {
      isAllowed: taken.count <= this.most,
      remaining: Math.max(0, this.most - taken.count),
      resetSeconds: Math.max(1, Math.ceil((taken.since + windowMs - now) / 1000)),
    };
  }

  #forget(): void {
    const [oldest] = this.#taken.keys();
    if (this.#taken.size > maxSenders && oldest !== undefined) this.#taken.delete(oldest);
  }
}
