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

/** What a kind of record is called in the contract. */
interface KindText {
  readonly kind: RecordKind;
  /** One of them, as a name of a schema. */
  readonly title: string;
  /** One of them in a sentence. */
  readonly one: string;
  readonly about: string;
  readonly filters: readonly Parameter[];
}

const externalId = (name: string, description: string) =>
  filter(name, description, externalIdSchema);
const time: JsonSchema = { type: 'string', format: 'date-time' };
const updatedSince = filter('updatedSince', 'Changed at this time or later.', time);

/** The kinds of records, with what their lists can be filtered by. */
export const kindTexts: readonly KindText[] = [
  {
    kind: 'locations',
    title: 'Location',
    one: 'location',
    about: 'Shops, gates, rooms and services: what people look for, and the spaces it is in.',
    filters: [
      externalId('category', 'External id of a category that it is in.'),
      filter('floor', 'Id of a floor that it has a space on.', { type: 'string', maxLength: 100 }),
      updatedSince,
    ],
  },
  {
    kind: 'categories',
    title: 'Category',
    one: 'category',
    about: 'Groups of locations; groups nest by `parent`.',
    filters: [externalId('parent', 'External id of the category around it.'), updatedSince],
  },
  {
    kind: 'events',
    title: 'Event',
    one: 'event',
    about: 'What happens at a venue for some time: concerts, sales, talks.',
    filters: [
      filter('from', 'Not over at this time.', time),
      filter('to', 'Begun at this time.', time),
      externalId('location', 'External id of the location it is at.'),
      updatedSince,
    ],
  },
  {
    kind: 'views',
    title: 'View',
    one: 'view',
    about: 'Ways to show a venue that a workspace keeps by name: floor, camera, language, theme.',
    filters: [],
  },
];

/** What can be asked of the records of one kind. */
export function recordOperations(text: KindText): readonly Operation[] {
  return [list(text), get(text), put(text), remove(text)];
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
    description: `${about} In the order of their external ids; \`nextCursor\` leads to the next page.`,
    security: reading,
    parameters: [venueIdParameter, ...pageParameters(100, 500), ...filters],
    responses: {
      200: pageResponse(kind, schemaRef(title), recordExamples[kind]),
      304: { description: 'The copy that `If-None-Match` names is good.' },
      ...refusals(400, 401, 403, 404),
    },
  };
}

/** What the demo venue has of each kind, so that an example of reading one answers. */
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
    description: `The ${one} with this external id.`,
    security: reading,
    parameters: [venueIdParameter, { ...externalIdParameter, example: readableIds[kind] }],
    responses: {
      200: answerOf(title, kind, `The ${one}.`),
      304: { description: 'The copy that `If-None-Match` names is good.' },
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
    description: `Writes the ${one} whole: fields that are left out are gone. What the bundle says of it no longer holds.`,
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
      200: answerOf(title, kind, 'It was replaced.'),
      201: answerOf(title, kind, 'It was created.'),
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
    description: `Takes the ${one} away, also one of the bundle; a newer bundle does not bring it back.`,
    security: writing,
    parameters: [venueIdParameter, externalIdParameter, idempotencyParameter, ifMatchParameter],
    responses: {
      204: { description: 'It is gone.' },
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
