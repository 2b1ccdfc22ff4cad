import { outageOf } from '../platform/database/databaseOutage.ts';

/** Milliseconds between a change and its writing. */
const writeDelayMs = 1000;
/** Milliseconds between two tries while the database is down, at most. */
const longestDelayMs = 10_000;

/** How a buffer writes. */
export interface WriteBufferOptions<Item> {
  /** Writes items, in the order in which they came: all or none. */
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** Makes one item of two with the same key. */
  readonly merge: (before: Item, after: Item) => Item;
  /** Items that wait at a time; further ones are lost. */
  readonly maxItems: number;
  /** Told when items cannot be written, or are lost. */
  readonly onWriteError: (error: unknown) => void;
}

/**
 * Collects small writes and does them together, at most a second later, so that no request waits for
 * them. While the database is locked or down, they wait here.
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

  /** Adds an item, or merges it into the one of the same key that waits. */
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

  /** Drops what waits. */
  clear(): void {
    this.#waiting.clear();
  }

  /** Writes what waits. It waits on if the database is locked or down. */
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
      // Any other error would come again with the same items.
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
