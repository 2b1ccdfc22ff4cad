import { roundPosition } from '../roundPosition.ts';
import type { Mvf } from '../Mvf.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import { assumeDoors } from './assumeDoors.ts';
import { type Door, findDoors } from './Door.ts';
import { FloorPlan } from './FloorPlan.ts';
import { FloorWeaver } from './FloorWeaver.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import { openBorders } from './openBorders.ts';
import type { WalkGraph } from './WalkGraph.ts';
import type { WorkBudget } from './WorkBudget.ts';

/** A floor, its doors, and the builder of its nodes. */
export interface FloorSurvey {
  readonly plan: FloorPlan;
  /** Entrances first, then open borders. */
  readonly doors: readonly Door[];
  /** Entrances of the venue, and inferred ones. */
  readonly entrances: readonly EntranceFeature[];
  /** Number of inferred entrances. */
  readonly assumed: number;
  readonly weaver: FloorWeaver;
}

/** Options of a survey. */
export interface SurveyTools {
  readonly plane: LocalPlane;
  readonly graph: WalkGraph;
  readonly assumeDoors: boolean;
  /** Work for all floors of the venue. */
  readonly budget: WorkBudget;
  /** Creates an id for an entrance. */
  readonly newId: () => string;
}

/** Finds the passages through the borders of a floor. */
export function surveyFloor(venue: Mvf, floor: string, tools: SurveyTools): FloorSurvey {
  const { plane } = tools;
  const plan = new FloorPlan(venue, floor, plane, tools.budget);
  const doors = findDoors(venue, plan, plane);
  const entrances = [...(venue.entrances[floor] ?? [])];
  const assumed = tools.assumeDoors ? assumeDoors(plan, doors, tools.newId) : [];
  for (const { a, b, door } of assumed) {
    doors.push(door);
    entrances.push({
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: [roundPosition(plane.toPosition(a)), roundPosition(plane.toPosition(b))],
      },
      properties: { id: door.entrance ?? '', kind: 'door', metadata: { assumed: true } },
    });
  }
  doors.push(...openBorders(plan, doors));
  const weaver = new FloorWeaver(plan, plane, tools.graph);
  return { plan, doors, entrances, assumed: assumed.length, weaver };
}
