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
    floorId: { type: 'string', description: 'Start of the leg.' },
    toFloorId: { type: 'string', description: 'Exit of the connection.' },
    connection: closedObject({ id: text, type: text }),
    distanceMeters: meters,
    durationSeconds: seconds,
  },
  ['toFloorId', 'connection'],
);

const instruction = closedObject({
  text: { type: 'string', description: 'Text of the instruction.' },
  coordinate,
  distanceMeters: meters,
  durationSeconds: seconds,
  leg: { type: 'integer', minimum: 0, description: 'Index of its leg.' },
});

/** A route from one place to another. */
export const directionsSchema = closedObject({
  type: { type: 'string', const: 'directions' },
  profile,
  distanceMeters: meters,
  durationSeconds: seconds,
  path: listOf(coordinate, 100_000, 'The whole line across all floors.'),
  legs: listOf(leg, 1000),
  instructions: listOf(instruction, 10_000),
});

/** Why there is no route. */
export const noDirectionsSchema = closedObject({
  type: { type: 'string', const: 'no-directions' },
  profile,
  blockers: listOf(
    closedObject({
      type: {
        type: 'string',
        description: 'Type of blocker: `steps`, `gap`, `one-way`, and so on.',
      },
      text: {
        type: 'string',
        description: 'What blocks the route, and what would remove the blocker.',
      },
    }),
    1000,
  ),
});

/** An image of a bundle. */
export const imageSchema = closedObject({
  name: text,
  path: { type: 'string', description: 'Path of the image as referenced by records.' },
  type: { type: 'string', description: 'Media type.' },
  bytes: { type: 'integer', minimum: 0 },
});
