import { closedObject, ignoredFields, listOf, textOf, type JsonSchema } from './JsonSchema.ts';
import { externalIdSchema } from './parameters.ts';

const time: JsonSchema = { type: 'string', format: 'date-time' };
const date: JsonSchema = { type: 'string', format: 'date' };
const clock: JsonSchema = { type: 'string', pattern: '^([01]\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$' };
/** A URL without `@` before its path: a name or password would be shown to everyone. */
export const linkPattern = 'https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?';
const address: JsonSchema = {
  type: 'string',
  maxLength: 2000,
  pattern: `^(${linkPattern}|assets/[\\w.-]+)$`,
  description: 'A URL, or a file of the bundle: `assets/…`.',
};
const color: JsonSchema = { type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' };
const sortOrder: JsonSchema = {
  type: 'number',
  minimum: -1_000_000_000,
  maximum: 1_000_000_000,
  description: 'Sort order, smallest first.',
};
const ids = (maxItems: number, description: string): JsonSchema => ({
  ...listOf({ type: 'string', minLength: 1, maxLength: 100 }, maxItems, description),
  uniqueItems: true,
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours in schema.org terms, as in the venue format. */
export const openingHoursSchema: JsonSchema = {
  ...closedObject(
    {
      opens: clock,
      closes: { ...clock, description: 'Earlier than `opens` means the next day.' },
      dayOfWeek: listOf({ type: 'string', enum: days }, 7),
      validFrom: date,
      validThrough: date,
    },
    ['validFrom', 'validThrough'],
  ),
  description: 'Opening hours in the time zone of the venue.',
};

const link = closedObject({ label: textOf(200, 'Display name.'), url: address });
const state = closedObject(
  {
    type: textOf(
      60,
      '`new`, `coming-soon`, `closed-temporarily`, `relocated`, `pop-up`, or another.',
    ),
    start: time,
    end: time,
  },
  ['start', 'end'],
);
const siblingGroup = closedObject({
  label: textOf(60, 'Type of relation, such as `parent`.'),
  siblings: ids(200, 'External ids of locations.'),
});

/** Writable fields of a record by kind, without those that the server adds. */
export const recordFields = {
  locations: {
    name: textOf(200, 'Display name.'),
    type: textOf(60, 'Type of location: `tenant`, `amenity`, `gate`, and so on.'),
    amenity: textOf(60, 'Type of amenity: `restroom`, `atm`, and so on.'),
    shortName: textOf(100, 'Short name for small spaces.'),
    description: textOf(5000, 'Description in one or two sentences.'),
    categories: ids(50, 'External ids of its categories, the most important first.'),
    spaces: ids(500, 'Ids or external ids of the spaces it occupies.'),
    phone: textOf(60, 'Telephone number.'),
    website: link,
    social: listOf(closedObject({ name: textOf(200, 'Name of the network.'), url: address }), 20),
    links: listOf(link, 50),
    logo: address,
    icon: address,
    headerImage: address,
    pictures: listOf(
      closedObject({ url: address, altText: { type: 'string', maxLength: 500 } }),
      50,
    ),
    openingHoursSpecification: listOf({ $ref: '#/components/schemas/OpeningHours' }, 200),
    searchTags: listOf({ type: 'string', minLength: 1, maxLength: 100 }, 100),
    states: listOf(state, 20),
    siblingGroups: listOf(siblingGroup, 20),
    showLogo: { type: 'boolean' },
    isHidden: { type: 'boolean', description: 'Whether it is excluded from lists and search.' },
    sortOrder,
  },
  categories: {
    name: textOf(200, 'Display name.'),
    parent: { ...externalIdSchema, description: 'External id of the parent category.' },
    color,
    icon: address,
    picture: address,
    sortOrder,
  },
  events: {
    name: textOf(200, 'Display name.'),
    type: textOf(60, 'Type of event: `event`, `deal`, or a custom type.'),
    description: textOf(5000, 'Description in one or two sentences.'),
    image: address,
    startDate: { ...time, description: 'Start time.' },
    endDate: { ...time, description: 'End time; unknown if omitted.' },
    showDate: { ...time, description: 'Time from which it is shown; immediately if omitted.' },
    location: { ...externalIdSchema, description: 'External id of its location.' },
  },
  views: {
    name: textOf(200, 'Display name.'),
    description: textOf(1000, 'Description of the view.'),
    floor: textOf(100, 'Id of the initial floor.'),
    center: {
      type: 'array',
      prefixItems: [
        { type: 'number', minimum: -180, maximum: 180 },
        { type: 'number', minimum: -90, maximum: 90 },
      ],
      minItems: 2,
      maxItems: 2,
      items: { type: 'number' },
      description: 'Longitude and latitude of the center.',
    },
    zoom: { type: 'number', minimum: 0, maximum: 25 },
    bearing: { type: 'number', minimum: -360, maximum: 360, description: 'Degrees.' },
    pitch: { type: 'number', minimum: 0, maximum: 90, description: 'Degrees.' },
    language: { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' },
    theme: { type: 'string', enum: ['light', 'dark'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;

/** A record of a venue in a workspace. */
export type RecordKind = keyof typeof recordFields;

const requiredFields: Readonly<Record<RecordKind, readonly string[]>> = {
  locations: ['name'],
  categories: ['name'],
  events: ['name', 'startDate'],
  views: ['name'],
};

const addedFields = {
  externalId: externalIdSchema,
  source: {
    type: 'string',
    enum: ['bundle', 'workspace'],
    description:
      '`bundle`: unchanged from the bundle. `workspace`: written through the API or a sync.',
  },
  updatedAt: { ...time, description: 'Time of the last change.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** Request body of a record by kind. Accepts responses, too: the server's fields are ignored. */
export function inputSchemaOf(kind: RecordKind): JsonSchema {
  return closedObject({ ...recordFields[kind], ...ignoredFields(addedFields) }, [
    ...optionalFieldsOf(kind),
    ...Object.keys(addedFields),
  ]);
}

/** Response body of a record by kind. */
export function recordSchemaOf(kind: RecordKind): JsonSchema {
  return closedObject({ ...addedFields, ...recordFields[kind] }, optionalFieldsOf(kind));
}

/** Whether only the server sets a field of records. */
export function isAddedField(name: string): boolean {
  return Object.hasOwn(addedFields, name);
}

function optionalFieldsOf(kind: RecordKind): readonly string[] {
  return Object.keys(recordFields[kind]).filter((name) => !requiredFields[kind].includes(name));
}
