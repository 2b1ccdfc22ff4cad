import { outageOf } from '../platform/database/databaseOutage.ts';

/** Milliseconds between a change and its write. */
const writeDelayMs = 1000;
/** Maximum milliseconds between two attempts while the database is down. */
const longestDelayMs = 10_000;

/** Options of a buffer. */
export interface WriteBufferOptions<Item> {
  /** Writes items, in order: all or none. */
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** Merges two items with the same key. */
  readonly merge: (before: Item, after: Item) => Item;
  /** Maximum number of pending items. Further ones are lost. */
  readonly maxItems: number;
  /** Called if items cannot be written, or are lost. */
  readonly onWriteError: (error: unknown) => void;
}

/**
 * Collects small writes and performs them together, at most a second later, so that no request
 * waits for them. While the database is locked or down, they stay in memory.
 */
export class WriteBuffer<Item> {
  readonly #options: WriteBufferOptions<Item>;
  #waiting = new Map<string, Item>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failures = 0;
  #isLosing = false;

  constructor(options: WriteBufferOptions<Item>) {
    this.#options = options;
  }

  /** Adds an item, or merges it into a pending one with the same key. */
  add(key: string, item: Item): void {
    const { maxItems, merge, onWriteError } = this.#options;
    const before = this.#waiting.get(key);
    if (before !== undefined) this.#waiting.set(key, merge(before, item));
    else if (this.#waiting.size < maxItems) this.#waiting.set(key, item);
    else if (!this.#isLosing) {
      this.#isLosing = true;
      onWriteError(
        new Error(`${maxItems} writes are waiting for the database. Further ones are dropped.`),
      );
    }
    this.#schedule();
  }

  /** Discards pending items. */
  clear(): void {
    this.#waiting.clear();
  }

  /** Writes pending items. If the database is locked or down, they stay pending. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #schedule(): void {
    const delayMs = Math.min(longestDelayMs, writeDelayMs * 2 ** this.#failures);
    this.#timer ??= setTimeout(() => void this.flush(), delayMs).unref();
  }

  async #write(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const items = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#options.write([...items.values()]);
      this.#failures = 0;
      this.#isLosing = false;
    } catch (error) {
      this.#failures += 1;
      this.#options.onWriteError(error);
      // Any other error would occur again with the same items.
      if (outageOf(error) !== undefined) this.#putBack(items);
    }
  }

  #putBack(items: Map<string, Item>): void {
    const later = this.#waiting;
    this.#waiting = items;
    for (const [key, item] of later) this.add(key, item);
    this.#schedule();
  }
}
