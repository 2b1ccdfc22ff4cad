import { borderRuns, type BorderRun } from './borderRuns.ts';
import { type Door, doorAcross } from './Door.ts';
import type { Area, FloorPlan } from './FloorPlan.ts';
import { between, distance, ringsContain } from './planeGeometry.ts';

const depthsMeters = [0.05, 0.15, 0.3];
const narrowestMeters = 0.7;
const longestMeters = 8;
const mostDoors = 50;

/**
 * The sections of a border that people cross without an entrance: between hallways, out of a shaft
 * without doors into the adjacent hallway, and between an area and one inside it.
 */
export function openBorders(plan: FloorPlan, doors: readonly Door[]): Door[] {
  const withDoor = new Set(doors.flatMap(({ sides }) => sides.map(({ area }) => area)));
  const surroundings = new Map(plan.areas.map((area) => [area, surroundingOf(plan, area)]));
  openUp(plan, withDoor, surroundings);
  const found: Door[] = [];
  const joined = new Set<string>();
  for (const area of plan.areas) {
    if (!area.isOpen || !area.isWalkable) continue;
    const byOther = new Map<Area, Door[]>();
    const isNew = (other: Area): boolean =>
      isJoined(plan, [area, other], surroundings) && !joined.has(keyOf(area, other));
    for (const run of borderRuns(plan, area, depthsMeters, isNew)) {
      const { other, isWalled } = run;
      if (isWalled) continue;
      byOther.set(other, [...(byOther.get(other) ?? []), ...doorsAlong(plan, run)]);
    }
    for (const [other, doorsToIt] of byOther) {
      if (doorsToIt.length === 0) continue;
      joined.add(keyOf(area, other));
      found.push(...thinned(doorsToIt, spacingBetween(area, other)));
    }
  }
  return found;
}

/** The same for both orders of two areas. */
function keyOf(one: Area, other: Area): string {
  return `${Math.min(one.index, other.index)},${Math.max(one.index, other.index)}`;
}

/**
 * Distance in meters between passages of a border: a few meters along a corridor, tens of meters
 * along a square.
 */
function spacingBetween(area: Area, other: Area): number {
  return Math.max(5, Math.min(30, Math.sqrt(Math.min(area.size, other.size)) / 2));
}

/** The widest doors that are not close to one already selected. */
function thinned(doors: readonly Door[], spacing: number): Door[] {
  const kept: Door[] = [];
  for (const door of [...doors].sort((a, b) => b.halfWidth - a.halfWidth)) {
    if (kept.every(({ middle }) => distance(middle, door.middle) >= spacing)) kept.push(door);
  }
  return kept;
}

/** The smallest walkable area around each area. */
type Surroundings = ReadonlyMap<Area, Area | undefined>;

/** Shafts and areas within others can be entered without a door. */
function openUp(plan: FloorPlan, withDoor: ReadonlySet<Area>, surroundings: Surroundings): void {
  for (const area of plan.areas) {
    if (area.isOpen || withDoor.has(area) || !area.isWalkable) continue;
    area.isOpen = isShaft(area) || surroundings.get(area) !== undefined;
  }
}

/** Whether an area is part of a connection between floors. */
export function isShaft({ space }: Area): boolean {
  return space.kind.startsWith('connection.');
}

/** The smallest walkable area around another one. */
function surroundingOf(plan: FloorPlan, area: Area): Area | undefined {
  const corners = area.rings[0] ?? [];
  const [first] = corners;
  if (first === undefined || plan.isSpent) return undefined;
  const around = plan.areasAt(between(first, corners[1] ?? first, 0.5));
  return around.find(
    (other) =>
      other !== area &&
      other.isWalkable &&
      other.size > area.size &&
      corners.every((corner) => ringsContain(other.rings, corner)),
  );
}

function isJoined(
  plan: FloorPlan,
  [area, other]: readonly [Area, Area],
  surroundings: Surroundings,
): boolean {
  if (surroundings.get(area) === other || surroundings.get(other) === area) return true;
  if (!other.isOpen) return false;
  if (plan.hasWalls || isShaft(area) !== isShaft(other)) return true;
  return (area.space.kind === 'exterior') === (other.space.kind === 'exterior') && !isShaft(area);
}

function doorsAlong(plan: FloorPlan, { area, other, a, b }: BorderRun): Door[] {
  const length = distance(a, b);
  if (length < narrowestMeters) return [];
  const count = Math.min(mostDoors, Math.ceil(length / longestMeters));
  return Array.from({ length: count }, (_, i) =>
    doorAcross(plan, between(a, b, i / count), between(a, b, (i + 1) / count)),
  ).filter(({ sides }) => {
    const areas = sides.map((side) => side.area);
    return areas.includes(area) && areas.includes(other);
  });
}
