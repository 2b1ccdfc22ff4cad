import Flatbush from 'flatbush';
import type { Area, FloorPlan } from '../graph/FloorPlan.ts';
import {
  between,
  boxAround,
  distance,
  distanceToLine,
  moved,
  nearestShare,
  normalOf,
  type Vec,
} from '../graph/planeGeometry.ts';

/** A straight wall, and whether it is inside, at the edge of the building, or around an opening. */
export interface WallRun {
  readonly kind: 'interior' | 'exterior' | 'railing';
  readonly line: readonly [Vec, Vec];
}

/** Thickness of walls between two borders, from the border to the area behind. */
const depthsMeters = [0.04, 0.15, 0.3, 0.5];
const reachMeters = 0.6;
const shortestMeters = 0.08;

/**
 * The walls of a floor: borders of rooms, shared borders once, and borders of hallways with no
 * space behind, without their doors. Stairs and rooms without a door inside a hall have no walls.
 */
export function wallRuns(
  plan: FloorPlan,
  withDoor: ReadonlySet<Area>,
  openings: readonly (readonly Vec[])[],
): WallRun[] {
  const corners = pointIndex(plan.areas.flatMap(({ rings }) => rings.flat()));
  const gaps = pointIndex(openings.flatMap((line) => line.slice(0, 1)));
  const longest = openings.reduce((most, line) => Math.max(most, lengthOf(line)), 0);
  return plan.areas.flatMap((area) => {
    if (area.space.kind === 'facade' || plan.isSpent) return [];
    return area.rings.flatMap((ring) =>
      ring.slice(1).flatMap((b, i) => {
        const a = ring[i] ?? b;
        const side = [a, b] as const;
        if (distance(a, b) < shortestMeters || plan.isSpent) return [];
        const near = corners(side, reachMeters);
        plan.spend(near.length);
        const cuts = near.map((point) => nearestShare(point, a, b));
        const beside = gaps(side, longest + reachMeters, (index) => openings[index] ?? []);
        const doors = beside
          .map((line) => shareOfDoor(line, side))
          .filter((share) => share !== undefined);
        return runsOfSide(plan, area, side, { cuts, doors, withDoor });
      }),
    );
  });
}

type Side = readonly [Vec, Vec];
type Share = readonly [from: number, to: number];

interface Cuts {
  readonly cuts: readonly number[];
  readonly doors: readonly Share[];
  readonly withDoor: ReadonlySet<Area>;
}

function runsOfSide(
  plan: FloorPlan,
  area: Area,
  side: Side,
  { cuts, doors, withDoor }: Cuts,
): WallRun[] {
  const ends = [0, 1, ...cuts, ...doors.flat()].sort((a, b) => a - b);
  const length = distance(...side);
  const runs: WallRun[] = [];
  ends.slice(1).forEach((to, i) => {
    const from = ends[i] ?? to;
    const middle = (from + to) / 2;
    if ((to - from) * length < 1e-3 || doors.some(([a, b]) => middle > a && middle < b)) return;
    const kind = kindAt(plan, area, { side, middle, withDoor });
    if (kind === undefined) return;
    const [a, b] = [between(...side, from), between(...side, to)];
    const last = runs.at(-1);
    const continues = last?.kind === kind && distance(last.line[1], a) < 1e-6;
    if (continues) runs[runs.length - 1] = { kind, line: [last.line[0], b] };
    else runs.push({ kind, line: [a, b] });
  });
  return runs.filter(({ line }) => distance(...line) >= shortestMeters);
}

interface Spot {
  readonly side: Side;
  readonly middle: number;
  readonly withDoor: ReadonlySet<Area>;
}

/** Kind of the wall at a point of a border; undefined if it has none, or if it belongs to another area. */
function kindAt(
  plan: FloorPlan,
  area: Area,
  { side, middle, withDoor }: Spot,
): WallRun['kind'] | undefined {
  const at = between(...side, middle);
  const normal = normalOf(...side);
  const isAhead = plan.areasAt(moved(at, normal, 0.02)).includes(area);
  const outward: Vec = isAhead ? [-normal[0], -normal[1]] : normal;
  const around = plan.areasAt(moved(at, outward, -0.02)).filter((other) => other.size > area.size);
  const behind = areaBehind(plan, area, at, outward);
  if (!area.isWalkable) return isRailed(area, behind) ? 'railing' : undefined;
  if (area.isOpen) return isEdge(area, behind, around) ? 'exterior' : undefined;
  const isInside = isShaft(area) || around.some(({ isWalkable }) => isWalkable);
  if (isInside && !withDoor.has(area)) return undefined;
  if (behind === undefined) return 'exterior';
  const isShared = isWalled(behind, withDoor) && !around.includes(behind);
  return isTaken(area, behind, isShared) ? undefined : 'interior';
}

/** The smallest other area at the least depth that has one. */
function areaBehind(plan: FloorPlan, area: Area, at: Vec, outward: Vec): Area | undefined {
  for (const depth of depthsMeters) {
    const behind = plan.areasAt(moved(at, outward, depth)).find((other) => other !== area);
    if (behind !== undefined) return behind;
  }
  return undefined;
}

/** Whether the wall between two areas belongs to the other one, which comes first. */
function isTaken(area: Area, behind: Area, isShared: boolean): boolean {
  return isShared && behind.index < area.index;
}

/** Whether a hallway ends at a border. */
function isEdge({ space }: Area, behind: Area | undefined, around: readonly Area[]): boolean {
  if (around.length > 0) return false;
  return space.kind === 'hallway' && (behind === undefined || behind.space.kind === 'exterior');
}

function isRailed(area: Area, behind: Area | undefined): boolean {
  return area.space.kind === 'otb' && behind?.isOpen === true;
}

function isShaft({ space }: Area): boolean {
  return space.kind.startsWith('connection.');
}

function isWalled(area: Area, withDoor: ReadonlySet<Area>): boolean {
  return area.isWalkable && !area.isOpen && (withDoor.has(area) || !isShaft(area));
}

/** The part of a side that a door occupies, if the door is on it. */
function shareOfDoor(line: readonly Vec[], side: Side): Share | undefined {
  const [a, b] = [line[0], line.at(-1)];
  if (a === undefined || b === undefined) return undefined;
  if (distanceToLine(between(a, b, 0.5), ...side) > reachMeters) return undefined;
  const shares = [nearestShare(a, ...side), nearestShare(b, ...side)];
  const covered = Math.abs((shares[0] ?? 0) - (shares[1] ?? 0)) * distance(...side);
  // A door at right angles to the side is in the wall next to it.
  if (covered < distance(a, b) / 3) return undefined;
  return [Math.min(...shares), Math.max(...shares)];
}

function lengthOf(line: readonly Vec[]): number {
  const [a, b] = [line[0], line.at(-1)];
  return a && b ? distance(a, b) : 0;
}

/** Finds points, or their values, within a distance of a side. */
function pointIndex(points: readonly Vec[]) {
  const index = points.length === 0 ? undefined : new Flatbush(points.length);
  for (const [x, y] of points) index?.add(x, y, x, y);
  index?.finish();
  return <T = Vec>(side: Side, reach: number, pick?: (index: number) => T): T[] => {
    const [a, b] = side;
    const { minX, minY, maxX, maxY } = boxAround(a, b, reach);
    const found = index?.search(minX, minY, maxX, maxY) ?? [];
    return found.flatMap((i) => {
      const point = points[i];
      if (point === undefined) return [];
      if (pick !== undefined) return [pick(i)];
      return distanceToLine(point, a, b) <= reach ? [point as T] : [];
    });
  };
}
