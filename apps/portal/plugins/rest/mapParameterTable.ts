import type { JsonSchema } from '@mezzanine/api-contract/json-schema';
import { operationOf } from '@mezzanine/api-contract/operation-of';
import { tableHtml } from '../formats/tableHtml.ts';
import { codeHtml } from '../html/textHtml.ts';
import { defaultHtml, meaningHtml, schemaTypeHtml } from './schemaRows.ts';

/** The query parameters of static maps, for `FieldTable`, without the patterns that the reference shows. */
export function mapParameterTable(): string {
  const { parameters } = operationOf('getFloorPng');
  const rows = parameters
    .filter(({ in: place }) => place === 'query')
    .map(({ name, schema, description }) => [
      codeHtml(name),
      schemaTypeHtml(schema),
      defaultHtml(schema) || '–',
      meaningHtml({ ...withoutPattern(schema), description }),
    ]);
  return tableHtml(['Parameter', 'Type', 'Default', 'Meaning'], rows);
}

function withoutPattern(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'pattern'));
}
