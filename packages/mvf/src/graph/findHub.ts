import type { Area, FloorPlan } from './FloorPlan.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import { boxAround, distance, distanceToLine, type Vec } from './planeGeometry.ts';

/** Distance from walls and furniture that is sufficient. */
const roomyMeters = 0.6;

/** A grid over the box of an area. */
interface Grid {
  /** Number of cells in a row. */
  readonly size: number;
  /** Its cells, those in the middle first. */
  readonly cells: readonly number[];
}

const grids: readonly Grid[] = [9, 33].map((size) => ({ size, cells: cellsFromMiddle(size) }));

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

function bestOfGrid(plan: FloorPlan, area: Area, { size, cells }: Grid): Vec | undefined {
  const { minX, minY, maxX, maxY } = area.box;
  const middle: Vec = [(minX + maxX) / 2, (minY + maxY) / 2];
  const span = distance([minX, minY], [maxX, maxY]);
  let best: { readonly at: Vec; readonly worth: number; readonly cell: number } | undefined;
  for (const cell of cells) {
    const share = (k: number): number => (k + 0.5) / size;
    const at: Vec = [
      minX + (maxX - minX) * share(cell % size),
      minY + (maxY - minY) * share(Math.floor(cell / size)),
    ];
    const cost = (0.5 * distance(at, middle)) / span;
    // Most cells are too far from the middle to be better than the best so far.
    if (best !== undefined && roomyMeters * 2 - cost < best.worth) continue;
    if (!plan.isFree(area, at)) continue;
    const clearance = clearanceAt(plan, area, at);
    const worth = Math.min(clearance, roomyMeters * 2) - cost;
    const isBetter =
      best === undefined || worth > best.worth || (worth === best.worth && cell < best.cell);
    if (clearance > 0.05 && isBetter) best = { at, worth, cell };
  }
  return best?.at;
}

/** The cells of a square grid, by their distance from its middle. */
function cellsFromMiddle(size: number): readonly number[] {
  const middle = (size - 1) / 2;
  const away = (cell: number): number =>
    ((cell % size) - middle) ** 2 + (Math.floor(cell / size) - middle) ** 2;
  return Array.from({ length: size * size }, (_, cell) => cell).sort((a, b) => away(a) - away(b));
}

/** Distance to the nearest wall or obstruction, at most twice the sufficient one. */
function clearanceAt(plan: FloorPlan, area: Area, at: Vec): number {
  const reach = roomyMeters * 2;
  return plan
    .blockersFor(area, boxAround(at, at, reach))
    .reduce((least, { a, b }) => Math.min(least, distanceToLine(at, a, b)), reach);
}
