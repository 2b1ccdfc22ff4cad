import { closedObject, listOf, type JsonSchema } from '../JsonSchema.ts';
import { externalIdSchema } from '../parameters.ts';
import { linkPattern, openingHoursSchema } from '../recordSchemas.ts';

/** The id of an object in its source system. */
export const externalId: JsonSchema = {
  ...externalIdSchema,
  description:
    'Id in your own system. It must be stable for the lifetime of the object: up to 100 letters, digits, and the characters . _ : ~ -',
};

/** Text with a maximum length. */
export function text(maxLength: number, description: string): JsonSchema {
  return { type: 'string', minLength: 1, maxLength, description };
}

/** A time with its UTC offset. */
export function time(description: string): JsonSchema {
  return { type: 'string', format: 'date-time', description };
}

/** The URL of a page, which is shown to everyone. */
export function link(description: string): JsonSchema {
  return { type: 'string', maxLength: 2000, pattern: `^${linkPattern}$`, description };
}

/** The URL of an image, which is fetched and stored. */
export function image(description: string): JsonSchema {
  return {
    type: 'string',
    maxLength: 2000,
    pattern: '^https?://[^\\s]+$',
    description: `${description} URL of a JPEG, PNG, or SVG of at most 15 MB.`,
  };
}

/** External ids of other objects. */
export function externalIds(maxItems: number, description: string): JsonSchema {
  const one = { ...externalIdSchema, description: 'An external id.' };
  return { ...listOf(one, maxItems, description), uniqueItems: true };
}

/** A non-negative integer. */
export function count(description: string): JsonSchema {
  return { type: 'integer', minimum: 0, maximum: 1_000_000, description };
}

/** Sort order. */
export const sortOrder: JsonSchema = {
  type: 'number',
  minimum: -1_000_000_000,
  maximum: 1_000_000_000,
  description: 'Sort order, smallest first.',
};

/** A CSS color. */
export const color: JsonSchema = {
  type: 'string',
  pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
  description: 'Color as #rgb or #rrggbb.',
};

/** A flight number as on the ticket. */
export const flightNumber: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z0-9]{2,3} ?[0-9]{1,4}[A-Z]?$',
  description: 'Flight number as on the ticket, such as `ML 204`.',
};

/** An airline code. */
export const airlineCode: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z0-9]{2,3}$',
  description: 'IATA or ICAO code of the airline.',
};

/** Opening hours. */
export const operationHours: JsonSchema = {
  ...listOf(openingHoursSchema, 200),
  description:
    'Opening hours in the time zone of the venue, as schema.org OpeningHoursSpecification. Entries with `validFrom` and `validThrough` define holidays.',
};

/** Temporary states of a place. */
export const states: JsonSchema = listOf(
  closedObject(
    {
      type: text(
        60,
        'Type of state: `new`, `coming-soon`, `closed-temporarily`, `relocated`, `pop-up`, or a custom type.',
      ),
      start: time('Start time.'),
      end: time('End time.'),
    },
    ['start', 'end'],
  ),
  20,
  'Temporary states and their validity.',
);
