import Flatbush from 'flatbush';
import type { LocalPoint } from '@mezzanine/mvf';
import { boundsOfPoints } from '../bounds.ts';
import { distanceToBoundary, type LocalRings } from '../polygon.ts';

/**
 * Maximum distance from the midpoint of a door to a boundary it is on. Walls are up to half a meter
 * thick. A door is wider than twice this distance, so the room next to its frame is not linked.
 */
const TOUCH_METERS = 0.35;

/** A space, as seen by a door. */
export interface SpaceOutline {
  readonly id: string;
  readonly rings: LocalRings;
}

/** A door, as seen by a space. */
export interface DoorMiddle {
  readonly id: string;
  readonly middle: LocalPoint;
}

/**
 * Pairs of doors and the spaces whose boundary they are on, for one floor.
 *
 * @param outlines - spaces with an extent
 * @param doors - the midpoint of each opening
 * @returns pairs of ids, sorted by door, then by space
 */
export function linkDoors(
  outlines: readonly SpaceOutline[],
  doors: readonly DoorMiddle[],
): (readonly [doorId: string, spaceId: string])[] {
  if (outlines.length === 0) return [];
  const index = new Flatbush(outlines.length);
  for (const { rings } of outlines) {
    const { minX, minY, maxX, maxY } = boundsOfPoints(rings[0] ?? []);
    index.add(minX, minY, maxX, maxY);
  }
  index.finish();
  return doors.flatMap(({ id, middle: [x, y] }) =>
    index
      .search(x - TOUCH_METERS, y - TOUCH_METERS, x + TOUCH_METERS, y + TOUCH_METERS)
      .sort((a, b) => a - b)
      .flatMap((position) => {
        const outline = outlines[position];
        if (!outline || distanceToBoundary(outline.rings, [x, y]) > TOUCH_METERS) return [];
        return [[id, outline.id] as const];
      }),
  );
}
