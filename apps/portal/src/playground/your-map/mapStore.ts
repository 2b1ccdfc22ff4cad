import { createStore, del, get, set } from 'idb-keyval';
import type { YourMap } from './YourMap.ts';

/** The one map that is kept. A change of its shape changes the key. */
const key = 'your-map-1';

let opened: ReturnType<typeof createStore> | undefined;

/** Opened when it is first asked for: pages are also rendered where there is none. */
function store(): ReturnType<typeof createStore> {
  opened ??= createStore('mezzanine-playground', 'maps');
  return opened;
}

/** The map that was kept; undefined where there is none, or storage is refused. */
export async function readKeptMap(): Promise<YourMap | undefined> {
  try {
    return await get<YourMap>(key, store());
  } catch {
    // Private windows of some browsers have no storage: the map is then gone with the page.
    return undefined;
  }
}

/** Keeps a map in the place of the one before. @returns false where the browser refuses it */
export async function keepMap(map: YourMap): Promise<boolean> {
  try {
    await set(key, map, store());
    return true;
  } catch {
    return false;
  }
}

/** Forgets the map. @returns false where the browser refuses it */
export async function forgetMap(): Promise<boolean> {
  try {
    await del(key, store());
    return true;
  } catch {
    return false;
  }
}
