import { emptyRecord } from './emptyRecord.ts';

/** JSON with the keys of every object sorted, so that equal values give equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const result = emptyRecord<unknown>();
  for (const key of Object.keys(record).sort()) result[key] = record[key];
  return result;
}
