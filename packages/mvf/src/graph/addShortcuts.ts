import type { Area, FloorPlan } from './FloorPlan.ts';
import { distance } from './planeGeometry.ts';
import { PathSearch } from './PathSearch.ts';
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
  const search = new PathSearch(net);
  for (const { a, b, length } of detoursOf(draft, search)) {
    const from = spots[a];
    const to = spots[b];
    // Most points do not see each other, so that check comes first.
    if (from === undefined || to === undefined || !canWalk(plan, area, [from, to], margin))
      continue;
    const { lengths } = search.from(a, { limit: length * longestDetour, until: b });
    if (lengths[b] !== Infinity) continue;
    search.link(a, b);
  }
}

interface Detour {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

function detoursOf({ net }: NetDraft, search: PathSearch): Detour[] {
  const reach = net.points.length > many ? reachOfMany : Infinity;
  const detours: Detour[] = [];
  net.points.forEach((from, a) => {
    const { lengths } = search.from(a, { limit: reach * longestDetour });
    for (let b = a + 1; b < net.points.length; b += 1) {
      const length = distance(from, net.points[b] ?? from);
      if (length < shortestMeters || length > reach) continue;
      if ((lengths[b] ?? Infinity) > length * longestDetour) detours.push({ a, b, length });
    }
  });
  return detours.sort(
    (one, other) => one.length - other.length || one.a - other.a || one.b - other.b,
  );
}
