import { keysOf } from '../jsonPointer.ts';
import type { Mvf } from '../Mvf.ts';

/** Keys that lead from a venue to a value of it. */
export type VenuePath = readonly (string | number)[];

/** Files that contain features, and the key of the venue for each. */
const featureFiles: Readonly<Record<string, keyof Mvf>> = {
  'floor.geojson': 'floors',
  'node.geojson': 'nodes',
};

const floorFolders: Readonly<Record<string, keyof Mvf>> = {
  space: 'spaces',
  obstruction: 'obstructions',
  entrance: 'entrances',
  area: 'areas',
  annotation: 'annotations',
  floorImages: 'floorImages',
};

const recordFiles: Readonly<Record<string, VenuePath>> = {
  'floorstack.json': ['floorStacks'],
  'connection.json': ['connections'],
  'location.json': ['locations'],
  'category.json': ['categories'],
  'styles.json': ['styles'],
  'navigationFlags.json': ['navigationFlags'],
  'annotation-symbols.json': ['annotationSymbols'],
};

/** Where the value at a pointer of a file of the bundle is in the venue; undefined if nowhere. */
export function venuePathOf(file: string, pointer: string): VenuePath | undefined {
  const keys = keysOf(pointer);
  if (file === 'manifest.geojson') return manifestPath(keys);
  const features = featureFiles[file];
  if (features !== undefined)
    return keys[0] === 'features' ? [features, ...keys.slice(1)] : undefined;
  const records = recordFiles[file];
  if (records !== undefined) return [...records, ...keys];
  const [, folder = '', name = ''] = /^([^/]+)\/(.+)\.(?:geo)?json$/.exec(file) ?? [];
  const perFloor = floorFolders[folder];
  if (perFloor !== undefined) {
    return keys[0] === 'features' ? [perFloor, name, ...keys.slice(1)] : undefined;
  }
  if (folder === 'enterprise') return ['enterprise', name, ...keys];
  return folder === 'language' ? ['languagePacks', name, ...keys] : undefined;
}

function manifestPath([features, index, member, ...keys]: readonly string[]):
  | VenuePath
  | undefined {
  if (features !== 'features' || index !== '0') return undefined;
  if (member === 'geometry') return ['manifest', 'center', ...keys.slice(1)];
  const isExternalId = keys[0] === 'details' && keys[1] === 'externalId';
  return ['manifest', ...(isExternalId ? keys.slice(1) : keys)];
}

/** The value at the end of the path; undefined if the path leads nowhere. */
export function valueAt(root: unknown, path: VenuePath): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

/** A copy of `root` with another value at the end of the path; everything outside the path is shared. */
export function withValueAt<T>(root: T, path: VenuePath, value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const inner = valueAt(root, [key]);
  const changed = withValueAt(inner, rest, value);
  if (Array.isArray(root)) {
    const copy: unknown[] = [...root];
    copy[Number(key)] = changed;
    return copy as T;
  }
  // Records by id have no prototype, and keep none.
  const copy = Object.create(Object.getPrototypeOf(root) as object | null) as object;
  return Object.assign(copy, root, { [key]: changed });
}
