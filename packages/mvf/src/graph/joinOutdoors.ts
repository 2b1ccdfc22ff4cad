import type { Mvf } from '../Mvf.ts';
import type { Door } from './Door.ts';
import type { Area, FloorPlan } from './FloorPlan.ts';
import type { FloorSurvey } from './surveyFloor.ts';
import { moved, type Vec } from './planeGeometry.ts';

/** A building's door, and the point outside it. */
export interface StepOut {
  /** The door, which is on another floor. */
  readonly from: Door;
  readonly floor: string;
  readonly area: Area;
  readonly at: Vec;
}

const stepsMeters = [0.4, 0.8, 1.2, 1.8, 2.5];

/**
 * The doors of buildings with nothing behind them on their own floor, but with ground on an
 * outdoor floor. Only doors on the building's floor nearest in elevation lead out.
 */
export function joinOutdoors(venue: Mvf, surveys: ReadonlyMap<string, FloorSurvey>): StepOut[] {
  const elevations = new Map(
    venue.floors.map(({ properties }) => [properties.id, properties.elevation]),
  );
  const outdoors = venue.floorStacks.filter(({ type }) => type === 'Outdoor');
  const buildings = venue.floorStacks.filter(({ type }) => type !== 'Outdoor');
  return outdoors.flatMap(({ floors }) =>
    floors.flatMap((floor) => {
      const plan = surveys.get(floor)?.plan;
      if (plan === undefined) return [];
      const level = elevations.get(floor) ?? 0;
      const away = (id: string): number => Math.abs((elevations.get(id) ?? 0) - level);
      return buildings.flatMap((building) => {
        const [entry] = [...building.floors].sort((a, b) => away(a) - away(b));
        return (surveys.get(entry ?? '')?.doors ?? []).flatMap((door) => stepOut(plan, door) ?? []);
      });
    }),
  );
}

function stepOut(plan: FloorPlan, door: Door): StepOut | undefined {
  const [side, second] = door.sides;
  if (side === undefined || second !== undefined) return undefined;
  for (const step of stepsMeters) {
    const at = moved(door.middle, side.inward, -step);
    const area = plan.standingAt(at);
    if (area !== undefined) return { from: door, floor: plan.id, area, at };
  }
  return undefined;
}
