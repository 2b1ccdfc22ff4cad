/** Milliseconds that a computation waits at most while clients connect. */
const maxWaitMs = 20;

/**
 * Runs computations one after another, each in its own turn of the event loop. In between, the
 * server handles fast requests and accepts connections. libuv accepts one per turn, so without
 * separate turns, new clients would wait for all computations. While clients connect, there are
 * turns without a computation, so that the last of 400 clients does not wait for 400 computations.
 */
export class TurnQueue {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;
  #hasConnected = false;

  /** Computations that have not started yet. */
  waiting(): number {
    return this.#waiting.length;
  }

  /** Runs a computation when those before it have ended, and returns its result. */
  run<T>(compute: () => T): Promise<T> {
    return new Promise<T>((done) => {
      // An error rejects the inner promise, and therefore this one.
      this.#waiting.push(() => done(new Promise<T>((result) => result(compute()))));
      if (!this.#isRunning) this.#continue();
    });
  }

  /** Reports that a client has connected. */
  noteConnection(): void {
    this.#hasConnected = true;
  }

  #continue(): void {
    this.#isRunning = this.#waiting.length > 0;
    if (this.#isRunning) this.#waitForTurn(performance.now());
  }

  #waitForTurn(since: number): void {
    setImmediate(() => {
      const hasConnected = this.#hasConnected;
      this.#hasConnected = false;
      if (hasConnected && performance.now() - since < maxWaitMs) return this.#waitForTurn(since);
      this.#waiting.shift()?.();
      this.#continue();
    });
  }
}

/** The only queue of the process, because all computations compete for the same thread. */
export const computations = new TurnQueue();
