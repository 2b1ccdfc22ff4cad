import type { Mvf } from '../Mvf.ts';
import type { Area, FloorPlan } from './FloorPlan.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import { between, distance, moved, normalOf, type Vec } from './planeGeometry.ts';

/** One side of a door: the area it leads to. */
export interface DoorSide {
  readonly area: Area;
  /** Direction into the area, of length 1. */
  readonly inward: Vec;
  /** Meters from the door's middle to the start of the area: the thickness of the wall, or less. */
  readonly depth: number;
}

/** A passage through a border: an entrance, or an open part of a border. */
export interface Door {
  /** Id of the entrance; undefined for an open border. */
  readonly entrance?: string;
  readonly middle: Vec;
  /** Half the clear width, in meters. */
  readonly halfWidth: number;
  readonly sides: readonly DoorSide[];
}

/** Depths of walls to try, from a door's line to the area behind it, in this order. */
const depthsMeters = [0.05, 0.12, 0.2, 0.3, 0.45, 0.6, 0.8, 1, 1.3];

/** The entrances of a floor and the areas they lead to. */
export function findDoors(venue: Mvf, plan: FloorPlan, plane: LocalPlane): Door[] {
  return (venue.entrances[plan.id] ?? []).map(({ geometry, properties }) => {
    const line = geometry.coordinates.map((position) => plane.toLocal(position));
    const a = line[0] ?? [0, 0];
    const b = line.at(-1) ?? a;
    return doorAcross(plan, a, b, properties.id);
  });
}

/** Fractions of a wide door's line where people may pass, most likely first. */
const passages = [0.5, 0.3, 0.7, 0.15, 0.85];
const wideMeters = 1.6;
/** Areas on both sides, both without an obstacle. */
const mostWorth = 4;
/** Clearance in front of a passage. */
const frontMeters = 0.35;

/**
 * The door along the line from a to b. People pass in its middle, or next to it if something blocks
 * the middle of a wide door.
 */
export function doorAcross(plan: FloorPlan, a: Vec, b: Vec, entrance?: string): Door {
  const width = distance(a, b);
  const normal = normalOf(a, b);
  const back: Vec = [-normal[0], -normal[1]];
  let best: { readonly door: Door; readonly worth: number } | undefined;
  for (const share of width > wideMeters ? passages : passages.slice(0, 1)) {
    const middle = between(a, b, share);
    const sides: DoorSide[] = [];
    for (const inward of [normal, back]) {
      const side = sideAt(plan, middle, inward);
      if (side !== undefined) sides.push(side);
    }
    const free = sides.filter((side) => isFree(plan, middle, side));
    const halfWidth = Math.max(width * Math.min(share, 1 - share), 0.2);
    const door = { middle, halfWidth, sides, ...(entrance !== undefined && { entrance }) };
    const worth = sides.length + free.length;
    if (worth > (best?.worth ?? -1)) best = { door, worth };
    // No other passage can be better.
    if (worth === mostWorth) break;
  }
  return best?.door ?? { middle: a, halfWidth: 0.2, sides: [] };
}

/** Whether no obstacle is in front of a door. */
function isFree(plan: FloorPlan, middle: Vec, { inward, depth }: DoorSide): boolean {
  return (
    !plan.isObstructed(moved(middle, inward, depth)) &&
    !plan.isObstructed(moved(middle, inward, depth + frontMeters))
  );
}

function sideAt(plan: FloorPlan, middle: Vec, inward: Vec): DoorSide | undefined {
  for (const depth of depthsMeters) {
    const area = plan.standingAt(moved(middle, inward, depth));
    if (area !== undefined) return { area, inward, depth };
  }
  return undefined;
}
