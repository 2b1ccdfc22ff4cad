import type { Area, FloorPlan } from './FloorPlan.ts';
import { join, type Net, part } from './Net.ts';
import { distanceToLine } from './planeGeometry.ts';
import { canWalk, type Spot } from './sightLine.ts';

/** A net under construction. */
export interface NetDraft {
  /** One for each point of the net. */
  readonly spots: readonly Spot[];
  readonly net: Net;
  /** Number of the first spots that must stay. */
  readonly given: number;
  /** Distance of edges from walls and obstacles, in meters. */
  readonly margin: number;
}

/** Maximum distance of a point from the straight edge that replaces it. */
const toleranceMeters = 0.4;

/** Removes dead ends, and points that a straight edge can replace. */
export function simplifyNet(plan: FloorPlan, area: Area, draft: NetDraft): NetDraft {
  prune(draft);
  for (const chain of chainsOf(draft)) shorten(plan, area, draft, chain);
  return compacted(draft);
}

/** Removes dead ends until every end is a given spot, and parts without a spot. */
function prune({ net, given }: NetDraft): void {
  const { links } = net;
  const reached = new Set<number>(Array.from({ length: given }, (_, i) => i));
  for (const at of reached) for (const next of links[at] ?? []) reached.add(next);
  links.forEach((own, i) => {
    if (!reached.has(i)) own.length = 0;
  });
  const ends = links.flatMap((own, i) => (i >= given && own.length === 1 ? [i] : []));
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    const next = links[end]?.[0];
    if (next === undefined) continue;
    part(net, end, next);
    if (next >= given && links[next]?.length === 1) ends.push(next);
  }
}

/**
 * Chains of points with two neighbors each, between given spots and points with more or fewer
 * neighbors.
 */
function chainsOf({ net: { links }, given }: NetDraft): number[][] {
  const isKey = (i: number): boolean => i < given || links[i]?.length !== 2;
  const chains: number[][] = [];
  links.forEach((own, start) => {
    if (!isKey(start)) return;
    for (const first of own) {
      const chain = [start, first];
      let at = first;
      while (!isKey(at)) {
        const before = chain.at(-2);
        const next = links[at]?.find((i) => i !== before);
        if (next === undefined) break;
        chain.push(next);
        at = next;
      }
      // Each chain is found from both ends, and a loop twice from its only end; one copy is kept.
      const [, second = 0] = chain;
      const secondLast = chain.at(-2) ?? 0;
      if (start < at || (start === at && second <= secondLast)) chains.push(chain);
    }
  });
  return chains;
}

function shorten(plan: FloorPlan, area: Area, draft: NetDraft, chain: readonly number[]): void {
  const { net } = draft;
  const kept: number[] = [0];
  for (let at = 0; at < chain.length - 1;) {
    let reach = at + 1;
    for (let next = at + 2; next < chain.length; next += 1) {
      if (!isStraight(plan, area, draft, { chain, first: at, last: next })) break;
      reach = next;
    }
    kept.push(reach);
    at = reach;
  }
  chain.slice(1).forEach((b, i) => {
    part(net, chain[i] ?? b, b);
  });
  kept.slice(1).forEach((to, i) => {
    join(net, chain[kept[i] ?? 0] ?? 0, chain[to] ?? 0);
  });
}

/** Consecutive points of a chain, by their places in it. */
interface Section {
  readonly chain: readonly number[];
  readonly first: number;
  readonly last: number;
}

/** Whether a straight edge can replace a section. */
function isStraight(
  plan: FloorPlan,
  area: Area,
  { spots, margin }: NetDraft,
  { chain, first, last }: Section,
): boolean {
  const from = spots[chain[first] ?? 0];
  const to = spots[chain[last] ?? 0];
  if (from === undefined || to === undefined || from === to) return false;
  for (let i = first + 1; i < last; i += 1) {
    const spot = spots[chain[i] ?? 0];
    if (spot !== undefined && distanceToLine(spot.at, from.at, to.at) > toleranceMeters)
      return false;
  }
  return canWalk(plan, area, [from, to], margin);
}

/** The draft without isolated points, but with all given spots. */
function compacted({ spots, net, given, margin }: NetDraft): NetDraft {
  const kept = spots.flatMap((_, i) => (i < given || (net.links[i]?.length ?? 0) > 0 ? [i] : []));
  const newIndex = new Int32Array(spots.length);
  kept.forEach((old, index) => {
    newIndex[old] = index;
  });
  const keptSpots = kept.flatMap((i) => spots[i] ?? []);
  return {
    spots: keptSpots,
    net: {
      points: keptSpots.map(({ at }) => at),
      links: kept.map((i) => (net.links[i] ?? []).map((k) => newIndex[k] ?? 0)),
    },
    given,
    margin,
  };
}
