import { isObject } from '../isObject.ts';
import type { VenueStorage } from './VenueStorage.ts';

/** A venue in a {@link VenueCache}. */
export interface CachedVenue {
  /** URL of the venue, without its query. */
  readonly label: string;
  /** SHA-256 of its bundle, in hexadecimal digits. */
  readonly digest: string;
  /** Size of its bundle. */
  readonly byteLength: number;
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

interface IndexData {
  readonly version: 1;
  /** Venues by the digest of their URL. */
  readonly venues: Record<string, CachedVenue>;
  /** When bundles were used last, by digest, in milliseconds since 1970. */
  readonly usedAt: Record<string, number>;
}

const INDEX_KEY = 'mezzanine.venues';

/** The contents of a cache, as one entry of its storage. */
export class CacheIndex {
  readonly #storage: VenueStorage;
  #data: IndexData | undefined;

  constructor(storage: VenueStorage) {
    this.#storage = storage;
  }

  async find(key: string): Promise<CachedVenue | undefined> {
    const { venues } = await this.#read();
    return venues[key];
  }

  async has(digest: string): Promise<boolean> {
    const { venues } = await this.#read();
    return Object.values(venues).some((venue) => venue.digest === digest);
  }

  async list(): Promise<readonly CachedVenue[]> {
    const { venues, usedAt } = await this.#read();
    return Object.values(venues).toSorted(
      (a, b) => (usedAt[b.digest] ?? 0) - (usedAt[a.digest] ?? 0),
    );
  }

  async touch(digest: string, now: number): Promise<void> {
    const data = await this.#read();
    await this.#write({ ...data, usedAt: { ...data.usedAt, [digest]: now } });
  }

  /** Adds a venue. Returns the bundles that are no longer referenced. */
  async add(key: string, venue: CachedVenue, maxBytes: number): Promise<readonly CachedVenue[]> {
    const data = await this.#read();
    const usedAt = { ...data.usedAt, [venue.digest]: venue.storedAt };
    const venues = { ...data.venues, [key]: venue };
    const others = Object.keys(venues)
      .filter((other) => venues[other]?.digest !== venue.digest)
      .toSorted((a, b) => usedOf(venues, usedAt, a) - usedOf(venues, usedAt, b));
    while (totalBytes(venues) > maxBytes) {
      const oldest = others.shift();
      if (oldest === undefined) break;
      delete venues[oldest];
    }
    return this.#replace(data, venues, usedAt);
  }

  /** Removes a venue. Returns the bundles that are no longer referenced. */
  async remove(key: string): Promise<readonly CachedVenue[]> {
    const data = await this.#read();
    const { [key]: _, ...venues } = data.venues;
    return this.#replace(data, venues, data.usedAt);
  }

  /** Removes all venues, and returns them. */
  async clear(): Promise<readonly CachedVenue[]> {
    return this.#replace(await this.#read(), {}, {});
  }

  async #replace(
    before: IndexData,
    venues: Record<string, CachedVenue>,
    usedAt: Readonly<Record<string, number>>,
  ): Promise<readonly CachedVenue[]> {
    const kept = new Set(Object.values(venues).map((venue) => venue.digest));
    const used = Object.entries(usedAt).filter(([digest]) => kept.has(digest));
    await this.#write({ version: 1, venues, usedAt: Object.fromEntries(used) });
    return Object.values(before.venues).filter((venue) => !kept.has(venue.digest));
  }

  async #read(): Promise<IndexData> {
    this.#data ??= parseIndex(await this.#storage.getItem(INDEX_KEY));
    return this.#data;
  }

  async #write(data: IndexData): Promise<void> {
    await this.#storage.setItem(INDEX_KEY, JSON.stringify(data));
    this.#data = data;
  }
}

/** An index that is damaged or of another version counts as empty. */
function parseIndex(text: string | null): IndexData {
  const empty: IndexData = { version: 1, venues: {}, usedAt: {} };
  try {
    const data = JSON.parse(text ?? 'null') as Partial<IndexData> | null;
    if (data?.version !== 1 || !isObject(data.venues) || !isObject(data.usedAt)) return empty;
    return Object.values(data.venues ?? {}).every(isCachedVenue) ? (data as IndexData) : empty;
  } catch {
    return empty;
  }
}

function isCachedVenue(value: unknown): boolean {
  const { label, digest, byteLength, storedAt } = (value ?? {}) as Partial<CachedVenue>;
  const isNamed = typeof label === 'string' && typeof digest === 'string';
  return isNamed && Number.isSafeInteger(byteLength) && typeof storedAt === 'number';
}

/** Bytes of all bundles; each counts once. */
function totalBytes(venues: Readonly<Record<string, CachedVenue>>): number {
  const sizes = new Map(
    Object.values(venues).map(({ digest, byteLength }) => [digest, byteLength]),
  );
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function usedOf(
  venues: Readonly<Record<string, CachedVenue>>,
  usedAt: Readonly<Record<string, number>>,
  key: string,
): number {
  return usedAt[venues[key]?.digest ?? ''] ?? 0;
}
