import type { Barriers } from './Barriers.ts';
import { buildGraph } from './buildGraph.ts';
import { buildInstructions } from './buildInstructions.ts';
import { buildLegs, type LegContext } from './buildLegs.ts';
import { findBlockers } from './findBlockers.ts';
import type { Graph } from './Graph.ts';
import { joinStop } from './joinStop.ts';
import { LocalPlane } from '@mezzanine/mvf/read';
import type { NetworkInput } from './NetworkInput.ts';
import type { Blocker, NoRoute } from './NoRoute.ts';
import { orderStops } from './orderStops.ts';
import { type Finder, type JoinedStop, planSections, type Section } from './planSections.ts';
import { type PreparedProfile, ProfileShelf } from './ProfileShelf.ts';
import type { RouteProfile } from './Profile.ts';
import type { Route, RouteResult } from './Route.ts';
import { Search } from './Search.ts';
import { stopCosts } from './stopCosts.ts';
import type { Stop } from './Stop.ts';
import { Surroundings } from './Surroundings.ts';
import { WayfindingError } from './WayfindingError.ts';

/** Maximum number of destinations; optimizing more takes too long. */
const MOST_STOPS = 100;

/** Options of {@link WalkingNetwork.findRoute}. */
export interface RouteOptions {
  /** Walking profile; default `{}`. */
  readonly profile?: RouteProfile;
  /**
   * Whether to visit destinations in the given order or in the cheapest one, which may end at any
   * of them; default `given`.
   */
  readonly order?: 'given' | 'best';
}

/** A candidate and its cost. */
export interface Nearest {
  /** Index of the candidate. */
  readonly candidate: number;
  /** Cost of the route to it, in meters of walking. */
  readonly cost: number;
}

/**
 * A network to walk in. Construction takes time proportional to its size. A search only touches
 * what it visits. Another profile needs no new network, because no routes are precomputed.
 *
 * @example
 * const network = new WalkingNetwork({ floors, nodes, edges, connections });
 * const result = network.findRoute({ nodes: ['n_1'] }, [{ nodes: ['n_2'] }], {
 *   profile: { isStepFree: true },
 * });
 * if (result.type === 'route') console.log(result.durationSeconds);
 * else console.log(result.blockers);
 */
export class WalkingNetwork {
  readonly #graph: Graph;
  readonly #plane: LocalPlane;
  readonly #search: Search;
  readonly #profiles: ProfileShelf;
  readonly #surroundings: Surroundings;

  /**
   * @param input - plain arrays; they are not modified, and only barriers and places are read
   * later, on first use of their floor
   * @throws {@link WayfindingError} `invalid-network`
   */
  constructor(input: NetworkInput) {
    this.#plane = new LocalPlane(input.nodes[0]?.position ?? [0, 0]);
    this.#graph = buildGraph(input, this.#plane);
    this.#search = new Search(this.#graph);
    this.#profiles = new ProfileShelf(this.#graph, this.#plane);
    this.#surroundings = new Surroundings(input, this.#graph, this.#plane);
  }

