import { emptyRecord } from './emptyRecord.ts';
import { isObject } from './isObject.ts';

/** JSON.stringify looks up each listed key in each object, so a long list would be slow. */
const mostListedKeys = 100;

/** JSON with the keys of every object sorted, so that equal values produce equal text. */
export function stableJson(value: unknown): string {
  const keys = emptyRecord<true>();
  const isListed =
    listKeys(value, keys) &&
    Object.keys(keys).length <= mostListedKeys &&
    // Objects without this key of their own inherit it.
    !('__proto__' in keys);
  // Only a few different keys are in most files, and listing them is faster than a sorted copy.
  return isListed
    ? JSON.stringify(value, Object.keys(sortedRecord(keys)))
    : JSON.stringify(sorted(value));
}

/**
 * Adds the keys of all objects in a value to a record.
 *
 * @returns false if some object is not plain, so that it has listed keys that are not its own, or
 * chooses its JSON itself
 */
function listKeys(value: unknown, keys: Record<string, true>): boolean {
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) {
      if (isNested(item) && !listKeys(item, keys)) return false;
    }
    return true;
  }
  if (!isObject(value)) return true;
  if (!isPlain(value)) return false;
  for (const key of Object.keys(value)) {
    keys[key] = true;
    const item = value[key];
    if (isNested(item) && !listKeys(item, keys)) return false;
  }
  return true;
}

function isPlain(value: Readonly<Record<string, unknown>>): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return !hasOwnJson(value);
}

function sorted(given: unknown): unknown {
  const value = hasOwnJson(given) ? given.toJSON() : given;
  if (Array.isArray(value)) return sortedItems(value);
  return isObject(value) ? sortedRecord(value) : value;
}

function sortedRecord(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const keys = Object.keys(value).sort();
  // Records without a prototype are slower, but only they can have a key of this name.
  const result: Record<string, unknown> = keys.includes('__proto__') ? emptyRecord() : {};
  for (const key of keys) {
    const item = value[key];
    result[key] = isNested(item) ? sorted(item) : item;
  }
  return result;
}

/** The list itself if nothing in it changes, because most of a venue is positions. */
function sortedItems(list: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let i = 0; i < list.length; i += 1) {
    const item = list[i];
    if (!isNested(item)) continue;
    const result = sorted(item);
    if (result === item) continue;
    copy ??= [...list];
    copy[i] = result;
  }
  return copy ?? list;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Whether a value chooses its JSON itself, as dates do. */
function hasOwnJson(value: unknown): value is { readonly toJSON: () => unknown } {
  return isObject(value) && typeof value['toJSON'] === 'function';
}
