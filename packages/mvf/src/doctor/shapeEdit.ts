import { type Region, regionOf, type Rings, without } from '../ifc/regions.ts';
import { signedArea, type Vec } from '../graph/planeGeometry.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import type { Position } from '../record-types/geometry.ts';
import { roundPosition } from '../roundPosition.ts';

/** Shapes with more corners are left to a person. */
export const mostCorners = 5000;

/** The part of the plane that a polygon covers, in millimeters. */
export function regionOfPolygon(
  rings: readonly (readonly Position[])[],
  plane: LocalPlane,
): Region {
  const [outer = [], ...holes] = rings.map((ring) => counterclockwise(ring, plane));
  const whole = regionOf([outer]);
  return holes.length === 0 ? whole : without(whole, regionOf(holes));
}

function counterclockwise(ring: readonly Position[], plane: LocalPlane): readonly Vec[] {
  const line = ring.map((position): Vec => plane.toLocal(position));
  return signedArea(line) < 0 ? [...line].reverse() : line;
}

/**
 * The rings of an edited polygon, closed. Existing corners keep their exact position.
 *
 * @param sources the positions that the corners may come from
 */
export function positionsOf(
  rings: Rings,
  plane: LocalPlane,
  sources: readonly Position[],
): Position[][] {
  const known = new Map(sources.map((position) => [keyOf(plane.toLocal(position)), position]));
  return rings.map((ring) => {
    const open = ring.map(
      (point) => known.get(keyOf(point)) ?? roundPosition(plane.toPosition(point)),
    );
    const [first] = open;
    return first === undefined ? open : [...open, first];
  });
}

/** Whole millimeters, as regions have them. */
function keyOf([x, y]: Vec): string {
  return `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
}
