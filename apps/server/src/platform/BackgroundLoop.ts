/** Work that is done again and again, one time after the other. */
export class BackgroundLoop {
  readonly #work: () => Promise<number>;
  readonly #onFault: (error: unknown) => void;
  readonly #pauseMs: number;
  #timer: NodeJS.Timeout | undefined;
  #under: Promise<void> | undefined;
  #isStopped = false;

  /**
   * @param work - says how much it did: after nothing, there is a pause
   * @param pauseMs - milliseconds
   */
  constructor(work: () => Promise<number>, onFault: (error: unknown) => void, pauseMs: number) {
    this.#work = work;
    this.#onFault = onFault;
    this.#pauseMs = pauseMs;
  }

  /** Begins. */
  start(): void {
    this.#after(0);
  }

  /** Ends when what is under way is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#under;
  }

  #after(ms: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#under = this.#once();
    }, ms).unref();
  }

  async #once(): Promise<void> {
    let done = 0;
    try {
      done = await this.#work();
    } catch (error) {
      this.#onFault(error);
    }
    this.#after(done > 0 ? 0 : this.#pauseMs);
  }
}
