import { emptyRecord } from './emptyRecord.ts';
import { isObject } from './isObject.ts';

/** JSON with the keys of every object sorted, so that equal values produce equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? sorted(inner) : inner));
}

function sorted(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result = emptyRecord<unknown>();
  for (const key of Object.keys(record).sort()) result[key] = record[key];
  return result;
}
