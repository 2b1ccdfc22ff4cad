interface Entry<Value> {
  users: number;
  readonly value: Promise<Value | undefined>;
}

/** Loads each thing once, however many want it, and frees it when nobody does. */
export class LoadCache<Value> {
  readonly #free: (value: Value) => void;
  readonly #onFail: (key: string, cause: unknown) => void;
  readonly #entries = new Map<string, Entry<Value>>();

  /**
   * @param free - told what nobody wants any more
   * @param onFail - told once of each loading that failed
   */
  constructor(free: (value: Value) => void, onFail: (key: string, cause: unknown) => void) {
    this.#free = free;
    this.#onFail = onFail;
  }

  /**
   * Loads it, unless it is here already or on its way.
   *
   * @returns `undefined` when it could not be loaded
   */
  acquire(key: string, load: () => Promise<Value>): Promise<Value | undefined> {
    let entry = this.#entries.get(key);
    if (!entry) {
      const value = load().catch((cause: unknown) => {
        this.#onFail(key, cause);
        return undefined;
      });
      entry = { users: 0, value };
      this.#entries.set(key, entry);
    }
    entry.users++;
    return entry.value;
  }

  /** Says that one who wanted it does so no more. */
  release(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry || --entry.users > 0) return;
    this.#entries.delete(key);
    void entry.value.then((value) => {
      if (value !== undefined) this.#free(value);
    });
  }
}
