import { schemaRef, type JsonSchema } from './JsonSchema.ts';
import { reading, writing, type Operation, type Parameter } from './Operation.ts';
import {
  externalIdParameter,
  externalIdSchema,
  filter,
  idempotencyParameter,
  ifMatchParameter,
  pageParameters,
  venueIdParameter,
} from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';
import { inputExamples, recordExamples } from './recordExamples.ts';
import type { RecordKind } from './recordSchemas.ts';

/** Names of a record kind in the contract. */
interface KindText {
  readonly kind: RecordKind;
  /** Singular, as the name of a schema. */
  readonly title: string;
  /** Singular, in a sentence. */
  readonly one: string;
  readonly about: string;
  readonly filters: readonly Parameter[];
}

const externalId = (name: string, description: string) =>
  filter(name, description, externalIdSchema);
const time: JsonSchema = { type: 'string', format: 'date-time' };
const updatedSince = filter('updatedSince', 'Only records changed at this time or later.', time);

/** Record kinds, and the filters of their lists. */
export const kindTexts: readonly KindText[] = [
  {
    kind: 'locations',
    title: 'Location',
    one: 'location',
    about: 'Shops, gates, rooms, and services that people look for, and their spaces.',
    filters: [
      externalId('category', 'External id of one of its categories.'),
      filter('floor', 'Id of a floor with one of its spaces.', { type: 'string', maxLength: 100 }),
      updatedSince,
    ],
  },
  {
    kind: 'categories',
    title: 'Category',
    one: 'category',
    about: 'Groups of locations, which can be nested through `parent`.',
    filters: [externalId('parent', 'External id of the parent category.'), updatedSince],
  },
  {
    kind: 'events',
    title: 'Event',
    one: 'event',
    about: 'Temporary events at a venue: concerts, sales, talks.',
    filters: [
      filter('from', 'Only events that end after this time.', time),
      filter('to', 'Only events that have started by this time.', time),
      externalId('location', 'External id of its location.'),
      updatedSince,
    ],
  },
  {
    kind: 'views',
    title: 'View',
    one: 'view',
    about: 'Named views of a venue: floor, camera, language, and theme.',
    filters: [],
  },
];

/** Operations on the records of one kind. */
export function recordOperations(text: KindText): readonly Operation[] {
  return [list(text), get(text), put(text), patch(text), remove(text)];
}

function common({ kind }: KindText, hasId: boolean) {
  return {
    path: `/venues/{venueId}/${kind}${hasId ? '/{externalId}' : ''}`,
    tags: [`${kind[0]?.toUpperCase()}${kind.slice(1)}`] as const,
  };
}

const etag = { ETag: { $ref: '#/components/headers/ETag' } };

function list(text: KindText): Operation {
  const { kind, title, about, filters } = text;
  return {
    ...common(text, false),
    method: 'get',
    operationId: `list${plural(text)}`,
    summary: `List ${kind}`,
    description: `${about} Sorted by external id; \`nextCursor\` leads to the next page.`,
    security: reading,
    parameters: [venueIdParameter, ...pageParameters(100, 500), ...filters],
    responses: {
      200: pageResponse(kind, schemaRef(title), recordExamples[kind]),
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403, 404),
    },
  };
}

/** Records of the demo venue, so that examples of reading return data. */
const readableIds: Readonly<Record<RecordKind, string>> = {
  locations: 'el_greenbarrow_market',
  categories: 'lcat_fashion',
  events: 'summer-sale',
  views: 'entrance-screen',
};

function get(text: KindText): Operation {
  const { kind, title, one } = text;
  return {
    ...common(text, true),
    method: 'get',
    operationId: `get${title}`,
    summary: `Get one ${one}`,
    description: `Returns the ${one} with this external id, or with this id on the map.`,
    security: reading,
    parameters: [venueIdParameter, { ...externalIdParameter, example: readableIds[kind] }],
    responses: {
      200: answerOf(title, kind, `The ${one}.`),
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403, 404),
    },
  };
}

function put(text: KindText): Operation {
  const { kind, title, one } = text;
  return {
    ...common(text, true),
    method: 'put',
    operationId: `put${title}`,
    summary: `Create or replace a ${one}`.replace('a event', 'an event'),
    description: `Replaces the whole ${one}: omitted fields are removed. Fields that only the server sets are ignored, so you can send a response back. It takes precedence over the record in the bundle.`,
    security: writing,
    parameters: [venueIdParameter, externalIdParameter, idempotencyParameter, ifMatchParameter],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaRef(`${title}Input`),
          example: inputExamples[kind],
        },
      },
    },
    responses: {
      200: answerOf(title, kind, 'The record was replaced.'),
      201: answerOf(title, kind, 'The record was created.'),
      ...refusals(400, 401, 403, 404, 409, 412, 413, 415, 422, 507),
    },
  };
}

/** A change of each kind. */
const patchExamples: Readonly<Record<RecordKind, object>> = {
  locations: { phone: '+1 905 555-0118', description: null },
  categories: { color: '#d7e3f4' },
  events: { endDate: '2026-07-31T21:00:00-04:00' },
  views: { theme: null, zoom: 18 },
};

function patch(text: KindText): Operation {
  const { kind, title, one } = text;
  const content = {
    schema: {
      type: 'object',
      additionalProperties: true,
      description: `Fields of ${title}Input to change; \`null\` removes a field.`,
    },
    example: patchExamples[kind],
  } as const;
  return {
    ...common(text, true),
    method: 'patch',
    operationId: `patch${title}`,
    summary: `Change fields of a ${one}`.replace('a event', 'an event'),
    description: `Changes only the given fields of the ${one}, as a JSON merge patch (RFC 7396): objects are merged, lists are replaced, and \`null\` removes a field.`,
    security: writing,
    parameters: [venueIdParameter, externalIdParameter, idempotencyParameter, ifMatchParameter],
    requestBody: {
      required: true,
      content: { 'application/merge-patch+json': content, 'application/json': content },
    },
    responses: {
      200: answerOf(title, kind, 'The record was changed.'),
      ...refusals(400, 401, 403, 404, 409, 412, 413, 415, 422, 507),
    },
  };
}

function remove(text: KindText): Operation {
  const { title, one } = text;
  return {
    ...common(text, true),
    method: 'delete',
    operationId: `delete${title}`,
    summary: `Delete a ${one}`.replace('a event', 'an event'),
    description: `Deletes the ${one}, even if it comes from the bundle; a newer bundle does not restore it.`,
    security: writing,
    parameters: [venueIdParameter, externalIdParameter, idempotencyParameter, ifMatchParameter],
    responses: {
      204: { description: 'The record was deleted.' },
      ...refusals(400, 401, 403, 404, 409, 412, 422, 507),
    },
  };
}

function answerOf(title: string, kind: RecordKind, description: string) {
  return {
    description,
    headers: etag,
    content: {
      'application/json': { schema: schemaRef(title), example: recordExamples[kind] },
    },
  };
}

function plural({ kind }: KindText): string {
  return `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
}
