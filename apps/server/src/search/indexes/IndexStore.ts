import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { IndexOperation } from './batchRequest.ts';
import type { IndexSettings, Synonyms } from './indexSettings.ts';
import { IndexConflictError, type IndexStorage } from './IndexStorage.ts';
import { PushedIndex } from './PushedIndex.ts';

/** Maximum number of indexes. */
export const maxIndexes = 20;
/** Maximum number of records in an index. */
export const maxRecords = 500_000;
/** Maximum number of tasks whose status is available; older ones are forgotten. */
const maxTasks = 10_000;

/** Status of a change: `published` when it is stored. */
export type TaskStatus = 'notPublished' | 'published' | 'failed';

/** Options of a store of indexes. */
export interface IndexStoreOptions {
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** Called if an index cannot be stored. Default: a no-op. */
  readonly onWriteError?: (error: unknown) => void;
}

/**
 * The indexes that were pushed to this server, or to others that share its storage. A change is
 * searchable immediately. Its task is published when it is stored.
 */
export class IndexStore {
  readonly #storage: IndexStorage;
  readonly #now: () => number;
  readonly #onWriteError: (error: unknown) => void;
  readonly #indexes = new Map<string, PushedIndex>();
  readonly #tasks = new Map<number, TaskStatus>();
  /** Names of indexes that must be stored, in order. */
  #unwritten = new Set<string>();
  #lastTask = 0;
  #writing: Promise<void> = Promise.resolve();

  private constructor(storage: IndexStorage, options: IndexStoreOptions) {
    this.#storage = storage;
    this.#now = options.now ?? Date.now;
    this.#onWriteError = options.onWriteError ?? (() => undefined);
  }

  /** Opens the indexes of a storage. */
  static async open(storage: IndexStorage, options: IndexStoreOptions = {}): Promise<IndexStore> {
    const store = new IndexStore(storage, options);
    await store.#readChanges();
    return store;
  }

  /**
   * Loads changes of other servers, after writing its own.
   *
   * @returns the number of changed indexes
   */
  follow(): Promise<number> {
    if (!this.#storage.isShared) return Promise.resolve(0);
    const followed = this.#writing.then(() => this.#readChanges());
    this.#writing = followed.then(
      () => undefined,
      () => undefined,
    );
    return followed;
  }

  find(name: string): PushedIndex | undefined {
    return this.#indexes.get(name);
  }

  /** All indexes with their names, sorted by name. */
  list(): readonly (readonly [name: string, index: PushedIndex])[] {
    return [...this.#indexes].sort(([a], [b]) => a.localeCompare(b));
  }

  /**
   * Changes records, and creates the index if needed.
   *
   * @returns the task that stores it.
   * @throws RequestProblem 400 if there would be too many records or indexes.
   */
  batch(name: string, operations: readonly IndexOperation[]): number {
    const added = operations.filter(({ action }) => action !== 'clear').length;
    if ((this.#indexes.get(name)?.size ?? 0) + added > maxRecords) {
      throw new RequestProblem(400, `An index can contain at most ${maxRecords} records.`);
    }
    this.#findOrMake(name).apply(operations, this.#time());
    return this.#write([name]);
  }

  /**
   * Changes settings, and creates the index if needed.
   *
   * @returns the task that stores it.
   */
  set(name: string, settings: IndexSettings): number {
    this.#findOrMake(name).set(settings, this.#time());
    return this.#write([name]);
  }

  /**
   * Replaces synonyms, and creates the index if needed.
   *
   * @returns the task that stores it.
   */
  setSynonyms(name: string, synonyms: Synonyms): number {
    this.#findOrMake(name).setSynonyms(synonyms, this.#time());
    return this.#write([name]);
  }

  /**
   * Copies or moves an index to another name, and atomically replaces the index there.
   *
   * @returns the task that stores it.
   * @throws RequestProblem 404 if there is no such index, 400 if it would replace itself.
   */
  operate(operation: 'copy' | 'move', name: string, destination: string): number {
    const source = this.#indexes.get(name);
    if (source === undefined) throw noSuchIndex(name);
    if (name === destination) {
      throw new RequestProblem(400, `The destination is ${name} itself; name another index.`);
    }
    if (operation === 'copy') this.#makeRoomFor(destination);
    this.#indexes.set(destination, source.copy(this.#time()));
    if (operation === 'copy') return this.#write([destination]);
    this.#indexes.delete(name);
    // The source is deleted last, so a crash in between leaves both, never neither.
    return this.#write([destination, name]);
  }

  /**
   * Deletes an index, if it exists.
   *
   * @returns the task that deletes it from the storage.
   */
  remove(name: string): number {
    this.#indexes.delete(name);
    return this.#write([name]);
  }

  /** Status of a task; undefined for unknown tasks. */
  task(id: number): TaskStatus | undefined {
    return this.#tasks.get(id);
  }

  /** Number of pending tasks. */
  get pendingTasks(): number {
    return [...this.#tasks.values()].filter((status) => status === 'notPublished').length;
  }

  /** Resolves when all previous changes are stored. */
  flush(): Promise<void> {
    return this.#writing;
  }

  #findOrMake(name: string): PushedIndex {
    const existing = this.#indexes.get(name);
    if (existing !== undefined) return existing;
    this.#makeRoomFor(name);
    const index = new PushedIndex(this.#time());
    this.#indexes.set(name, index);
    return index;
  }

  #makeRoomFor(name: string): void {
    if (this.#indexes.size < maxIndexes || this.#indexes.has(name)) return;
    throw new RequestProblem(
      400,
      `There are ${maxIndexes} indexes, which is the maximum. Delete one first.`,
    );
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }

  #write(names: readonly string[]): number {
    for (const name of names) {
      this.#unwritten.delete(name);
      this.#unwritten.add(name);
    }
    // Ids continue after a restart, so that they never repeat an earlier process's ids.
    this.#lastTask = Math.max(this.#lastTask + 1, this.#now());
    const task = this.#lastTask;
    this.#tasks.set(task, 'notPublished');
    for (const old of [...this.#tasks.keys()].slice(0, -maxTasks)) this.#tasks.delete(old);
    this.#writing = this.#writing
      .then(() => this.#writeAll())
      .then(
        () => void this.#tasks.set(task, 'published'),
        (error: unknown) => {
          this.#tasks.set(task, 'failed');
          this.#onWriteError(error);
        },
      );
    return task;
  }

  async #writeAll(): Promise<void> {
    for (const name of [...this.#unwritten]) {
      // Removed before writing, so that a change in the meantime adds it again.
      this.#unwritten.delete(name);
      try {
        await this.#storage.write(name, this.#indexes.get(name));
      } catch (error) {
        // Changes of another server in the meantime are kept. The client sends its change again.
        if (error instanceof IndexConflictError) await this.#readChanges();
        else this.#unwritten = new Set([name, ...this.#unwritten]);
        throw error;
      }
    }
  }

  async #readChanges(): Promise<number> {
    let changes = 0;
    await this.#storage.readChanges((name, index) => {
      if (this.#unwritten.has(name)) return false;
      if (index === undefined) this.#indexes.delete(name);
      else this.#indexes.set(name, index);
      changes += 1;
      return true;
    });
    return changes;
  }
}

/** The provider's message for an unknown index. */
export function noSuchIndex(name: string): RequestProblem {
  return new RequestProblem(404, `Index ${name} does not exist`);
}
