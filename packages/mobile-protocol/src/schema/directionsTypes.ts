import { id } from './commonTypes.ts';
import {
  choice,
  count,
  field,
  flag,
  list,
  map,
  number,
  optional,
  record,
  ref,
  text,
  type Declarations,
} from './Schema.ts';

const meters = number(0, 1e9);
const seconds = number(0, 1e9);
const connections = list(id, 1000);

/** Directions, their options, and distances. */
export const directionsTypes: Declarations = {
  DirectionsOptions: record('A walking profile, and the order of destinations.', {
    isStepFree: optional(flag, 'Whether to use only step-free routes; default false.'),
    avoid: optional(
      connections,
      'Ids or kinds of connections to use only if there is no other route.',
    ),
    exclude: optional(connections, 'Ids or kinds of connections that are not used at all.'),
    closedSpaceIds: optional(list(id, 10_000), 'Ids of spaces that are not entered.'),
    weights: optional(map(number(0, 1e6), 1000), 'Cost factors of connections, by id or kind.'),
    prefersIndoors: optional(
      flag,
      'Whether to go outdoors only if that saves two thirds; default false.',
    ),
    walkingMetersPerSecond: optional(number(0.05, 20), 'Walking speed; default 1.34.'),
    order: optional(ref('DestinationOrder'), 'Order of several destinations; default `given`.'),
  }),
  DestinationOrder: choice('The order of several destinations.', {
    given: 'As given.',
    best: 'The shortest.',
  }),
  Directions: record('Directions.', {
    path: field(list(ref('Coordinate'), 100_000), 'The line, with the floor of each coordinate.'),
    distanceMeters: field(meters, 'Length in meters.'),
    durationSeconds: field(seconds, 'Walking time, waiting included.'),
    instructions: field(list(ref('DirectionsInstruction'), 10_000), 'Instructions, in order.'),
    legs: field(list(ref('DirectionsLeg'), 10_000), 'Walks and connections, in order.'),
    isBestOrder: field(flag, 'Whether the order of destinations was optimized exactly.'),
  }),
  DirectionsLeg: record('A walk on one floor, or a connection.', {
    type: field(ref('LegType'), 'A walk, or a connection.'),
    coordinates: field(list(ref('Coordinate'), 100_000), 'The line.'),
    distanceMeters: field(meters, 'Length in meters.'),
    durationSeconds: field(seconds, 'Duration, waiting included.'),
    floorId: field(id, 'Id of the floor; of a connection, where it is entered.'),
    toFloorId: optional(id, 'Id of the floor where the connection is exited.'),
    connectionId: optional(id, 'Id of the connection.'),
    arrivesAt: optional(count(20), 'Index of the destination that it ends at.'),
  }),
  LegType: choice('The type of a leg.', {
    walk: 'A walk on one floor.',
    connection: 'A ride or a climb.',
  }),
  DirectionsInstruction: record('An instruction.', {
    text: field(text(2000), 'A sentence; plain text, not markup.'),
    coordinate: field(ref('Coordinate'), 'Where to follow it.'),
    floorId: field(id, 'Id of the floor.'),
    distanceMeters: field(meters, 'Distance to the next instruction.'),
    durationSeconds: field(seconds, 'Time to the next instruction.'),
    leg: field(count(10_000), 'Index of the leg that it belongs to.'),
    action: field(ref('InstructionAction'), 'What to do.'),
    turn: optional(ref('Turn'), 'Direction and sharpness of a turn.'),
    connectionId: optional(id, 'Id of the connection to take.'),
    direction: optional(ref('RideDirection'), 'Where the connection leads.'),
    toFloorId: optional(id, 'Id of the floor where the connection is exited.'),
    landmark: optional(text(1000), 'Name of a place that is visible there.'),
    side: optional(ref('Side'), 'Where the destination is.'),
  }),
  InstructionAction: choice('The action of an instruction.', {
    depart: 'Start walking.',
    turn: 'Turn.',
    take: 'Take stairs, an elevator or another connection.',
    continue: 'Continue walking.',
    arrive: 'A destination is reached.',
  }),
  Turn: choice('Direction and sharpness of a turn.', {
    'slight-left': 'Slightly to the left.',
    left: 'To the left.',
    'sharp-left': 'Sharply to the left.',
    'slight-right': 'Slightly to the right.',
    right: 'To the right.',
    'sharp-right': 'Sharply to the right.',
  }),
  Side: choice('Where something is for a walking person.', {
    left: 'On the left.',
    right: 'On the right.',
    ahead: 'Ahead.',
    behind: 'Behind.',
  }),
  RideDirection: choice('Where a connection leads.', {
    up: 'Up.',
    down: 'Down.',
    level: 'To the same level.',
  }),
  DirectionsBlocker: record('Why there is no route.', {
    type: field(text(100), 'Such as `steps`, `closed-zone`, or `no-graph`.'),
    text: field(text(2000), 'A sentence; plain text, not markup.'),
    connectionId: optional(id, 'Id of the connection that blocks.'),
    floorIds: field(list(id, 1000), 'Ids of the floors concerned.'),
  }),
  DirectionsResult: record('Directions, or why there are none.', {
    directions: optional(ref('Directions'), 'The directions; missing if there is no route.'),
    blockers: field(
      list(ref('DirectionsBlocker'), 1000),
      'Why there is no route; empty if there is one.',
    ),
  }),
  NearestHit: record('A candidate, and the directions to it.', {
    index: field(count(10_000), 'Its index in the candidates.'),
    directions: field(ref('Directions'), 'Directions to it.'),
  }),
};
