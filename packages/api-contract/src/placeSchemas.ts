import { closedObject, listOf, type JsonSchema } from './JsonSchema.ts';

const meters: JsonSchema = { type: 'number', minimum: 0, description: 'Meters.' };
const seconds: JsonSchema = { type: 'number', minimum: 0, description: 'Seconds.' };
const text: JsonSchema = { type: 'string' };
const coordinate = closedObject(
  { longitude: { type: 'number' }, latitude: { type: 'number' }, floorId: text },
  ['floorId'],
);
const profile: JsonSchema = { type: 'string', enum: ['walking', 'step-free'] };

const leg = closedObject(
  {
    type: { type: 'string', enum: ['walk', 'connection'] },
    floorId: { type: 'string', description: 'Where it begins.' },
    toFloorId: { type: 'string', description: 'Where a connection is left.' },
    connection: closedObject({ id: text, type: text }),
    distanceMeters: meters,
    durationSeconds: seconds,
  },
  ['toFloorId', 'connection'],
);

const instruction = closedObject({
  text: { type: 'string', description: 'What to do, in words.' },
  coordinate,
  distanceMeters: meters,
  durationSeconds: seconds,
  leg: { type: 'integer', minimum: 0, description: 'The leg it belongs to.' },
});

/** A way from one place to another. */
export const directionsSchema = closedObject({
  type: { type: 'string', const: 'directions' },
  profile,
  distanceMeters: meters,
  durationSeconds: seconds,
  path: listOf(coordinate, 100_000, 'The whole line, floor after floor.'),
  legs: listOf(leg, 1000),
  instructions: listOf(instruction, 10_000),
});

/** What stands in the way. */
export const noDirectionsSchema = closedObject({
  type: { type: 'string', const: 'no-directions' },
  profile,
  blockers: listOf(
    closedObject({
      type: { type: 'string', description: '`steps`, `gap`, `one-way` and so on.' },
      text: { type: 'string', description: 'What is in the way and what would open it.' },
    }),
    1000,
  ),
});

/** An image of a bundle. */
export const imageSchema = closedObject({
  name: text,
  path: { type: 'string', description: 'As records name it.' },
  type: { type: 'string', description: 'Media type.' },
  bytes: { type: 'integer', minimum: 0 },
});
