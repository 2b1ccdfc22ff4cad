import type { JsonSchema } from '@mezzanine/api-contract/json-schema';
import { syncObjects } from '@mezzanine/api-contract/published-schemas';
import { viewerAccessInputSchema } from '@mezzanine/api-contract/private-map-operations';
import {
  eventData,
  retrySeconds,
  webhookEventSchema,
  webhookHeaders,
} from '@mezzanine/api-contract/webhook-events';
import { htmlEscape } from 'escape-goat';
import { tableHtml } from '../formats/tableHtml.ts';
import { codeHtml, textHtml } from '../html/textHtml.ts';
import { mapParameterTable } from './mapParameterTable.ts';
import { schemaRows } from './schemaRows.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A table generated from the contract, and its sample. */
interface ContractPart {
  /** HTML of a table, for `FieldTable`. */
  readonly html: string;
  /** A value that the schema of the table allows. */
  readonly sample?: unknown;
}

/** A sample request for a link to a private map. */
const accessExample = {
  venueId: 'office',
  origins: ['https://intranet.example.com'],
  subject: 'front desk',
  expiresInSeconds: 3600,
};

/**
 * Tables and samples of the contract besides operations, by the name in `<FieldTable of="…" />` and
 * `<ContractSample of="…" />`: `sync/location`, `event/sync.failed`, `webhook/retries`.
 */
export const contractParts: ReadonlyMap<string, ContractPart> = new Map<string, ContractPart>([
  ...syncObjects.map(
    ({ schema, record, example }) =>
      [`sync/${schema}`, { html: fieldsHtml(record, example), sample: example }] as const,
  ),
  ...Object.entries(eventData).map(
    ([type, { data, example }]) =>
      [
        `event/${type}`,
        { html: fieldsHtml(data, example), sample: messageOf(type, example) },
      ] as const,
  ),
  ['private/access', { html: fieldsHtml(viewerAccessInputSchema, accessExample) }],
  ['static-map/parameters', { html: mapParameterTable() }],
  ['webhook/message', { html: fieldsHtml(messageFields(), {}) }],
  ['webhook/headers', { html: headersHtml() }],
  ['webhook/events', { html: eventsHtml() }],
  ['webhook/retries', { html: retriesHtml() }],
]);

/** Five columns: field, type, whether it is required, meaning, and a sample value. */
function fieldsHtml(schema: JsonSchema, example: Readonly<Record<string, unknown>>): string {
  const rows = schemaRows(schema).map(({ name, type, isOptional, meaning }) => {
    const value = name in example ? codeHtml(oneLine(example[name])) : '';
    return [codeHtml(name), type, isOptional ? 'no' : 'yes', meaning, value];
  });
  return tableHtml(['Field', 'Type', 'Required', 'Meaning', 'Example'], rows);
}

function oneLine(value: unknown): string {
  return JSON.stringify(value, undefined, 1).replace(/\s+/g, ' ');
}

/** The fields of every message. The fields of `data` depend on its type. */
function messageFields(): JsonSchema {
  const [first] = webhookEventSchema.oneOf ?? [];
  const { properties = {}, required = [] } = first ?? {};
  const types = Object.keys(eventData);
  return {
    required,
    properties: {
      ...properties,
      type: { type: 'string', enum: types, description: 'What happened.' },
      data: { type: 'object', description: 'Depends on the event: see each event.' },
    },
  };
}

function messageOf(type: string, data: object): object {
  return {
    id: 'evt_019e7f5a0c0042c9d1e8f0a7',
    type,
    createdAt: '2026-06-01T08:00:00.000Z',
    data,
  };
}

function headersHtml(): string {
  const rows = Object.entries(webhookHeaders).map(([name, text]) => [
    codeHtml(name),
    textHtml(text),
  ]);
  return tableHtml(['Header', 'Meaning'], rows);
}

function eventsHtml(): string {
  const rows = Object.entries(eventData).map(([type, { description }]) => [
    `<a href="#${type.replace('.', '-')}">${codeHtml(type)}</a>`,
    htmlEscape(description),
  ]);
  return tableHtml(['Event', 'When'], rows);
}

/** Each attempt, with its delay after the previous one and after the first. */
function retriesHtml(): string {
  let total = 0;
  const rows = [0, ...retrySeconds].map((seconds, index) => {
    total += seconds;
    return [
      String(index + 1),
      index === 0 ? 'at once' : durationText(seconds),
      durationText(total),
    ];
  });
  return tableHtml(['Attempt', 'After the previous', 'After the first'], rows);
}

/** Formats a duration with at most two units: `1 day 7 hours`. */
export function durationText(seconds: number): string {
  let rest = seconds;
  const parts = units.flatMap(([name, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`];
  });
  return parts.length === 0 ? '0 seconds' : parts.slice(0, 2).join(' ');
}
