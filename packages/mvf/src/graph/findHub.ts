import type { Area, FloorPlan } from './FloorPlan.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import { distance, distanceToLine, type Vec } from './planeGeometry.ts';

/** Distance from walls and furniture that is sufficient. */
const roomyMeters = 0.6;
const gridSizes = [9, 33];

/**
 * The point where routes to an area end: the anchor of its label if nothing blocks it, otherwise a
 * free point near its center. Undefined if the area has no free point.
 */
export function findHub(plan: FloorPlan, area: Area, plane: LocalPlane): Vec | undefined {
  const { center } = area.space;
  if (center !== undefined) {
    const label = plane.toLocal(center);
    if (plan.isFree(area, label) && clearanceAt(plan, area, label) >= roomyMeters) return label;
  }
  for (const size of gridSizes) {
    const best = bestOfGrid(plan, area, size);
    if (best !== undefined) return best;
  }
  return undefined;
}

function bestOfGrid(plan: FloorPlan, area: Area, size: number): Vec | undefined {
  const { minX, minY, maxX, maxY } = area.box;
  const middle: Vec = [(minX + maxX) / 2, (minY + maxY) / 2];
  const span = distance([minX, minY], [maxX, maxY]);
  let best: { readonly at: Vec; readonly worth: number } | undefined;
  for (let i = 0; i < size * size; i += 1) {
    const share = (k: number): number => (k + 0.5) / size;
    const at: Vec = [
      minX + (maxX - minX) * share(i % size),
      minY + (maxY - minY) * share(Math.floor(i / size)),
    ];
    if (!plan.isFree(area, at)) continue;
    const clearance = clearanceAt(plan, area, at);
    const worth = Math.min(clearance, roomyMeters * 2) - (0.5 * distance(at, middle)) / span;
    if (clearance > 0.05 && worth > (best?.worth ?? -Infinity)) best = { at, worth };
  }
  return best?.at;
}

/** Distance to the nearest wall or obstruction, at most twice the sufficient one. */
function clearanceAt(plan: FloorPlan, area: Area, at: Vec): number {
  const reach = roomyMeters * 2;
  const box = {
    minX: at[0] - reach,
    minY: at[1] - reach,
    maxX: at[0] + reach,
    maxY: at[1] + reach,
  };
  return plan
    .blockersFor(area, box)
    .reduce((least, { a, b }) => Math.min(least, distanceToLine(at, a, b)), reach);
}
