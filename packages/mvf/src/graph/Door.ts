import type { Mvf } from '../Mvf.ts';
import type { Area, FloorPlan } from './FloorPlan.ts';
import type { LocalPlane } from './LocalPlane.ts';
import { between, distance, moved, normalOf, type Vec } from './planeGeometry.ts';

/** One side of a door: the area it leads to. */
export interface DoorSide {
  readonly area: Area;
  /** Direction into the area, of length 1. */
  readonly inward: Vec;
  /** Metres from the door's middle until the area begins: the thickness of the wall, or less. */
  readonly depth: number;
}

/** A way through a border: an entrance, or a part of a border that is open. */
export interface Door {
  /** Id of the entrance; undefined for an open border. */
  readonly entrance?: string;
  readonly middle: Vec;
  /** Half the width one can walk through, metres. */
  readonly halfWidth: number;
  readonly sides: readonly DoorSide[];
}

/** How deep a wall may be, from a door's line to the area behind it; tried in this order. */
const depthsMetres = [0.05, 0.12, 0.2, 0.3, 0.45, 0.6, 0.8, 1, 1.3];

/** The entrances of a floor and the areas each leads to. */
export function findDoors(venue: Mvf, plan: FloorPlan, plane: LocalPlane): Door[] {
  return (venue.entrances[plan.id] ?? []).map(({ geometry, properties }) => {
    const line = geometry.coordinates.map((position) => plane.toPlane(position));
    const a = line[0] ?? [0, 0];
    const b = line.at(-1) ?? a;
    return doorAcross(plan, a, b, properties.id);
  });
}

/** The door across the line from a to b. */
export function doorAcross(plan: FloorPlan, a: Vec, b: Vec, entrance?: string): Door {
  const middle = between(a, b, 0.5);
  const normal = normalOf(a, b);
  const back: Vec = [-normal[0], -normal[1]];
  const sides = [normal, back].flatMap((inward) => sideAt(plan, middle, inward) ?? []);
  const halfWidth = Math.max(distance(a, b) / 2, 0.2);
  return { middle, halfWidth, sides, ...(entrance !== undefined && { entrance }) };
}

function sideAt(plan: FloorPlan, middle: Vec, inward: Vec): DoorSide | undefined {
  for (const depth of depthsMetres) {
    const area = plan.standingAt(moved(middle, inward, depth));
    if (area !== undefined) return { area, inward, depth };
  }
  return undefined;
}
