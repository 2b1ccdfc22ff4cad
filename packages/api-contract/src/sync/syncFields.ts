import { closedObject, listOf, type JsonSchema } from '../JsonSchema.ts';
import { externalIdSchema } from '../parameters.ts';
import { openingHoursSchema } from '../recordSchemas.ts';

/** The id of an object in the systems it comes from. */
export const externalId: JsonSchema = {
  ...externalIdSchema,
  description:
    'Id in your own records. It stays the same for as long as the object is the same: up to 100 letters, digits and the marks . _ : ~ -',
};

/** Text of at most so many characters. */
export function text(maxLength: number, description: string): JsonSchema {
  return { type: 'string', minLength: 1, maxLength, description };
}

/** A time with its offset from UTC. */
export function time(description: string): JsonSchema {
  return { type: 'string', format: 'date-time', description };
}

/** An address of a page. */
export function link(description: string): JsonSchema {
  return { type: 'string', maxLength: 2000, pattern: '^https?://[^\\s]+$', description };
}

/** An address of a picture, which is fetched and kept. */
export function image(description: string): JsonSchema {
  return link(`${description} An address of a JPEG, PNG or SVG of at most 15 MB.`);
}

/** External ids of other objects. */
export function externalIds(maxItems: number, description: string): JsonSchema {
  const one = { ...externalIdSchema, description: 'An external id.' };
  return { ...listOf(one, maxItems, description), uniqueItems: true };
}

/** A whole number from 0. */
export function count(description: string): JsonSchema {
  return { type: 'integer', minimum: 0, maximum: 1_000_000, description };
}

/** Where it stands in lists. */
export const sortOrder: JsonSchema = {
  type: 'number',
  minimum: -1_000_000_000,
  maximum: 1_000_000_000,
  description: 'Place in lists: smaller ones first.',
};

/** A color as in style sheets. */
export const color: JsonSchema = {
  type: 'string',
  pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
  description: 'Color as #rgb or #rrggbb.',
};

/** A number of a flight as on its ticket. */
export const flightNumber: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z0-9]{2,3} ?[0-9]{1,4}[A-Z]?$',
  description: 'Flight number as on the ticket, such as `ML 204`.',
};

/** A code of an airline. */
export const airlineCode: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z0-9]{2,3}$',
  description: 'IATA or ICAO code of the airline.',
};

/** When a place is open. */
export const operationHours: JsonSchema = {
  ...listOf(openingHoursSchema, 200),
  description:
    'When it is open, in the time zone of the venue, in the words of schema.org’s OpeningHoursSpecification. Entries with `validFrom` and `validThrough` stand for holidays.',
};

/** What is going on with a place. */
export const states: JsonSchema = listOf(
  closedObject(
    {
      type: text(
        60,
        '`new`, `coming-soon`, `closed-temporarily`, `relocated`, `pop-up` or another.',
      ),
      start: time('From when.'),
      end: time('Until when.'),
    },
    ['start', 'end'],
  ),
  20,
  'What is going on with it, and for how long.',
);
