import type { JsonSchema } from '../JsonSchema.ts';

/** How much depends on a field. */
export type Importance = 'required' | 'optional';

/** A kind of object that a venue's own systems can give. */
export interface SyncObject {
  /** One of them, as in addresses of schemas: `check-in-counter`. */
  readonly schema: string;
  /** All of them, as endpoints and runs name them: `check-in-counters`. */
  readonly endpoint: string;
  /** One of them, for people. */
  readonly title: string;
  /** What it is for. */
  readonly description: string;
  /** Published under `/api/v1/schemas/`; each field has a description. */
  readonly record: JsonSchema;
  /** A record that its schema allows. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** An object that may have fields beyond those named: they are not read. */
export function openObject(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema {
  return { type: 'object', properties, required: [...required], additionalProperties: true };
}
