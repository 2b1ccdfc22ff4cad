/**
 * Runs computations one after another, each in a turn of the event loop of its own. In between, the
 * server answers what takes no time, and accepts a connection: libuv accepts one per turn, so that
 * without turns, new clients wait as long as all computations together.
 */
export class TurnQueue {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;

  /** Computations that have not started yet. */
  waiting(): number {
    return this.#waiting.length;
  }

  /** Runs a computation when those before it have ended, and returns its result. */
  run<T>(compute: () => T): Promise<T> {
    return new Promise<T>((done) => {
      // What it throws rejects the inner promise, and this one with it.
      this.#waiting.push(() => done(new Promise<T>((result) => result(compute()))));
      if (!this.#isRunning) this.#continue();
    });
  }

  #continue(): void {
    this.#isRunning = this.#waiting.length > 0;
    if (!this.#isRunning) return;
    setImmediate(() => {
      this.#waiting.shift()?.();
      this.#continue();
    });
  }
}

/** The one queue of the process: what runs at the same time competes for the same thread. */
export const computations = new TurnQueue();
