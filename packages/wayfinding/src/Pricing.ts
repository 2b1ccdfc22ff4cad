import { closeEdges, type ClosedShape } from './closeEdges.ts';
import { type FloorChange, floorChanges } from './floorBounds.ts';
import { type Graph, type Hop, hopClass, outdoorClass } from './Graph.ts';
import type { ConnectionInput } from './NetworkInput.ts';
import {
  AVOIDED_METERS,
  DEFAULT_WALKING_METERS_PER_SECOND,
  defaultTravel,
  kindsWithSteps,
  otherTravel,
  OUTDOOR_FACTOR,
  type RouteProfile,
} from './Profile.ts';

/** Reasons why a hop may not be used. */
export type HopBar = 'steps' | 'excluded';

/** Parts of the cost of a hop, in meters of walking. */
export interface HopCost {
  /** Its duration at walking speed. */
  readonly time: number;
  /** The venue's weight and multiplier. */
  readonly venue: number;
  /** The profile's weights. */
  readonly profile: number;
  /** {@link AVOIDED_METERS}, if the profile avoids it. */
  readonly avoided: number;
}

/**
 * Costs for one profile, in meters of walking. The cost of an edge is `length × (1 + surcharge) +
 * weight + fixed`.
 */
export class Pricing {
  /** Surcharge per meter, by class; above zero only outdoors. */
  readonly surcharges: Float64Array;
  /** Fixed cost of an edge, by class; infinite if it may not be used. */
  readonly fixed: Float64Array;
  /**
   * By edge: 0 if open, 1 for steps, otherwise the index of the closed zone plus 2; `undefined` if
   * all are open.
   */
  readonly closed: Uint16Array | undefined;
  /** Smallest cost per straight-line meter over all edges, for lower bounds. */
  readonly leastPerMeter: number;
  /** The cheapest floor changes. */
  readonly floorChanges: readonly FloorChange[];
  /** Whether steps are excluded. */
  readonly isStepFree: boolean;
  /** Walking speed in meters per second. */
  readonly pace: number;
  readonly #profile: RouteProfile;
  readonly #hops: readonly Hop[];

  /**
   * @param graph - the walking graph
   * @param profile - the walking profile
   * @param zones - the profile's closed zones, in meters and node indexes
   */
  constructor(graph: Graph, profile: RouteProfile, zones: readonly ClosedShape[]) {
    this.#profile = profile;
    this.#hops = graph.hops;
    this.pace = profile.walkingMetersPerSecond ?? DEFAULT_WALKING_METERS_PER_SECOND;
    this.surcharges = new Float64Array(hopClass + graph.hops.length);
    this.fixed = new Float64Array(this.surcharges.length);
    this.surcharges[outdoorClass] = profile.prefersIndoors ? OUTDOOR_FACTOR - 1 : 0;
    // A surcharge of zero or more keeps lower bounds valid.
    let least = Math.min(...graph.leastPerMeter);
    for (const [index, hop] of graph.hops.entries()) {
      const cost = this.barOf(hop) === undefined ? totalOf(this.costOf(hop)) : Infinity;
      this.fixed[hopClass + index] = cost;
      if (hop.runMeters > 0) least = Math.min(least, cost / hop.runMeters);
    }
    this.leastPerMeter = least < Infinity ? least : 0;
    this.floorChanges = floorChanges(graph, this.fixed, this.leastPerMeter);
    this.isStepFree = profile.isStepFree ?? false;
    this.closed = closeEdges(graph, this.isStepFree, zones);
  }

  /** Cost of an edge; infinite if it may not be used. */
  edgeCost(graph: Graph, edge: number): number {
    if (this.closed !== undefined && this.closed[edge] !== 0) return Infinity;
    return this.openCost(graph, edge);
  }

  /** Cost of an edge if it were open; still infinite for a barred hop. */
  openCost({ lengths, plainCosts, classes }: Graph, edge: number): number {
    const edgeClass = classes[edge] ?? 0;
    const surcharge = (lengths[edge] ?? 0) * (this.surcharges[edgeClass] ?? 0);
    return (plainCosts[edge] ?? 0) + surcharge + (this.fixed[edgeClass] ?? 0);
  }

  /** The hop of an edge, unless it is a walking edge. */
  hopOf({ classes }: Graph, edge: number): Hop | undefined {
    return this.#hops[(classes[edge] ?? 0) - hopClass];
  }

  /** Why this profile may not use a hop, if it may not. */
  barOf({ connection }: Hop): HopBar | undefined {
    const { isStepFree = false, exclude = [] } = this.#profile;
    if (exclude.includes(connection.id) || exclude.includes(connection.kind)) return 'excluded';
    return isStepFree && !isConnectionStepFree(connection) ? 'steps' : undefined;
  }

  /**
   * Duration of a hop in seconds: waiting time plus the slower of vertical and horizontal travel.
   */
  secondsOf({ connection, riseMeters, runMeters }: Hop): number {
    const { kind } = connection;
    const own = this.#profile.travel;
    const travel =
      (own !== undefined && Object.hasOwn(own, kind) ? own[kind] : undefined) ??
      (Object.hasOwn(defaultTravel, kind) ? defaultTravel[kind] : undefined) ??
      otherTravel;
    const climb = riseMeters > 0 ? travel.upMetersPerSecond : travel.downMetersPerSecond;
    const rising = riseMeters === 0 ? 0 : Math.abs(riseMeters) / climb;
    return travel.waitSeconds + Math.max(rising, runMeters / travel.alongMetersPerSecond);
  }

  /** The parts of a hop's cost. */
  costOf(hop: Hop): HopCost {
    const { id, kind, multiplier = 1, weight = 0 } = hop.connection;
    const { avoid = [], weights = {} } = this.#profile;
    const factor = weightOf(weights, id) * weightOf(weights, kind);
    const time = this.secondsOf(hop) * this.pace;
    const asVenue = time * multiplier + weight;
    return {
      time,
      venue: asVenue - time,
      profile: asVenue * (factor - 1),
      avoided: avoid.includes(id) || avoid.includes(kind) ? AVOIDED_METERS : 0,
    };
  }
}

/** Whether a connection is step-free. */
export function isConnectionStepFree({ isAccessible, kind }: ConnectionInput): boolean {
  return isAccessible ?? !kindsWithSteps.has(kind);
}

/** The sum of the parts. */
export function totalOf({ time, venue, profile, avoided }: HopCost): number {
  return Math.max(0, time + venue + profile) + avoided;
}

function weightOf(weights: Readonly<Record<string, number>>, key: string): number {
  return Object.hasOwn(weights, key) ? (weights[key] ?? 1) : 1;
}
