import { emptyRecord } from './emptyRecord.ts';
import { isObject } from './isObject.ts';

/** JSON with the keys of every object sorted, so that equal values produce equal text. */
export function stableJson(value: unknown): string {
  // A replacer would sort the keys, too, but JSON.stringify is several times slower with one.
  return JSON.stringify(sorted(value));
}

function sorted(given: unknown): unknown {
  const value = hasOwnJson(given) ? given.toJSON() : given;
  if (Array.isArray(value)) return sortedItems(value);
  if (!isObject(value)) return value;
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
