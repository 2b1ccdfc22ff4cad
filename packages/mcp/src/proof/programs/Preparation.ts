import { ToolError } from '../../results/ToolError.ts';

/** Milliseconds to wait. Clients give up on a call after a minute. */
const defaultWaitMs = 45_000;

/** Work that is done once, before the first check, and that can take longer than clients wait for an answer. */
export class Preparation<Value> {
  readonly #what: string;
  readonly #prepare: () => Promise<Value>;
  readonly #waitMs: number;
  #value: Promise<Value> | undefined;

  /**
   * @param what - what is prepared, for messages: `The Kotlin compiler`
   * @param waitMs - milliseconds that a call waits, 45,000 by default
   */
  constructor(what: string, prepare: () => Promise<Value>, waitMs: number = defaultWaitMs) {
    this.#what = what;
    this.#prepare = prepare;
    this.#waitMs = waitMs;
  }

  /**
   * What was prepared. Starts the work at the first call, and again if it failed.
   *
   * @throws ToolError if the work is not done in time; it goes on
   */
  async get(): Promise<Value> {
    this.#value ??= this.#prepare();
    this.#value.catch(() => (this.#value = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(this.#lateError()), this.#waitMs);
    });
    try {
      return await Promise.race([this.#value, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #lateError(): ToolError {
    return new ToolError(
      `${this.#what} is still being prepared, which can take a few minutes the first time. Call the tool again in a minute.`,
    );
  }
}
