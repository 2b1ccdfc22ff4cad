import type { Area, FloorPlan } from './FloorPlan.ts';
import { distance } from './planeGeometry.ts';
import { shortestWays } from './shortestWays.ts';
import { canWalk } from './sightLine.ts';
import type { NetDraft } from './simplifyNet.ts';

/** A way through the net may be so many times as long as the straight one, where that is free. */
const longestDetour = 1.15;
/** Detours over short distances do not matter to anyone. */
const shortestMeters = 3;
/** In areas of many points only shortcuts up to this length are looked for. */
const reachOfMany = 40;
const many = 400;

/**
 * Adds straight ways where the net leads a long way around, across halls and squares. Shorter ones
 * first, each measured against the net so far: a greedy spanner (Althöfer et al., On sparse
 * spanners of weighted graphs, 1993), so few are added.
 */
export function addShortcuts(plan: FloorPlan, area: Area, draft: NetDraft): void {
  const { net, spots, margin } = draft;
  for (const { a, b, length } of detoursOf(draft)) {
    const [from, to] = [spots[a], spots[b]];
    // Most points do not see each other; asking that first is the cheaper way around.
    if (from === undefined || to === undefined || !canWalk(plan, area, [from, to], margin))
      continue;
    if (shortestWays(net, a, { limit: length * longestDetour, until: b }).has(b)) continue;
    net.links[a]?.add(b);
    net.links[b]?.add(a);
  }
}

interface Detour {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

function detoursOf({ net }: NetDraft): Detour[] {
  const reach = net.points.length > many ? reachOfMany : Infinity;
  const detours: Detour[] = [];
  net.points.forEach((from, a) => {
    const ways = shortestWays(net, a, { limit: reach * longestDetour });
    net.points.forEach((to, b) => {
      if (b <= a) return;
      const length = distance(from, to);
      if (length < shortestMeters || length > reach) return;
      if ((ways.get(b)?.length ?? Infinity) > length * longestDetour)
        detours.push({ a, b, length });
    });
  });
  return detours.sort(
    (one, other) => one.length - other.length || one.a - other.a || one.b - other.b,
  );
}
