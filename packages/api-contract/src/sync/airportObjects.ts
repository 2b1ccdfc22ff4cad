import { listOf, type JsonSchema } from '../JsonSchema.ts';
import { airlineCode, count, externalId, flightNumber, image, text, time } from './syncFields.ts';
import { openObject, type SyncObject } from './SyncObject.ts';

const minutes: JsonSchema = { type: 'number', minimum: 0, maximum: 1440 };
const polygons: JsonSchema = {
  ...listOf({ type: 'string', minLength: 1, maxLength: 100 }, 500),
  uniqueItems: true,
};
const updatedAt = time('When this was measured or said.');
const atLocation = (description: string): JsonSchema => ({ ...externalId, description });

const checkInCounter: SyncObject = {
  schema: 'check-in-counter',
  endpoint: 'check-in-counters',
  title: 'Check-in counter',
  description:
    'An airline at its counters. The endpoint lists those that are open now; what it no longer lists is taken away.',
  record: openObject(
    {
      name: text(200, 'Name of the airline.'),
      externalId,
      type: { type: 'string', enum: ['check-in'], description: 'Always `check-in`.' },
      polygons: {
        ...polygons,
        minItems: 1,
        description: 'External ids, or ids, of the counters on the map.',
      },
      logo: image('Logo of the airline.'),
      airportData: openObject({ airlineCode }, []),
    },
    ['name', 'externalId', 'type', 'polygons', 'logo'],
  ),
  example: {
    name: 'Meridian Lines',
    externalId: 'check-in-ml-a',
    type: 'check-in',
    polygons: ['A12', 'A13'],
    logo: 'https://cms.example.com/logos/meridian.svg',
    airportData: { airlineCode: 'ML' },
  },
};

const baggageClaim: SyncObject = {
  schema: 'baggage-claim',
  endpoint: 'baggage-claims',
  title: 'Baggage claim',
  description: 'Where the bags of a flight come out.',
  record: openObject(
    {
      externalId,
      location: atLocation('External id of the carousel among the locations.'),
      carousel: text(60, 'What is written on the carousel.'),
      flightNumbers: listOf(flightNumber, 20, 'The flights whose bags it brings.'),
      airline: text(200, 'Name of the airline.'),
      status: {
        type: 'string',
        enum: ['expected', 'first-bag', 'last-bag', 'closed'],
        description: 'How far it is.',
      },
      firstBagAt: time('When the first bag came, or is expected.'),
      lastBagAt: time('When the last bag came, or is expected.'),
      updatedAt,
    },
    ['externalId', 'flightNumbers', 'status'],
  ),
  example: {
    externalId: 'bags-ml204',
    carousel: '3',
    flightNumbers: ['ML 204'],
    airline: 'Meridian Lines',
    status: 'first-bag',
    firstBagAt: '2026-06-01T08:40:00Z',
  },
};

const securityWait: SyncObject = {
  schema: 'security-wait',
  endpoint: 'security-waits',
  title: 'Security wait',
  description: 'How long a checkpoint takes now. Apps add it to the time of a way through it.',
  record: openObject(
    {
      externalId,
      name: text(200, 'Name of the checkpoint.'),
      location: atLocation('External id of the checkpoint among the locations.'),
      lane: text(60, '`standard`, `priority`, `family` and so on.'),
      status: { type: 'string', enum: ['open', 'closed'], description: 'Whether one can go in.' },
      waitMinutes: { ...minutes, description: 'Minutes that most people wait.' },
      waitMinutesMin: { ...minutes, description: 'Minutes at least.' },
      waitMinutesMax: { ...minutes, description: 'Minutes at most.' },
      updatedAt,
    },
    ['externalId', 'name', 'status', 'waitMinutes', 'updatedAt'],
  ),
  example: {
    externalId: 'security-north-standard',
    name: 'North checkpoint',
    lane: 'standard',
    status: 'open',
    waitMinutes: 12,
    waitMinutesMin: 10,
    waitMinutesMax: 15,
    updatedAt: '2026-06-01T08:00:00Z',
  },
};

const place = openObject(
  { city: text(200, 'Town.'), code: { ...text(4, 'IATA or ICAO code.'), minLength: 3 } },
  ['city', 'code'],
);

const flight: SyncObject = {
  schema: 'flight',
  endpoint: 'flights',
  title: 'Flight',
  description: 'An arrival or a departure, so that people find their gate by flight number.',
  record: openObject(
    {
      externalId,
      flightNumber,
      airlineCode,
      airline: text(200, 'Name of the airline.'),
      direction: {
        type: 'string',
        enum: ['arrival', 'departure'],
        description: 'Whether it comes or goes.',
      },
      place: { ...place, description: 'Where it comes from or goes to.' },
      scheduledAt: time('When it was to arrive or leave.'),
      estimatedAt: time('When it will.'),
      gate: atLocation('External id of the gate among the locations.'),
      terminal: text(60, 'What is written on the terminal.'),
      status: {
        type: 'string',
        enum: [
          'scheduled',
          'delayed',
          'boarding',
          'final-call',
          'departed',
          'landed',
          'arrived',
          'diverted',
          'canceled',
        ],
        description: 'How far it is.',
      },
      codeshares: listOf(flightNumber, 20, 'Numbers of other airlines for the same flight.'),
      baggageClaim: atLocation('External id of its baggage claim.'),
      updatedAt,
    },
    ['externalId', 'flightNumber', 'direction', 'place', 'scheduledAt', 'status'],
  ),
  example: {
    externalId: 'ml204-2026-06-01',
    flightNumber: 'ML 204',
    airlineCode: 'ML',
    airline: 'Meridian Lines',
    direction: 'departure',
    place: { city: 'Lisbon', code: 'LIS' },
    scheduledAt: '2026-06-01T09:30:00Z',
    status: 'boarding',
    terminal: '1',
  },
};

const parking: SyncObject = {
  schema: 'parking',
  endpoint: 'parking',
  title: 'Parking',
  description: 'A car park and how full it is.',
  record: openObject(
    {
      externalId,
      name: text(200, 'Name of the car park.'),
      location: atLocation('External id of the car park among the locations.'),
      status: {
        type: 'string',
        enum: ['open', 'full', 'closed'],
        description: 'Whether one can drive in.',
      },
      spacesTotal: count('Spaces in all.'),
      spacesFree: count('Spaces that are free.'),
      percentFull: { type: 'number', minimum: 0, maximum: 100, description: 'Percent.' },
      rate: text(200, 'What it costs, in words.'),
      updatedAt,
    },
    ['externalId', 'name', 'status', 'updatedAt'],
  ),
  example: {
    externalId: 'parking-p1',
    name: 'P1',
    status: 'open',
    spacesTotal: 1200,
    spacesFree: 310,
    rate: '4 an hour, 28 a day',
    updatedAt: '2026-06-01T08:00:00Z',
  },
};

/** Objects that airports have besides. */
export const airportObjects = [
  checkInCounter,
  baggageClaim,
  securityWait,
  flight,
  parking,
] as const;
