import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromByteArray, toByteArray } from 'base64-js';
import { loadBundle, type VenueSource } from '@mezzanine/mezzanine-js/headless';
import { CacheIndex, type CachedVenue } from './CacheIndex.ts';
import { sourceName } from './sourceName.ts';
import type { VenueStorage } from './VenueStorage.ts';

/** Options of {@link VenueCache}. */
export interface VenueCacheOptions {
  /** Where bundles are kept, for example `AsyncStorage`. */
  readonly storage: VenueStorage;
  /** Total size of the bundles in bytes; default 50 MB. The least recently used ones go first. */
  readonly maxBytes?: number | undefined;
  /**
   * Called when the storage fails, for example because it is full. Loading continues without it.
   */
  readonly onError?: ((error: Error) => void) | undefined;
}

/** A venue that is on the device after {@link VenueCache.prefetch}. */
export interface PrefetchedVenue {
  /** `unchanged` if the same bundle was already stored. */
  readonly status: 'stored' | 'unchanged';
  /** The source, as passed by the caller. */
  readonly source: VenueSource;
}

/** A venue that could not be stored. */
export interface PrefetchFailure {
  /** The other venues are stored nevertheless. */
  readonly status: 'failed';
  /** The source, as passed by the caller. */
  readonly source: VenueSource;
  /** Why. */
  readonly error: Error;
}

/** The result for a venue of {@link VenueCache.prefetch}. */
export type PrefetchResult = PrefetchedVenue | PrefetchFailure;

const DEFAULT_MAX_BYTES = 50 * 1024 * 1024;
/** Android reads at most 2 MB of a row of `AsyncStorage`. */
const CHUNK_BYTES = 768 * 1024;

/**
 * Keeps bundles on the device, so that venues open without a network. A bundle is stored once by its
 * digest, regardless of how many URLs it has, and checked against it when it is read.
 *
 * @example
 * const cache = new VenueCache({ storage: AsyncStorage });
 * const { venue } = useVenue(source, { cache });
 */
export class VenueCache {
  readonly #storage: VenueStorage;
  readonly #maxBytes: number;
  readonly #onError: (error: Error) => void;
  readonly #index: CacheIndex;
  /** Changes run one after another. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Opens the cache of a storage.
   *
   * @param options - storage, limit
   * @throws RangeError if `maxBytes` is not a positive number
   */
  constructor({ storage, maxBytes = DEFAULT_MAX_BYTES, onError }: VenueCacheOptions) {
    if (!(maxBytes > 0)) {
      throw new RangeError(
        `VenueCache received maxBytes ${maxBytes}. Expected a positive number of bytes.`,
      );
    }
    this.#storage = storage;
    this.#maxBytes = maxBytes;
    this.#onError = onError ?? (() => {});
    this.#index = new CacheIndex(storage);
  }

  /**
   * Returns the stored bundle of a source, or `undefined` if there is none, or if it is damaged.
   *
   * @throws MezzanineError `invalid-argument` for a source without an address
   */
  read(source: VenueSource): Promise<Uint8Array | undefined> {
    const { id } = sourceName(source);
    return this.#inTurn(undefined, async () => {
      const found = await this.#index.find(keyOf(id));
      if (!found) return undefined;
      const bytes = await this.#readBundle(found.digest, found.byteLength);
      if (!bytes) {
        await this.#dropBundles(await this.#index.remove(keyOf(id)));
        return undefined;
      }
      await this.#index.touch(found.digest, Date.now());
      return bytes;
    });
  }

  /**
   * Stores the bundle of a source. A bundle that is larger than `maxBytes` is not stored.
   *
   * @returns whether the bundle is new to the cache
   * @throws MezzanineError `invalid-argument` for a source without an address
   */
  store(source: VenueSource, bytes: Uint8Array): Promise<boolean> {
    const { id, label } = sourceName(source);
    return this.#inTurn(false, async () => {
      if (bytes.byteLength > this.#maxBytes) return false;
      const digest = bytesToHex(sha256(bytes));
      const isNew = !(await this.#index.has(digest));
      if (isNew) await this.#writeBundle(digest, bytes);
      const venue = { label, digest, byteLength: bytes.byteLength, storedAt: Date.now() };
      await this.#dropBundles(await this.#index.add(keyOf(id), venue, this.#maxBytes));
      return isNew;
    });
  }

  /**
   * Loads bundles one after another and stores them, for example while the app is on Wi-Fi. A venue
   * that fails does not stop the others.
   *
   * @param sources - URLs, or venues on a server
   * @param signal - cancels loading; venues that are not loaded yet fail
   */
  async prefetch(
    sources: readonly VenueSource[],
    signal?: AbortSignal,
  ): Promise<readonly PrefetchResult[]> {
    const results: PrefetchResult[] = [];
    for (const source of sources) {
      try {
        const bytes = await loadBundle(source, signal ? { signal } : {});
        const isNew = await this.store(source, bytes);
        results.push({ status: isNew ? 'stored' : 'unchanged', source });
      } catch (error) {
        results.push({ status: 'failed', source, error: errorOf(error) });
      }
    }
    return results;
  }

  /** Lists what is stored, the most recently used first. */
  list(): Promise<readonly CachedVenue[]> {
    return this.#inTurn([], () => this.#index.list());
  }

  /** Removes the bundle of a source. */
  async remove(source: VenueSource): Promise<void> {
    const { id } = sourceName(source);
    await this.#inTurn(undefined, async () =>
      this.#dropBundles(await this.#index.remove(keyOf(id))),
    );
  }

  /** Removes everything. */
  async clear(): Promise<void> {
    await this.#inTurn(undefined, async () => this.#dropBundles(await this.#index.clear()));
  }

  async #readBundle(digest: string, byteLength: number): Promise<Uint8Array | undefined> {
    const bytes = new Uint8Array(byteLength);
    for (let start = 0; start < byteLength; start += CHUNK_BYTES) {
      const text = await this.#storage.getItem(chunkKey(digest, start));
      const chunk = text === null ? undefined : bytesOf(text);
      if (!chunk || start + chunk.byteLength > byteLength) return undefined;
      bytes.set(chunk, start);
    }
    return bytesToHex(sha256(bytes)) === digest ? bytes : undefined;
  }

  async #writeBundle(digest: string, bytes: Uint8Array): Promise<void> {
    try {
      for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) {
        const chunk = bytes.subarray(start, start + CHUNK_BYTES);
        await this.#storage.setItem(chunkKey(digest, start), fromByteArray(chunk));
      }
    } catch (error) {
      await this.#dropBundles([{ digest, byteLength: bytes.byteLength }]);
      throw error;
    }
  }

  async #dropBundles(
    bundles: readonly Pick<CachedVenue, 'digest' | 'byteLength'>[],
  ): Promise<void> {
    for (const { digest, byteLength } of bundles) {
      for (let start = 0; start < byteLength; start += CHUNK_BYTES) {
        await this.#storage.removeItem(chunkKey(digest, start));
      }
    }
  }

  /** Runs a task after the previous ones. If the storage fails, the fallback is used and the failure is reported. */
  #inTurn<T>(fallback: T, task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task).catch((error: unknown) => {
      this.#onError(errorOf(error));
      return fallback;
    });
    this.#last = result;
    return result;
  }
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return toByteArray(base64);
  } catch {
    return undefined;
  }
}

/** A URL may contain a token, so keys are digests of it. */
function keyOf(id: string): string {
  return bytesToHex(sha256(utf8ToBytes(id)));
}

function chunkKey(digest: string, start: number): string {
  return `mezzanine.venue.${digest}.${start / CHUNK_BYTES}`;
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
