import type { Area, FloorPlan } from './FloorPlan.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import { boxAround, distance, distanceToLine, hypotenuse, type Vec } from './planeGeometry.ts';

/** Distance from walls and furniture that is sufficient. */
const roomyMeters = 0.6;

/** A cell of a grid over the box of an area. */
interface Cell {
  readonly index: number;
  /** Place of its middle from west to east and from south to north, from 0 to 1. */
  readonly east: number;
  readonly north: number;
}

/** Grids from coarse to fine. */
const grids = [9, 33].map((size) => cellsFromMiddle(size));

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
  for (const grid of grids) {
    const best = bestOfGrid(plan, area, grid);
    if (best !== undefined) return best;
  }
  return undefined;
}

function bestOfGrid(plan: FloorPlan, area: Area, cells: readonly Cell[]): Vec | undefined {
  const { minX, minY, maxX, maxY } = area.box;
  const middle: Vec = [(minX + maxX) / 2, (minY + maxY) / 2];
  const span = distance([minX, minY], [maxX, maxY]);
  let best: { readonly at: Vec; readonly worth: number; readonly index: number } | undefined;
  for (const { index, east, north } of cells) {
    const x = minX + (maxX - minX) * east;
    const y = minY + (maxY - minY) * north;
    const cost = (0.5 * hypotenuse(x - middle[0], y - middle[1])) / span;
    // Most cells are too far from the middle to be better than the best so far.
    if (best !== undefined && roomyMeters * 2 - cost < best.worth) continue;
    const at: Vec = [x, y];
    if (!plan.isFree(area, at)) continue;
    const clearance = clearanceAt(plan, area, at);
    const worth = Math.min(clearance, roomyMeters * 2) - cost;
    const isBetter =
      best === undefined || worth > best.worth || (worth === best.worth && index < best.index);
    if (clearance > 0.05 && isBetter) best = { at, worth, index };
  }
  return best?.at;
}

/** The cells of a square grid, by their distance from its middle. */
function cellsFromMiddle(size: number): readonly Cell[] {
  const middle = (size - 1) / 2;
  const away = (index: number): number =>
    ((index % size) - middle) ** 2 + (Math.floor(index / size) - middle) ** 2;
  return Array.from({ length: size * size }, (_, index) => index)
    .sort((a, b) => away(a) - away(b))
    .map((index) => ({
      index,
      east: ((index % size) + 0.5) / size,
      north: (Math.floor(index / size) + 0.5) / size,
    }));
}

/** Distance to the nearest wall or obstruction, at most twice the sufficient one. */
function clearanceAt(plan: FloorPlan, area: Area, at: Vec): number {
  const reach = roomyMeters * 2;
  return plan
    .blockersFor(area, boxAround(at, at, reach))
    .reduce((least, { a, b }) => Math.min(least, distanceToLine(at, a, b)), reach);
}
