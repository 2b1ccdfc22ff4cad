import { createStore, del, get, set } from 'idb-keyval';
import type { YourMap } from './YourMap.ts';

/** Key of the only stored map. Change it when the shape of the data changes. */
const key = 'your-map-1';

let opened: ReturnType<typeof createStore> | undefined;

/** Opens the database at the first use, because pages are also rendered on a server. */
function store(): ReturnType<typeof createStore> {
  opened ??= createStore('mezzanine-playground', 'maps');
  return opened;
}

/** The stored map; undefined if there is none, or storage is blocked. */
export async function readKeptMap(): Promise<YourMap | undefined> {
  try {
    return await get<YourMap>(key, store());
  } catch {
    // Private windows of some browsers have no storage: the map only exists until the page is closed.
    return undefined;
  }
}

/** Stores a map and replaces the previous one. @returns false if the browser refuses */
export async function keepMap(map: YourMap): Promise<boolean> {
  try {
    await set(key, map, store());
    return true;
  } catch {
    return false;
  }
}

/** Deletes the map. @returns false if the browser refuses */
export async function forgetMap(): Promise<boolean> {
  try {
    await del(key, store());
    return true;
  } catch {
    return false;
  }
}