  /**
   * The cheapest route from a start through all destinations.
   *
   * @param from - the start
   * @param to - one or more destinations
   * @param options - profile and order
   * @returns the route, or the reason why there is none
   * @throws {@link WayfindingError} `invalid-stop` or `invalid-profile`
   */
  findRoute(from: Stop, to: readonly Stop[], options: RouteOptions = {}): RouteResult {
    checkCount(to.length);
    const prepared = this.#profiles.prepare(options.profile ?? {});
    const start = this.#join(from, prepared);
    const goals = to.map((stop) => this.#join(stop, prepared));
    const finder = this.#finder(prepared);
    const isFree = options.order === 'best';
    const best = isFree ? orderStops(stopCosts(start, goals, finder)) : undefined;
    const order = best?.order ?? goals.map((_, index) => index);
    const joined = [start, ...pick(goals, order)];
    const plan = planSections(joined, finder);
    if ('failedAt' in plan) {
      return this.#explain(joined, plan.failedAt, [-1, ...order], prepared);
    }
    const route = this.#build(plan.sections, joined, [from, ...pick(to, order)], prepared);
    const isBestOrder = best?.isBest ?? !isFree;
    const leastCost = isBestOrder || best === undefined ? route.cost : best.leastCost;
    return { ...route, order, isBestOrder, leastCost };
  }

  /**
   * The reachable candidates, cheapest first.
   *
   * @param from - the start
   * @param candidates - possible destinations
   * @param options - profile, and the maximum `count`, default 1
   */
  findNearest(
    from: Stop,
    candidates: readonly Stop[],
    options: { readonly profile?: RouteProfile; readonly count?: number } = {},
  ): readonly Nearest[] {
    const prepared = this.#profiles.prepare(options.profile ?? {});
    const start = this.#join(from, prepared);
    const goals = candidates.map((stop) => this.#join(stop, prepared));
    const { fromStart, stopOf } = stopCosts(start, goals, this.#finder(prepared), 'start');
    const least = new Map<number, number>();
    for (const [place, candidate] of stopOf.entries()) {
      const cost = fromStart[place] ?? Infinity;
      if (cost < (least.get(candidate) ?? Infinity)) least.set(candidate, cost);
    }
    return [...least]
      .map(([candidate, cost]) => ({ candidate, cost }))
      .sort((a, b) => a.cost - b.cost || a.candidate - b.candidate)
      .slice(0, options.count ?? 1);
  }

  #join(stop: Stop, { barriersOn }: PreparedProfile): JoinedStop {
    const barriersOf = (floor: string) => barriersOn(floor, this.#surroundings.barriersOf(floor));
    const [graph, plane, surroundings] = [this.#graph, this.#plane, this.#surroundings];
    return joinStop(stop, { graph, plane, surroundings, barriersOf });
  }

  #finder({ pricing, barriersOn }: PreparedProfile): Finder {
    return {
      search: this.#search,
      pricing,
      isDirect: ({ point: a, floor = '' }, { point: b, floor: other }) => {
        if (a === undefined || b === undefined || floor !== other) return false;
        return !barriersOn(floor, this.#surroundings.barriersOf(floor)).isCrossed(a, b);
      },
    };
  }

  #build(
    sections: readonly Section[],
    joined: readonly JoinedStop[],
    stops: readonly Stop[],
    { pricing, barriersOn }: PreparedProfile,
  ): Omit<Route, 'order' | 'isBestOrder' | 'leastCost'> {
    const known = new Map<string, Barriers>();
    const barriersOf = (floor: string) => {
      const barriers = known.get(floor) ?? barriersOn(floor, this.#surroundings.barriersOf(floor));
      known.set(floor, barriers);
      return barriers;
    };
    const context: LegContext = { graph: this.#graph, plane: this.#plane, pricing, barriersOf };
    const legs = sections.flatMap((section, index) => {
      const [from = nowhere, to = nowhere] = [joined[index], joined[index + 1]];
      return buildLegs(section, [from, to], index, context);
    });
    const [plane, surroundings] = [this.#plane, this.#surroundings];
    const sum = (pick: (leg: Route['legs'][number]) => number) =>
      legs.reduce((total, { leg }) => total + pick(leg), 0);
    return {
      type: 'route',
      cost: sum(({ cost }) => cost),
      distanceMeters: sum(({ distanceMeters }) => distanceMeters),
      durationSeconds: sum(({ durationSeconds }) => durationSeconds),
      legs: legs.map(({ leg }) => leg),
      instructions: buildInstructions(legs, { surroundings, plane, stops }),
    };
  }

  #explain(
    stops: readonly JoinedStop[],
    failedAt: number,
    order: readonly number[],
    { pricing, zoneNames }: PreparedProfile,
  ): NoRoute {
    const [from = nowhere, to = nowhere] = [stops[failedAt - 1], stops[failedAt]];
    const place = { from: (order[failedAt - 1] ?? -1) + 1, to: (order[failedAt] ?? 0) + 1 };
    const empty: Blocker[] = [
      ...(from.ends.length === 0 ? [{ type: 'no-node', stop: place.from } as const] : []),
      ...(to.ends.length === 0 ? [{ type: 'no-node', stop: place.to } as const] : []),
    ];
    if (empty.length > 0) return { type: 'no-route', ...place, blockers: empty };
    const [graph, plane, surroundings] = [this.#graph, this.#plane, this.#surroundings];
    const context = { graph, pricing, plane, surroundings, zoneNames };
    return { type: 'no-route', ...place, blockers: findBlockers(from.ends, to.ends, context) };
  }
}

function checkCount(count: number): void {
  if (count > 0 && count <= MOST_STOPS) return;
  const remedy = count === 0 ? 'Pass a destination.' : 'Split the tour into several requests.';
  throw new WayfindingError(
    'invalid-stop',
    `Received ${count} destinations; expected 1 to ${MOST_STOPS}. ${remedy}`,
  );
}

function pick<T>(items: readonly T[], order: readonly number[]): T[] {
  return order.flatMap((index) => items[index] ?? []);
}

const nowhere: JoinedStop = { floor: undefined, ends: [] };
