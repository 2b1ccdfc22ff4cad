import { createStore, delMany, get, getMany, setMany } from 'idb-keyval';
import type { YourMap, YourMapInfo } from './YourMap.ts';

/** Keys of the only stored map. Change them when the shape of the data changes. */
const infoKey = 'your-map-2';
const bundleKey = 'your-map-2-bundle';
/** Key of an earlier data shape. */
const outdatedKey = 'your-map-1';

/** The outcome for a map: stored, or not stored because of the browser's limit or settings. */
export type Keeping = 'kept' | 'full' | 'blocked';

let opened: ReturnType<typeof createStore> | undefined;

/** Opens the database at the first use, because pages are also rendered on a server. */
function store(): ReturnType<typeof createStore> {
  opened ??= createStore('mezzanine-playground', 'maps');
  return opened;
}

/** The stored map; undefined if there is none, it is damaged, or storage is blocked. */
export async function readYourMap(): Promise<YourMap | undefined> {
  try {
    const [info, bundle] = await getMany<unknown>([infoKey, bundleKey], store());
    return isInfo(info) && isArchive(bundle) ? { ...info, bundle } : undefined;
  } catch {
    // Private windows of some browsers have no storage.
    return undefined;
  }
}

/** The details of the stored map, without its bundle. */
export async function readYourMapInfo(): Promise<YourMapInfo | undefined> {
  try {
    const info = await get<unknown>(infoKey, store());
    return isInfo(info) ? info : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a map and replaces the previous one, completely or not at all. */
export async function keepYourMap({ bundle, ...info }: YourMap): Promise<Keeping> {
  try {
    const entries: [string, unknown][] = [
      [infoKey, info],
      [bundleKey, bundle],
    ];
    await setMany(entries, store());
    return 'kept';
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'full' : 'blocked';
  }
}

/** Deletes the map. @returns false if the browser does not allow it */
export async function forgetYourMap(): Promise<boolean> {
  try {
    await delMany([infoKey, bundleKey, outdatedKey], store());
    return true;
  } catch {
    return false;
  }
}

const texts = ['stamp', 'venue', 'file', 'format'] as const;
const counts = ['fileBytes', 'floors', 'spaces', 'places'] as const;

function isInfo(value: unknown): value is YourMapInfo {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    counts.every((name) => Number.isFinite(fields[name])) &&
    Array.isArray(fields['notes'])
  );
}

/** Whether these are the bytes of a zip archive, which begins with PK. */
function isArchive(value: unknown): value is ArrayBuffer {
  if (!(value instanceof ArrayBuffer) || value.byteLength < 22) return false;
  const [first, second] = new Uint8Array(value, 0, 2);
  return first === 0x50 && second === 0x4b;
}
