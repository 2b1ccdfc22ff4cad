import type { JsonSchema } from '../JsonSchema.ts';
import { webhookEventSchema } from '../webhookEvents.ts';
import { airportObjects } from './airportObjects.ts';
import { commonObjects } from './commonObjects.ts';
import type { SyncObject } from './SyncObject.ts';

/**
 * Everything that can be synced, in the order in which a run reads it: referenced objects come
 * first.
 */
export const syncObjects: readonly SyncObject[] = [...commonObjects, ...airportObjects];

/**
 * Schemas by name, each a complete JSON Schema 2020-12 document at `/api/v1/schemas/<name>.json`.
 */
export const publishedSchemas: Readonly<Record<string, object>> = Object.fromEntries([
  ...syncObjects.map(({ schema, title, description, record, example }): [string, object] => [
    schema,
    documentOf(schema, { ...record, title, description, examples: [example] }),
  ]),
  ['webhook-event', documentOf('webhook-event', webhookEventSchema)],
]);

function documentOf(name: string, schema: JsonSchema): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/api/v1/schemas/${name}.json`,
    ...schema,
  };
}
