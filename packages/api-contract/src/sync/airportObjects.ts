import { listOf, type JsonSchema } from '../JsonSchema.ts';
import { airlineCode, count, externalId, flightNumber, image, text, time } from './syncFields.ts';
import { openObject, type SyncObject } from './SyncObject.ts';

const minutes: JsonSchema = { type: 'number', minimum: 0, maximum: 1440 };
const polygons: JsonSchema = {
  ...listOf({ type: 'string', minLength: 1, maxLength: 100 }, 500),
  uniqueItems: true,
};
const updatedAt = time('Time of the measurement or announcement.');
const atLocation = (description: string): JsonSchema => ({ ...externalId, description });

const checkInCounter: SyncObject = {
  schema: 'check-in-counter',
  endpoint: 'check-in-counters',
  title: 'Check-in counter',
  description:
    'The counters of an airline. The endpoint lists counters that are open now; counters that it no longer lists are removed.',
  record: openObject(
    {
      name: text(200, 'Name of the airline.'),
      externalId,
      type: { type: 'string', enum: ['check-in'], description: 'Always `check-in`.' },
      polygons: {
        ...polygons,
        minItems: 1,
        description: 'Ids or external ids of the counters on the map.',
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
  description: 'The carousel on which the bags of a flight arrive.',
  record: openObject(
    {
      externalId,
      location: atLocation('External id of the carousel’s location.'),
      carousel: text(60, 'Label on the carousel.'),
      flightNumbers: listOf(flightNumber, 20, 'Flights whose bags arrive on it.'),
      airline: text(200, 'Name of the airline.'),
      status: {
        type: 'string',
        enum: ['expected', 'first-bag', 'last-bag', 'closed'],
        description: 'Status of the claim.',
      },
      firstBagAt: time('Actual or expected time of the first bag.'),
      lastBagAt: time('Actual or expected time of the last bag.'),
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
  description:
    'Current waiting time at a checkpoint. Apps add it to the duration of routes through the checkpoint.',
  record: openObject(
    {
      externalId,
      name: text(200, 'Name of the checkpoint.'),
      location: atLocation('External id of the checkpoint’s location.'),
      lane: text(60, 'Type of lane: `standard`, `priority`, `family`, and so on.'),
      status: {
        type: 'string',
        enum: ['open', 'closed'],
        description: 'Whether the checkpoint is open.',
      },
      waitMinutes: { ...minutes, description: 'Typical waiting time in minutes.' },
      waitMinutesMin: { ...minutes, description: 'Minimum waiting time in minutes.' },
      waitMinutesMax: { ...minutes, description: 'Maximum waiting time in minutes.' },
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
  description: 'An arrival or departure, so that people can find their gate by flight number.',
  record: openObject(
    {
      externalId,
      flightNumber,
      airlineCode,
      airline: text(200, 'Name of the airline.'),
      direction: {
        type: 'string',
        enum: ['arrival', 'departure'],
        description: 'Whether it is an arrival or a departure.',
      },
      place: { ...place, description: 'Origin of an arrival, or destination of a departure.' },
      scheduledAt: time('Scheduled time.'),
      estimatedAt: time('Estimated time.'),
      gate: atLocation('External id of the gate’s location.'),
      terminal: text(60, 'Label of the terminal.'),
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
        description: 'Status of the flight.',
      },
      codeshares: listOf(flightNumber, 20, 'Codeshare flight numbers.'),
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
  description: 'A parking facility and its occupancy.',
  record: openObject(
    {
      externalId,
      name: text(200, 'Name of the parking facility.'),
      location: atLocation('External id of the parking facility’s location.'),
      status: {
        type: 'string',
        enum: ['open', 'full', 'closed'],
        description: 'Whether it is open.',
      },
      spacesTotal: count('Total number of spaces.'),
      spacesFree: count('Number of free spaces.'),
      percentFull: { type: 'number', minimum: 0, maximum: 100, description: 'Percent.' },
      rate: text(200, 'Price as text.'),
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

/** Additional objects of airports. */
export const airportObjects = [
  checkInCounter,
  baggageClaim,
  securityWait,
  flight,
  parking,
] as const;
