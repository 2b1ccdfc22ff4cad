import { borderRuns, type BorderRun } from './borderRuns.ts';
import { type Door, doorAcross } from './Door.ts';
import type { Area, FloorPlan } from './FloorPlan.ts';
import { isShaft } from './openBorders.ts';
import { between, distance, type Vec } from './planeGeometry.ts';

/** A door that is not in the source. */
export interface AssumedDoor {
  readonly a: Vec;
  readonly b: Vec;
  readonly door: Door;
}

const depthsMeters = [0.05, 0.15, 0.3, 0.5, 0.8];
const widthMeters = 0.9;
const narrowestMeters = 0.6;

/**
 * Adds a door to each area without one: at the middle of its longest border with a hallway,
 * otherwise with an area that has a door. If walls are drawn, a gap in them is preferred.
 */
export function assumeDoors(
  plan: FloorPlan,
  doors: readonly Door[],
  idOf: () => string,
): AssumedDoor[] {
  const reached = new Set(doors.flatMap(({ sides }) => sides.map(({ area }) => area)));
  const assumed: AssumedDoor[] = [];
  let waiting = plan.areas.filter(
    (area) => area.isWalkable && !area.isOpen && !isShaft(area) && !reached.has(area),
  );
  const runs = new Map(waiting.map((area) => [area, borderRuns(plan, area, depthsMeters)]));
  for (let isDone = false; !isDone;) {
    const next = waiting.flatMap((area) => {
      const run = bestRun(runs.get(area) ?? [], reached);
      return run === undefined ? [] : [{ area, run }];
    });
    for (const { area, run } of next) {
      const { a, b } = middleOf(run);
      assumed.push({ a, b, door: doorAcross(plan, a, b, idOf()) });
      reached.add(area);
    }
    waiting = waiting.filter((area) => !reached.has(area));
    isDone = next.length === 0;
  }
  return assumed;
}

function bestRun(runs: readonly BorderRun[], reached: ReadonlySet<Area>): BorderRun | undefined {
  const rank = ({ other, isWalled, a, b }: BorderRun): number =>
    (other.isOpen ? 2e6 : 0) + (isWalled ? 0 : 1e6) + distance(a, b);
  return runs
    .filter(({ other, a, b }) => {
      const isWay = !isShaft(other) && (other.isOpen || reached.has(other));
      return isWay && distance(a, b) >= narrowestMeters;
    })
    .sort((one, other) => rank(other) - rank(one))[0];
}

/** The middle of a border, as wide as a door. */
export function middleOf({ a, b }: BorderRun): { a: Vec; b: Vec } {
  const length = distance(a, b);
  const half = Math.min(0.5, widthMeters / 2 / length);
  return { a: between(a, b, 0.5 - half), b: between(a, b, 0.5 + half) };
}
