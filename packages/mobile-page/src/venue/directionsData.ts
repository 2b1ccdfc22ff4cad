import type {
  Directions,
  DirectionsInstruction,
  DirectionsLeg,
  DirectionsOptions,
  NoDirections,
  Venue,
} from '@mezzanine/mezzanine-js';
import type {
  Directions as DirectionsData,
  DirectionsInstruction as InstructionData,
  DirectionsLeg as LegData,
  DirectionsOptions as GivenOptions,
  DirectionsResult,
  PlaceTarget,
} from '@mezzanine/mobile-protocol';
import { PageError } from '../errors.ts';
import { coordinateOf, targetOf } from '../places.ts';

/** A request for directions. */
export interface RouteRequest {
  readonly from: PlaceTarget;
  readonly to: readonly PlaceTarget[];
  readonly options?: GivenOptions;
}

/** Directions between places of a venue. */
export function findDirections(venue: Venue, request: RouteRequest): Directions | NoDirections {
  const to = request.to.map((target) => targetOf(venue, target));
  if (to.length === 0) {
    throw new PageError('invalid-argument', 'Directions have no destination. Pass at least one.');
  }
  return venue.directions(
    targetOf(venue, request.from),
    to,
    directionsOptions(venue, request.options),
  );
}

/** Options for the SDK. */
export function directionsOptions(venue: Venue, given: GivenOptions = {}): DirectionsOptions {
  const { avoid, exclude, closedSpaceIds, ...rest } = given;
  const connectionOf = (id: string) => venue.connections.find((one) => one.id === id) ?? id;
  return {
    ...rest,
    ...(avoid && { avoid: avoid.map(connectionOf) }),
    ...(exclude && { exclude: exclude.map(connectionOf) }),
    ...(closedSpaceIds && {
      closed: closedSpaceIds.flatMap((id) => venue.getSpace(id) ?? []),
    }),
  };
}

/** Directions as data, or why there are none. */
export function directionsResult(found: Directions | NoDirections): DirectionsResult {
  if (found.type === 'directions') return { directions: directionsData(found), blockers: [] };
  return {
    blockers: found.blockers.map(({ type, text, connection, floors }) => ({
      type,
      text,
      ...(connection && { connectionId: connection.id }),
      floorIds: floors.map(({ id }) => id),
    })),
  };
}

/** Directions as data. */
export function directionsData(directions: Directions): DirectionsData {
  const { path, distanceMeters, durationSeconds, isBestOrder } = directions;
  return {
    path: path.map(coordinateOf),
    distanceMeters,
    durationSeconds,
    instructions: directions.instructions.map(instructionData),
    legs: directions.legs.map(legData),
    isBestOrder,
  };
}

function legData(leg: DirectionsLeg): LegData {
  const { type, distanceMeters, durationSeconds, arrivesAt } = leg;
  const common = {
    type,
    coordinates: leg.coordinates.map(coordinateOf),
    distanceMeters,
    durationSeconds,
    ...(arrivesAt !== undefined && { arrivesAt }),
  };
  if (leg.type === 'walk') return { ...common, floorId: leg.floor.id };
  const { connection, fromFloor, toFloor } = leg;
  const ride = { connectionId: connection.id, toFloorId: toFloor.id };
  return { ...common, floorId: fromFloor.id, ...ride };
}

function instructionData(instruction: DirectionsInstruction): InstructionData {
  const { text, coordinate, floor, distanceMeters, durationSeconds, leg, detail } = instruction;
  return {
    text,
    coordinate: coordinateOf(coordinate),
    floorId: floor.id,
    distanceMeters,
    durationSeconds,
    leg,
    action: detail.action,
    ...detailData(detail),
  };
}

function detailData(detail: DirectionsInstruction['detail']): Partial<InstructionData> {
  switch (detail.action) {
    case 'take':
      return {
        connectionId: detail.connection.id,
        direction: detail.direction,
        toFloorId: detail.toFloor,
      };
    case 'arrive':
      return detail.side === undefined ? {} : { side: detail.side };
    case 'turn':
      return { turn: detail.turn, ...landmarkOf(detail) };
    default:
      return landmarkOf(detail);
  }
}

function landmarkOf({ landmark }: { readonly landmark?: { readonly name: string } }) {
  return landmark === undefined ? {} : { landmark: landmark.name };
}
