interface Entry<Value> {
  users: number;
  readonly value: Promise<Value | undefined>;
}

/** Loads each resource once, however many users it has, and frees it when none are left. */
export class LoadCache<Value> {
  readonly #free: (value: Value) => void;
  readonly #onFail: (key: string, cause: unknown) => void;
  readonly #entries = new Map<string, Entry<Value>>();

  /**
   * @param free - called with resources that have no users left
   * @param onFail - called once for each failed load
   */
  constructor(free: (value: Value) => void, onFail: (key: string, cause: unknown) => void) {
    this.#free = free;
    this.#onFail = onFail;
  }

  /**
   * Loads a resource, unless it is loaded or loading.
   *
   * @returns `undefined` if loading failed
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

  /** Releases one use of a resource. */
  release(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry || --entry.users > 0) return;
    this.#entries.delete(key);
    void entry.value.then((value) => {
      if (value !== undefined) this.#free(value);
    });
  }
}
