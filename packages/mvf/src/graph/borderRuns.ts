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

/** What is behind a border. */
interface Behind {
  /** Meters behind the border to look at, in this order. */
  readonly depths: readonly number[];
  /** Whether an area counts; sides with only others behind them are skipped. */
  readonly isWanted: (other: Area) => boolean;
}

/**
 * Walks along the border of an area in steps and finds the areas behind it, up to the given
 * depths; consecutive steps on one side of the ring with the same result form a run.
 */
export function borderRuns(
  plan: FloorPlan,
  area: Area,
  depths: readonly number[],
  isWanted: (other: Area) => boolean = () => true,
): BorderRun[] {
  if (plan.isSpent) return [];
  const [first, second] = area.rings[0] ?? [];
  const depth = first && plan.around(between(first, second ?? first, 0.5)).length;
  if (depth === undefined || depth > deepestNesting) return [];
  return area.rings.flatMap((ring) =>
    ring
      .slice(1)
      .flatMap((b, i) =>
        plan.isSpent ? [] : runsOfSide(plan, area, [ring[i] ?? b, b], { depths, isWanted }),
      ),
  );
}

function runsOfSide(
  plan: FloorPlan,
  area: Area,
  [a, b]: readonly [Vec, Vec],
  { depths, isWanted }: Behind,
): BorderRun[] {
  const length = distance(a, b);
  if (length < 0.05) return [];
  const reach = boxAround(a, b, Math.max(...depths));
  if (!plan.hasAreaIn(reach, (other) => other !== area && isWanted(other))) return [];
  const steps = Math.max(1, Math.min(mostSteps, Math.round(length / stepMeters)));
  const normal = outwardNormal(plan, area, a, b);
  if (normal === undefined) return [];
  const runs: BorderRun[] = [];
  for (let step = 0; step < steps; step += 1) {
    const start = between(a, b, step / steps);
    const end = between(a, b, (step + 1) / steps);
    const other = areaBehind(plan, area, { at: between(start, end, 0.5), normal, depths });
    if (other === undefined || !isWanted(other)) continue;
    addStep(runs, { area, other, a: start, b: end, isWalled: hasWall(plan, start, end) });
  }
  return runs;
}

function addStep(runs: BorderRun[], step: BorderRun): void {
  const last = runs.at(-1);
  const isSame = last?.other === step.other && last.isWalled === step.isWalled;
  if (isSame && distance(last.b, step.a) < 1e-6) runs[runs.length - 1] = { ...last, b: step.b };
  else runs.push(step);
}

function outwardNormal(plan: FloorPlan, area: Area, a: Vec, b: Vec): Vec | undefined {
  const normal = normalOf(a, b);
  const back: Vec = [-normal[0], -normal[1]];
  const middle = between(a, b, 0.5);
  const isAhead = plan.contains(area, moved(middle, normal, 0.02));
  const isBehind = plan.contains(area, moved(middle, back, 0.02));
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
