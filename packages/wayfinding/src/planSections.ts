import type { End, Found, Search } from './Search.ts';
import type { Pricing } from './Pricing.ts';
import { distanceBetween, rangeOf } from './geometry.ts';
import type { LocalPoint } from '@mezzanine/mvf';

/** A stop joined to the graph: its entry and exit nodes. */
export interface JoinedStop {
  readonly floor: string | undefined;
  /** Its position, if it is not a node. */
  readonly point?: LocalPoint;
  /** Cost between the stop and the node. */
  readonly ends: readonly End[];
}

/** The path from one stop to the next. */
export interface Section {
  /** Its nodes; empty if it is a straight line between two positions. */
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  /** Cost from a position to the first node. */
  readonly startCost: number;
  /** Cost from the last node to a position. */
  readonly endCost: number;
}

/** Sections from the first stop to the last, or the two stops that could not be connected. */
export type Plan =
  | { readonly sections: readonly Section[]; readonly cost: number }
  | { readonly failedAt: number };

/** Inputs of {@link planSections}. */
export interface Finder {
  readonly search: Search;
  readonly pricing: Pricing;
  /** Whether there is a straight path between the positions of two stops. */
  readonly isDirect: (from: JoinedStop, to: JoinedStop) => boolean;
}

/** How a stop that is a position was reached. */
interface ReachedAt {
  readonly cost: number;
  /** Index of the path that leads there. */
  readonly way: number;
}

/** State of a stop that has been reached. */
interface Reached {
  readonly reachedAt: ReachedAt;
  /** Parallel to the ends of the stop: how each was reached, if it was. */
  readonly ways: readonly (Way | undefined)[];
  /** Costs of leaving, each with the index of the path it continues. */
  readonly departures: readonly (End & { readonly way: number })[];
}

interface Way {
  readonly cost: number;
  readonly section: Section;
  /** Index of the previous path. */
  readonly before: number;
}

/**
 * The cheapest path through stops in their order. A stop with several nodes is one place with
 * several doors: the path continues from the node where it arrived, so the choice is made for the
 * whole path at once, not stop by stop.
 */
export function planSections(stops: readonly JoinedStop[], finder: Finder): Plan {
  const layers: Reached[] = [];
  const [first] = stops;
  let departures: Reached['departures'] = first?.ends.map((end) => ({ ...end, way: 0 })) ?? [];
  let reachedAt: ReachedAt = { cost: 0, way: 0 };
  for (const [index, stop] of stops.entries()) {
    const previous = stops[index - 1];
    if (previous === undefined) continue;
    const isLast = index === stops.length - 1;
    const ways = reach({ previous, stop, departures, reachedAt, isLast, finder });
    const reached = leave(stop, ways);
    if (reached === undefined) return { failedAt: index };
    layers.push(reached);
    ({ departures, reachedAt } = reached);
  }
  return traceBack(layers);
}

interface Step {
  readonly previous: JoinedStop;
  readonly stop: JoinedStop;
  readonly departures: Reached['departures'];
  readonly reachedAt: ReachedAt;
  readonly isLast: boolean;
  readonly finder: Finder;
}

function reach(step: Step): (Way | undefined)[] {
  const { previous, stop, departures, isLast, finder } = step;
  const { search, pricing } = finder;
  const wayOf = (found: Found): Way => {
    const departure = departures[found.start];
    const before = departure?.way ?? 0;
    const { nodes, edges } = found;
    const startCost = (previous.point ? previous.ends[found.start]?.cost : 0) ?? 0;
    const endCost = stop.ends[found.stop]?.cost ?? 0;
    return { cost: found.cost, before, section: { nodes, edges, startCost, endCost } };
  };
  const ways: (Way | undefined)[] = stop.ends.map(() => undefined);
  if (isLast || stop.point !== undefined || stop.ends.length === 1) {
    const found = search.findPath(departures, stop.ends, pricing);
    if (found) ways[found.stop] = wayOf(found);
  } else {
    const found = search.findPaths(departures, stop.ends, pricing);
    for (const [index, one] of found.entries()) if (one) ways[index] = wayOf(one);
  }
  return withDirect(ways, step);
}

/** Replaces the path between two positions by a straight line if that is cheaper. */
function withDirect(ways: (Way | undefined)[], step: Step): (Way | undefined)[] {
  const { previous, stop, reachedAt, finder } = step;
  if (!previous.point || !stop.point || !finder.isDirect(previous, stop)) return ways;
  const meters = distanceBetween(previous.point, stop.point);
  const cost = reachedAt.cost + meters;
  if (ways.some((way) => way !== undefined && way.cost < cost)) return ways;
  const section = { nodes: [], edges: [], startCost: meters, endCost: 0 };
  const direct: Way = { cost, before: reachedAt.way, section };
  return [direct, ...ways.slice(1).map(() => undefined)];
}

function leave(stop: JoinedStop, ways: readonly (Way | undefined)[]): Reached | undefined {
  const costs = ways.map((way) => way?.cost ?? Infinity);
  const best = costs.indexOf(rangeOf(costs)[0]);
  if (ways[best] === undefined) return undefined;
  // At a position people can turn around; at a node the path continues from that node.
  const departures = stop.point
    ? stop.ends.map(({ node, cost }) => ({ node, cost: cost + (costs[best] ?? 0), way: best }))
    : stop.ends.flatMap(({ node }, way) =>
        ways[way] ? [{ node, cost: costs[way] ?? 0, way }] : [],
      );
  return { ways, departures, reachedAt: { cost: costs[best] ?? 0, way: best } };
}

function traceBack(layers: readonly Reached[]): Plan {
  const last = layers.at(-1);
  const costs = last?.ways.map((way) => way?.cost ?? Infinity) ?? [];
  const cost = rangeOf(costs)[0];
  let at = costs.indexOf(cost);
  const sections: Section[] = [];
  for (const { ways } of layers.toReversed()) {
    const way = ways[at];
    if (way === undefined) break;
    sections.push(way.section);
    at = way.before;
  }
  return { sections: sections.reverse(), cost };
}
