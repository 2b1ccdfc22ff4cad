import type { JsonSchema } from '../JsonSchema.ts';

/** How important a field is. */
export type Importance = 'required' | 'optional';

/** A kind of object that a venue's systems can provide. */
export interface SyncObject {
  /** Singular, as in URLs of schemas: `check-in-counter`. */
  readonly schema: string;
  /** Plural, as in endpoints and runs: `check-in-counters`. */
  readonly endpoint: string;
  /** Display name in the singular. */
  readonly title: string;
  /** Purpose. */
  readonly description: string;
  /** Published under `/api/v1/schemas/`; each field has a description. */
  readonly record: JsonSchema;
  /** A record that matches its schema. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** An object that may have additional fields, which are ignored. */
export function openObject(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema {
  return { type: 'object', properties, required: [...required], additionalProperties: true };
}
