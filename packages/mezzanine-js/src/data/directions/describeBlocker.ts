import type { Blocker, ConnectionInput, LonLat } from '@mezzanine/wayfinding';
import type { Connection, Floor } from '../entities.ts';
import type { VenueEntities } from '../VenueEntities.ts';
import type { DirectionsBlocker } from './Directions.ts';

/** Converts a blocker to the venue's entities and describes it. */
export function describeBlocker(venue: VenueEntities, blocker: Blocker): DirectionsBlocker {
  switch (blocker.type) {
    case 'steps':
      return stepsOf(venue, blocker);
    case 'steps-on-floor':
      return {
        ...placeOf(venue, blocker),
        type: 'steps',
        text: `There are steps on ${nameOf(venue, blocker.floor)}. A ramp there would make a step-free route possible.`,
      };
    case 'closed-zone':
      return {
        ...nothing,
        type: 'closed-zone',
        text: `${blocker.name} is closed, and every route passes through it. Opening it would make a route possible.`,
      };
    case 'excluded':
      return {
        ...aboutOf(venue, blocker.connection),
        type: 'excluded-connection',
        text: `Every route uses ${title(blocker.connection)}, which is excluded. Allowing it would make a route possible.`,
      };
    case 'one-way-connection':
      return {
        ...aboutOf(venue, blocker.connection),
        type: 'one-way',
        text: `${title(blocker.connection)} only goes in the opposite direction.`,
      };
    case 'one-way':
      return {
        ...placeOf(venue, blocker),
        type: 'one-way',
        text: `A path on ${nameOf(venue, blocker.floor)} only goes in the opposite direction.`,
      };
    case 'gap':
      return gapOf(venue, blocker);
    case 'no-node':
      return {
        ...nothing,
        type: 'no-graph',
        text: 'The place has no node in the walking graph, and its floor has no nodes. Add a node to the floor.',
      };
  }
}

const nothing = {
  connection: undefined,
  missingElevator: undefined,
  floors: [],
  coordinate: undefined,
};

function aboutOf(venue: VenueEntities, { id }: ConnectionInput) {
  const connection = connectionOf(venue, id);
  return { ...nothing, connection, floors: connection?.floors ?? [] };
}

function stepsOf(
  venue: VenueEntities,
  blocker: Extract<Blocker, { type: 'steps' }>,
): DirectionsBlocker {
  const { connection, elevator, fromFloor, toFloor } = blocker;
  const [from, to] = [nameOf(venue, fromFloor), nameOf(venue, toFloor)];
  const missing = elevator && connectionOf(venue, elevator.id);
  const stops = missing?.floors.map(({ name }) => name).join(' and ');
  const remedy = missing
    ? `${title(elevator)} stops only at ${stops}. If it connected ${from} and ${to}, there would be a step-free route.`
    : `An elevator or a ramp between ${from} and ${to} would make a step-free route possible.`;
  return {
    ...nothing,
    type: 'steps',
    text: `The only connection between ${from} and ${to} is ${title(connection)}, which has steps. ${remedy}`,
    connection: connectionOf(venue, connection.id),
    missingElevator: missing,
    floors: floorsOf(venue, [fromFloor, toFloor]),
  };
}

function gapOf(
  venue: VenueEntities,
  blocker: Extract<Blocker, { type: 'gap' }>,
): DirectionsBlocker {
  const { nearest, fromFloors, toFloors } = blocker;
  const floors = floorsOf(venue, [...fromFloors, ...toFloors]);
  if (nearest === undefined) {
    const list = (ids: readonly string[]) => ids.map((id) => nameOf(venue, id)).join(', ');
    return {
      ...nothing,
      type: 'gap',
      text: `Nothing connects ${list(fromFloors)} and ${list(toFloors)}. Stairs or an elevator between them would make a route possible.`,
      floors,
    };
  }
  return {
    ...placeOf(venue, { floor: nearest.floor, position: nearest.from }),
    type: 'gap',
    text: `Two parts of ${nameOf(venue, nearest.floor)} are not connected; the gap is ${nearest.meters.toFixed(1)} m. A path there would connect them.`,
    floors,
  };
}

function placeOf(
  venue: VenueEntities,
  { floor, position }: { readonly floor: string; readonly position: LonLat },
) {
  const [longitude, latitude] = position;
  return {
    ...nothing,
    floors: floorsOf(venue, [floor]),
    coordinate: { longitude, latitude, floorId: floor },
  };
}

function connectionOf(venue: VenueEntities, wanted: string): Connection | undefined {
  return venue.connections.find(({ id }) => id === wanted);
}

function floorsOf(venue: VenueEntities, ids: readonly string[]): Floor[] {
  return [...new Set(ids)].flatMap((id) => venue.getFloor(id) ?? []);
}

function nameOf(venue: VenueEntities, floorId: string): string {
  return venue.getFloor(floorId)?.name ?? floorId;
}

function title({ name, kind, id }: ConnectionInput): string {
  return name || `the ${kind} ${id}`;
}
