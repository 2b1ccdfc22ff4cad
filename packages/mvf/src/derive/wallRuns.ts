import type Flatbush from 'flatbush';
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
import { indexPoints } from '../graph/spatialIndex.ts';

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
  const cutsAlong = cutsFinder(plan.areas.flatMap(({ rings }) => rings.flat()));
  const doorsAlong = doorsFinder(openings);
  const walls: WallRun[] = [];
  for (const area of plan.areas) {
    if (area.space.kind === 'facade') continue;
    for (const side of area.rings.flatMap(sidesOf)) {
      if (plan.isSpent) return walls;
      if (distance(side[0], side[1]) < shortestMeters) continue;
      const cuts = cutsAlong(side);
      plan.spend(cuts.length);
      addRuns(walls, plan, area, { side, cuts, doors: doorsAlong(side), withDoor });
    }
  }
  return walls;
}

function sidesOf(ring: readonly Vec[]): Side[] {
  return ring.slice(1).map((b, i) => [ring[i] ?? b, b]);
}

type Side = readonly [Vec, Vec];
type Share = readonly [from: number, to: number];

interface Cuts {
  readonly side: Side;
  readonly cuts: readonly number[];
  readonly doors: readonly Share[];
  readonly withDoor: ReadonlySet<Area>;
}

/** Adds the walls of a side. */
function addRuns(
  walls: WallRun[],
  plan: FloorPlan,
  area: Area,
  { side, cuts, doors, withDoor }: Cuts,
): void {
  // Typed arrays are sorted several times faster than lists.
  const ends = new Float64Array([0, 1, ...cuts, ...doors.flat()]).sort();
  const start = side[0];
  const end = side[1];
  const length = distance(start, end);
  const runs: WallRun[] = [];
  for (let i = 1; i < ends.length; i += 1) {
    const from = ends[i - 1] ?? 0;
    const to = ends[i] ?? from;
    const middle = (from + to) / 2;
    if ((to - from) * length < 1e-3 || isInDoor(middle, doors)) continue;
    const kind = kindAt(plan, area, { side, middle, withDoor });
    if (kind === undefined) continue;
    const a = between(start, end, from);
    const b = between(start, end, to);
    const last = runs.at(-1);
    const continues = last?.kind === kind && distance(last.line[1], a) < 1e-6;
    if (continues) runs[runs.length - 1] = { kind, line: [last.line[0], b] };
    else runs.push({ kind, line: [a, b] });
  }
  for (const run of runs) {
    if (distance(run.line[0], run.line[1]) >= shortestMeters) walls.push(run);
  }
}

function isInDoor(middle: number, doors: readonly Share[]): boolean {
  return doors.some((share) => middle > share[0] && middle < share[1]);
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
  const at = between(side[0], side[1], middle);
  const normal = normalOf(side[0], side[1]);
  const isAhead = plan.contains(area, moved(at, normal, 0.02));
  const outward: Vec = isAhead ? [-normal[0], -normal[1]] : normal;
  const around = plan.around(moved(at, outward, -0.02)).filter((other) => other.size > area.size);
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
    const behind = plan.smallestAt(moved(at, outward, depth), area);
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
  const a = line[0];
  const b = line.at(-1);
  if (a === undefined || b === undefined) return undefined;
  const [start, end] = side;
  if (distanceToLine(between(a, b, 0.5), start, end) > reachMeters) return undefined;
  const from = nearestShare(a, start, end);
  const to = nearestShare(b, start, end);
  const covered = Math.abs(from - to) * distance(start, end);
  // A door at right angles to the side is in the wall next to it.
  if (covered < distance(a, b) / 3) return undefined;
  return [Math.min(from, to), Math.max(from, to)];
}

function lengthOf(line: readonly Vec[]): number {
  const [a, b] = [line[0], line.at(-1)];
  return a && b ? distance(a, b) : 0;
}

/** Finds the corners at a side, as fractions of its length. */
function cutsFinder(corners: readonly Vec[]): (side: Side) => number[] {
  const index = indexPoints(corners);
  return ([a, b]) => {
    const cuts: number[] = [];
    for (const i of pointsNear(index, a, b, reachMeters)) {
      const point = corners[i];
      if (point === undefined || distanceToLine(point, a, b) > reachMeters) continue;
      cuts.push(nearestShare(point, a, b));
    }
    return cuts;
  };
}

/** Finds the parts of a side that doors occupy. */
function doorsFinder(openings: readonly (readonly Vec[])[]): (side: Side) => Share[] {
  const index = indexPoints(openings.flatMap((line) => line.slice(0, 1)));
  const longest = openings.reduce((most, line) => Math.max(most, lengthOf(line)), 0);
  return (side) => {
    const shares: Share[] = [];
    for (const i of pointsNear(index, side[0], side[1], longest + reachMeters)) {
      const share = shareOfDoor(openings[i] ?? [], side);
      if (share !== undefined) shares.push(share);
    }
    return shares;
  };
}

/** Indices of the points in the box around a line. */
function pointsNear(index: Flatbush | undefined, a: Vec, b: Vec, reach: number): number[] {
  const { minX, minY, maxX, maxY } = boxAround(a, b, reach);
  return index?.search(minX, minY, maxX, maxY) ?? [];
}
