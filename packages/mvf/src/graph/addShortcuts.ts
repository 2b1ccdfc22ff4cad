import type { Area, FloorPlan } from './FloorPlan.ts';
import { distance } from './planeGeometry.ts';
import { shortestPaths } from './shortestPaths.ts';
import { canWalk } from './sightLine.ts';
import type { NetDraft } from './simplifyNet.ts';

/** Maximum ratio between a path in the net and an unobstructed straight one. */
const longestDetour = 1.15;
/** Detours over shorter distances do not matter. */
const shortestMeters = 3;
/** In areas with many points, only shortcuts up to this length are considered. */
const reachOfMany = 40;
const many = 400;

/**
 * Adds straight edges across halls and squares, where the grid is a detour. Shorter ones come
 * first, each compared with the net so far: a greedy spanner (Althöfer et al., On sparse spanners
 * of weighted graphs, 1993), so that few are added.
 */
export function addShortcuts(plan: FloorPlan, area: Area, draft: NetDraft): void {
  const { net, spots, margin } = draft;
  for (const { a, b, length } of detoursOf(draft)) {
    const [from, to] = [spots[a], spots[b]];
    // Most points do not see each other, so that check comes first.
    if (from === undefined || to === undefined || !canWalk(plan, area, [from, to], margin))
      continue;
    if (shortestPaths(net, a, { limit: length * longestDetour, until: b }).has(b)) continue;
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
    const paths = shortestPaths(net, a, { limit: reach * longestDetour });
    net.points.forEach((to, b) => {
      if (b <= a) return;
      const length = distance(from, to);
      if (length < shortestMeters || length > reach) return;
      if ((paths.get(b)?.length ?? Infinity) > length * longestDetour)
        detours.push({ a, b, length });
    });
  });
  return detours.sort(
    (one, other) => one.length - other.length || one.a - other.a || one.b - other.b,
  );
}
