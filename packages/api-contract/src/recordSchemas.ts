import { closedObject, listOf, textOf, type JsonSchema } from './JsonSchema.ts';
import { externalIdSchema } from './parameters.ts';

const time: JsonSchema = { type: 'string', format: 'date-time' };
const date: JsonSchema = { type: 'string', format: 'date' };
const clock: JsonSchema = { type: 'string', pattern: '^([01]\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$' };
const address: JsonSchema = {
  type: 'string',
  maxLength: 2000,
  // Without `@` before the path: a name or password would be shown to everybody.
  pattern: '^(https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?|assets/[\\w.-]+)$',
  description: 'An address, or a file of the bundle: `assets/…`.',
};
const color: JsonSchema = { type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' };
const sortOrder: JsonSchema = {
  type: 'number',
  minimum: -1_000_000_000,
  maximum: 1_000_000_000,
  description: 'Place in lists: smaller ones first.',
};
const ids = (maxItems: number, description: string): JsonSchema => ({
  ...listOf({ type: 'string', minLength: 1, maxLength: 100 }, maxItems, description),
  uniqueItems: true,
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours in schema.org's words, as the venue format has them. */
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
  description: 'When a place is open, in the time zone of the venue.',
};

const link = closedObject({ label: textOf(200, 'What it is called.'), url: address });
const state = closedObject(
  {
    type: textOf(
      60,
      '`new`, `coming-soon`, `closed-temporarily`, `relocated`, `pop-up` or another.',
    ),
    start: time,
    end: time,
  },
  ['start', 'end'],
);
const siblingGroup = closedObject({
  label: textOf(60, 'What they have to do with it, such as `parent`.'),
  siblings: ids(200, 'External ids of locations.'),
});

/** Fields of what a workspace keeps, by kind, without those that the server adds. */
export const recordFields = {
  locations: {
    name: textOf(200, 'Name for people.'),
    type: textOf(60, '`tenant`, `amenity`, `gate` and so on.'),
    amenity: textOf(60, 'Which amenity: `restroom`, `atm` and so on.'),
    shortName: textOf(100, 'Name for tight places.'),
    description: textOf(5000, 'A sentence or two.'),
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
    isHidden: { type: 'boolean', description: 'Not listed and not found.' },
    sortOrder,
  },
  categories: {
    name: textOf(200, 'Name for people.'),
    parent: { ...externalIdSchema, description: 'External id of the category around it.' },
    color,
    icon: address,
    picture: address,
    sortOrder,
  },
  events: {
    name: textOf(200, 'Name for people.'),
    type: textOf(60, '`event`, `deal` or another.'),
    description: textOf(5000, 'A sentence or two.'),
    image: address,
    startDate: { ...time, description: 'When it begins.' },
    endDate: { ...time, description: 'When it ends; not known when left out.' },
    showDate: { ...time, description: 'From when it is shown; from now on when left out.' },
    location: { ...externalIdSchema, description: 'External id of the location it is at.' },
  },
  views: {
    name: textOf(200, 'Name for people.'),
    description: textOf(1000, 'What it shows.'),
    floor: textOf(100, 'Id of the floor that is shown first.'),
    center: {
      type: 'array',
      prefixItems: [
        { type: 'number', minimum: -180, maximum: 180 },
        { type: 'number', minimum: -90, maximum: 90 },
      ],
      minItems: 2,
      maxItems: 2,
      items: { type: 'number' },
      description: 'Longitude and latitude of the middle.',
    },
    zoom: { type: 'number', minimum: 0, maximum: 25 },
    bearing: { type: 'number', minimum: -360, maximum: 360, description: 'Degrees.' },
    pitch: { type: 'number', minimum: 0, maximum: 90, description: 'Degrees.' },
    language: { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' },
    theme: { type: 'string', enum: ['light', 'dark'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;

/** What a workspace keeps about a venue. */
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
    description: 'Whether it stands as the bundle has it, or was written by the workspace.',
  },
  updatedAt: { ...time, description: 'When it last changed.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** What is sent to write a record of a kind. */
export function inputSchemaOf(kind: RecordKind): JsonSchema {
  return closedObject(recordFields[kind], optionalFieldsOf(kind));
}

/** What comes back for a record of a kind. */
export function recordSchemaOf(kind: RecordKind): JsonSchema {
  return closedObject({ ...addedFields, ...recordFields[kind] }, optionalFieldsOf(kind));
}

function optionalFieldsOf(kind: RecordKind): readonly string[] {
  return Object.keys(recordFields[kind]).filter((name) => !requiredFields[kind].includes(name));
}
