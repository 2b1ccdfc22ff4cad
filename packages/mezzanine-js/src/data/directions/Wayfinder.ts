import {
  describeInstruction,
  type Instruction,
  type Leg,
  type LonLat,
  type Route,
  type RouteProfile,
  WalkingNetwork,
  WayfindingError,
} from '@mezzanine/wayfinding';
import type { Coordinate } from '../Coordinate.ts';
import type { Floor } from '../entities.ts';
import { MezzanineError } from '../MezzanineError.ts';
import type { VenueEntities } from '../VenueEntities.ts';
import { describeBlocker } from './describeBlocker.ts';
import type {
  Directions,
  DirectionsInstruction,
  DirectionsLeg,
  DirectionsTarget,
  NearestResult,
  NoDirections,
} from './Directions.ts';
import { type DirectionsOptions, type NearestOptions, profileOf } from './DirectionsOptions.ts';
import { networkOf } from './networkOf.ts';
import { nodesOfTargets, type NodesOfTargets, stopOf } from './stopOf.ts';

/** Finds routes in one venue and converts the results to the venue's entities. */
export class Wayfinder {
  readonly #venue: VenueEntities;
  readonly #network: WalkingNetwork;
  readonly #nodes: NodesOfTargets;

  /** @param venue - its walking graph is built here, in time proportional to its size */
  constructor(venue: VenueEntities) {
    this.#venue = venue;
    this.#network = new WalkingNetwork(networkOf(venue));
    this.#nodes = nodesOfTargets(venue);
  }

  /** See {@link Venue.directions}. */
  directions(
    origin: DirectionsTarget,
    destinations: readonly DirectionsTarget[],
    options: DirectionsOptions,
  ): Directions | NoDirections {
    const { order = 'given' } = options;
    const profile = profileOf(options);
    const [from, ...to] = [origin, ...destinations].map((target) => this.#stopOf(target));
    if (from === undefined) throw new TypeError('Directions always have an origin.');
    const result = asArgument(() => this.#network.findRoute(from, to, { profile, order }));
    if (result.type === 'route') return this.#directionsOf(result, origin, destinations, options);
    const targets = [origin, ...destinations];
    return {
      type: 'no-directions',
      origin: targets[result.from] ?? origin,
      destination: targets[result.to] ?? origin,
      blockers: result.blockers.map((blocker) => describeBlocker(this.#venue, blocker)),
    };
  }

  /** See {@link Venue.nearest}. */
  nearest(
    origin: DirectionsTarget,
    candidates: readonly DirectionsTarget[],
    options: NearestOptions,
  ): readonly NearestResult[] {
    const { count = 1, ...rest } = options;
    const profile: RouteProfile = profileOf(options);
    const from = this.#stopOf(origin);
    const stops = candidates.map((target) => this.#stopOf(target));
    const found = asArgument(() => this.#network.findNearest(from, stops, { profile, count }));
    return found.flatMap(({ candidate }) => {
      const target = candidates[candidate];
      if (target === undefined) return [];
      const directions = this.directions(origin, [target], rest);
      return directions.type === 'directions' ? [{ target, directions }] : [];
    });
  }

  #stopOf(target: DirectionsTarget) {
    return stopOf(this.#venue, target, this.#nodes);
  }

  #directionsOf(
    route: Route,
    origin: DirectionsTarget,
    targets: readonly DirectionsTarget[],
    { texts }: DirectionsOptions,
  ): Directions {
    const legs = route.legs.map((leg) => this.#legOf(leg));
    const nameOf = (id: string) => this.#floorOf(id).name;
    const instructionOf = (detail: Instruction): DirectionsInstruction => {
      const { floor, position, distanceMeters, durationSeconds, leg } = detail;
      return {
        text: describeInstruction(detail, nameOf, texts),
        coordinate: coordinateOf(position, floor),
        floor: this.#floorOf(floor),
        distanceMeters,
        durationSeconds,
        leg,
        detail,
      };
    };
    const { distanceMeters, durationSeconds, isBestOrder } = route;
    return {
      type: 'directions',
      origin,
      destinations: route.order.flatMap((index) => targets[index] ?? []),
      path: legs.flatMap(({ coordinates }) => coordinates),
      distanceMeters,
      durationSeconds,
      isBestOrder,
      legs,
      costMeters: route.cost,
      instructions: route.instructions.map(instructionOf),
    };
  }

  #legOf(leg: Leg): DirectionsLeg {
    const { distanceMeters, durationSeconds, shares: costShares, arrivesAt } = leg;
    const base = { distanceMeters, durationSeconds, costShares, arrivesAt };
    if (leg.type === 'walk') {
      const coordinates = leg.line.map((position) => coordinateOf(position, leg.floor));
      return { type: 'walk', ...base, coordinates, floor: this.#floorOf(leg.floor) };
    }
    const { fromFloor, toFloor, line } = leg;
    const connection = this.#venue.connections.find(({ id }) => id === leg.connection.id);
    if (connection === undefined) throw new TypeError('A route uses connections of the venue.');
    return {
      type: 'connection',
      ...base,
      connection,
      coordinates: line.map((position, index) =>
        coordinateOf(position, index === 0 ? fromFloor : toFloor),
      ),
      fromFloor: this.#floorOf(fromFloor),
      toFloor: this.#floorOf(toFloor),
    };
  }

  #floorOf(id: string): Floor {
    const floor = this.#venue.getFloor(id);
    if (floor === undefined) throw new TypeError('A route stays on floors of the venue.');
    return floor;
  }
}

function coordinateOf([longitude, latitude]: LonLat, floorId: string): Coordinate {
  return { longitude, latitude, floorId };
}

/** Runs a search and rethrows its argument errors as `MezzanineError`. */
function asArgument<T>(search: () => T): T {
  try {
    return search();
  } catch (cause) {
    if (!(cause instanceof WayfindingError)) throw cause;
    throw new MezzanineError('invalid-argument', { given: cause.message, remedy: '', cause });
  }
}
