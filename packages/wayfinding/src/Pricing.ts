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

/** Why a hop may not be used. */
export type HopBar = 'steps' | 'excluded';

/** What using a hop costs, part by part, in meters of walking. */
export interface HopCost {
  /** Its time at walking pace. */
  readonly time: number;
  /** What the venue asks on top: its weight and multiplier. */
  readonly venue: number;
  /** What the profile's weights add or take away. */
  readonly profile: number;
  /** {@link AVOIDED_METERS}, if the profile avoids it. */
  readonly avoided: number;
}

/** What ways cost for one profile, in meters of walking. An edge costs
 * `length × (1 + surcharge) + weight + fixed`. */
export class Pricing {
  /** What a meter of an edge costs on top of itself, by class; only outdoors more than nothing. */
  readonly surcharges: Float64Array;
  /** Cost of using the edge at all, by class; infinite if it may not be used. */
  readonly fixed: Float64Array;
  /** By edge: 0 open, 1 steps, 2 and more the index of the closed zone plus 2; or all are open. */
  readonly closed: Uint16Array | undefined;
  /** The least that a straight meter costs, over all edges: what makes a bound of a distance. */
  readonly leastPerMeter: number;
  /** The cheapest changes of floor. */
  readonly floorChanges: readonly FloorChange[];
  /** Whether steps are closed. */
  readonly isStepFree: boolean;
  /** Pace, meters a second. */
  readonly pace: number;
  readonly #profile: RouteProfile;
  readonly #hops: readonly Hop[];

  /**
   * @param graph - what is walked on
   * @param profile - who walks
   * @param zones - the profile's closed zones, in meters and node indexes
   */
  constructor(graph: Graph, profile: RouteProfile, zones: readonly ClosedShape[]) {
    this.#profile = profile;
    this.#hops = graph.hops;
    this.pace = profile.walkingMetersPerSecond ?? DEFAULT_WALKING_METERS_PER_SECOND;
    this.surcharges = new Float64Array(hopClass + graph.hops.length);
    this.fixed = new Float64Array(this.surcharges.length);
    this.surcharges[outdoorClass] = profile.prefersIndoors ? OUTDOOR_FACTOR - 1 : 0;
    // A surcharge of nothing or more keeps the bounds of the lengths true.
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

  /** Cost of an edge, were it open; still infinite for a hop that is barred. */
  openCost({ lengths, plainCosts, classes }: Graph, edge: number): number {
    const edgeClass = classes[edge] ?? 0;
    const surcharge = (lengths[edge] ?? 0) * (this.surcharges[edgeClass] ?? 0);
    return (plainCosts[edge] ?? 0) + surcharge + (this.fixed[edgeClass] ?? 0);
  }

  /** The hop that an edge is, if it is none of walking. */
  hopOf({ classes }: Graph, edge: number): Hop | undefined {
    return this.#hops[(classes[edge] ?? 0) - hopClass];
  }

  /** Why this profile may not use a hop, if so. */
  barOf({ connection }: Hop): HopBar | undefined {
    const { isStepFree = false, exclude = [] } = this.#profile;
    if (exclude.includes(connection.id) || exclude.includes(connection.kind)) return 'excluded';
    return isStepFree && !isConnectionStepFree(connection) ? 'steps' : undefined;
  }

  /** How long a hop takes, in seconds: its wait, and the slower of climbing and going along. */
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

  /** What a hop costs, part by part. */
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

/** Whether a connection can be used without steps. */
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
