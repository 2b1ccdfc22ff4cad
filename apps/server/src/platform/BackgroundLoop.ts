/** Maximum milliseconds between two attempts of work that keeps failing. */
const longestPauseMs = 10_000;

/** Repeats work, one run after another. */
export class BackgroundLoop {
  readonly #work: () => Promise<number>;
  readonly #onFault: (error: unknown) => void;
  readonly #pauseMs: number;
  #timer: NodeJS.Timeout | undefined;
  #under: Promise<void> | undefined;
  #isStopped = false;
  #isPausing = false;
  #isWoken = false;
  #failures = 0;

  /**
   * @param work - returns the amount of work done; the loop pauses after 0
   * @param pauseMs - milliseconds
   */
  constructor(work: () => Promise<number>, onFault: (error: unknown) => void, pauseMs: number) {
    this.#work = work;
    this.#onFault = onFault;
    this.#pauseMs = pauseMs;
  }

  /** Starts the loop. */
  start(): void {
    this.#after(0);
  }

  /** Ends the pause, or skips the next one, because work may be waiting. Not after a failure. */
  wake(): void {
    if (!this.#isPausing) this.#isWoken = true;
    else if (this.#failures === 0) this.#after(0);
  }

  /** Stops the loop. Resolves when the current work is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#under;
  }

  #after(ms: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#isPausing = true;
    this.#timer = setTimeout(() => {
      this.#isPausing = false;
      this.#under = this.#once();
    }, ms).unref();
  }

  async #once(): Promise<void> {
    let done = 0;
    this.#isWoken = false;
    try {
      done = await this.#work();
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      this.#onFault(error);
    }
    const retryMs = Math.min(longestPauseMs, this.#pauseMs * 2 ** Math.min(this.#failures, 10));
    const isDue = done > 0 || (this.#isWoken && this.#failures === 0);
    this.#after(isDue ? 0 : Math.max(this.#pauseMs, retryMs));
  }
}
