/** Senders that are remembered at a time; more than that, and the oldest are forgotten. */
const maxSenders = 10_000;

/**
 * How often somebody may send something within a stretch of time. It holds addresses in memory for
 * that long, and nowhere else.
 */
export class RateLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #sent = new Map<string, { since: number; count: number }>();

  /** @param now Milliseconds since 1970. Default: the clock. */
  constructor(most: number, windowMs: number, now: () => number = Date.now) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /**
   * Counts one more from a sender.
   *
   * @returns 0 when it is allowed, else the seconds after which it will be.
   */
  take(sender: string): number {
    const now = this.#now();
    const known = this.#sent.get(sender);
    if (known === undefined || now - known.since >= this.#windowMs) {
      this.#sent.delete(sender);
      this.#sent.set(sender, { since: now, count: 1 });
      this.#forget(now);
      return 0;
    }
    if (known.count >= this.#most) return Math.ceil((known.since + this.#windowMs - now) / 1000);
    known.count += 1;
    return 0;
  }

  /** Senders stand in the order of their first sending: those to forget come first. */
  #forget(now: number): void {
    for (const [sender, { since }] of this.#sent) {
      if (now - since < this.#windowMs && this.#sent.size <= maxSenders) return;
      this.#sent.delete(sender);
    }
  }
}
