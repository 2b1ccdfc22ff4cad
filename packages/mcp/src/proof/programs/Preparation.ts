import { ToolError } from '../../results/ToolError.ts';

/** Timeout in milliseconds. Clients give up on a call after a minute. */
const defaultWaitMs = 45_000;

/** Work that is done once before the first check, and may take longer than clients wait for a response. */
export class Preparation<Value> {
  readonly #what: string;
  readonly #prepare: () => Promise<Value>;
  readonly #waitMs: number;
  #value: Promise<Value> | undefined;

  /**
   * @param what - name of the result, for messages: `The Kotlin compiler`
   * @param waitMs - milliseconds that a call waits, 45,000 by default
   */
  constructor(what: string, prepare: () => Promise<Value>, waitMs: number = defaultWaitMs) {
    this.#what = what;
    this.#prepare = prepare;
    this.#waitMs = waitMs;
  }

  /**
   * Returns the result. Starts the work at the first call, and again after a failure.
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
