import { emptyRecord } from './emptyRecord.ts';
import { isObject } from './isObject.ts';

/** JSON with the keys of every object sorted, so that equal values produce equal text. */
export function stableJson(value: unknown): string {
  // A replacer would sort the keys, too, but JSON.stringify is several times slower with one.
  return JSON.stringify(sorted(value));
}

function sorted(given: unknown): unknown {
  const value = hasOwnJson(given) ? given.toJSON() : given;
  if (Array.isArray(value)) return value.some(isNested) ? value.map(sorted) : value;
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  // Records without a prototype are slower, but only they can have a key of this name.
  const result: Record<string, unknown> = keys.includes('__proto__') ? emptyRecord() : {};
  for (const key of keys) result[key] = sorted(value[key]);
  return result;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Whether a value chooses its JSON itself, as dates do. */
function hasOwnJson(value: unknown): value is { readonly toJSON: () => unknown } {
  return isObject(value) && typeof value['toJSON'] === 'function';
}
