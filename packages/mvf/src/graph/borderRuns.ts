import type { Area, FloorPlan } from './FloorPlan.ts';
import {
  between,
  boxAround,
  distance,
  lineDistance,
  moved,
  normalOf,
  type Vec,
} from './planeGeometry.ts';

/** A section of an area's border with one other area behind it. */
export interface BorderRun {
  readonly area: Area;
  readonly other: Area;
  readonly a: Vec;
  readonly b: Vec;
  /** Whether a wall or obstacle is on it. */
  readonly isWalled: boolean;
}

const stepMeters = 0.4;
/** Step length along one side; longer for sides of several kilometers. */
const mostSteps = 400;
const wallReachMeters = 0.2;
/** Maximum number of overlapping areas; a plan with more is invalid. */
const deepestNesting = 40;

/**
 * Walks along the border of an area in steps and finds the areas behind it, up to the given
 * depths; consecutive steps on one side of the ring with the same result form a run.
 */
export function borderRuns(plan: FloorPlan, area: Area, depths: readonly number[]): BorderRun[] {
  if (plan.isSpent) return [];
  const [first, second] = area.rings[0] ?? [];
  const depth = first && plan.areasAt(between(first, second ?? first, 0.5)).length;
  if (depth === undefined || depth > deepestNesting) return [];
  return area.rings.flatMap((ring) =>
    ring
      .slice(1)
      .flatMap((b, i) => (plan.isSpent ? [] : runsOfSide(plan, area, [ring[i] ?? b, b], depths))),
  );
}

function runsOfSide(
  plan: FloorPlan,
  area: Area,
  [a, b]: readonly [Vec, Vec],
  depths: readonly number[],
): BorderRun[] {
  const length = distance(a, b);
  const steps = Math.max(1, Math.min(mostSteps, Math.round(length / stepMeters)));
  const normal = outwardNormal(plan, area, a, b);
  if (length < 0.05 || normal === undefined) return [];
  const runs: BorderRun[] = [];
  for (let step = 0; step < steps; step += 1) {
    const [start, end] = [between(a, b, step / steps), between(a, b, (step + 1) / steps)];
    const other = areaBehind(plan, area, { at: between(start, end, 0.5), normal, depths });
    if (other === undefined) continue;
    const isWalled = hasWall(plan, start, end);
    const last = runs.at(-1);
    const continues = last?.b === start || (last !== undefined && distance(last.b, start) < 1e-6);
    if (last?.other === other && continues && last.isWalled === isWalled) {
      runs[runs.length - 1] = { ...last, b: end };
    } else {
      runs.push({ area, other, a: start, b: end, isWalled });
    }
  }
  return runs;
}

function outwardNormal(plan: FloorPlan, area: Area, a: Vec, b: Vec): Vec | undefined {
  const normal = normalOf(a, b);
  const back: Vec = [-normal[0], -normal[1]];
  const middle = between(a, b, 0.5);
  const isAhead = plan.areasAt(moved(middle, normal, 0.02)).includes(area);
  const isBehind = plan.areasAt(moved(middle, back, 0.02)).includes(area);
  if (isAhead === isBehind) return undefined;
  return isAhead ? back : normal;
}

interface Probe {
  readonly at: Vec;
  readonly normal: Vec;
  readonly depths: readonly number[];
}

function areaBehind(plan: FloorPlan, area: Area, probe: Probe): Area | undefined {
  for (const depth of probe.depths) {
    const other = plan.standingAt(moved(probe.at, probe.normal, depth));
    if (other !== undefined && other !== area) return other;
  }
  return undefined;
}

function hasWall(plan: FloorPlan, a: Vec, b: Vec): boolean {
  return plan
    .wallsIn(boxAround(a, b, wallReachMeters))
    .some((wall) => lineDistance(a, b, wall.a, wall.b) < wallReachMeters);
}
