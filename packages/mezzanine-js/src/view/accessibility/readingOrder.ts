import type { Point } from '../../scene/SceneModel.ts';

/** Items closer than this fraction of the extent are on one row. */
const ROW_SHARE = 1 / 9;

/**
 * Sorts items in reading order: row by row from the top, each from the left. The bearing is rounded
 * to a quarter turn, so the order is stable during small rotations.
 *
 * @param things - items in any order
 * @param placeOf - meters east and north
 * @param bearing - direction at the top of the screen, in degrees clockwise from north
 */
export function readingOrder<Thing>(
  things: readonly Thing[],
  placeOf: (thing: Thing) => Point,
  bearing: number,
): Thing[] {
  const quarter = ((Math.round(bearing / 90) % 4) + 4) % 4;
  const seen = things
    .map((thing) => ({ thing, ...turned(placeOf(thing), quarter) }))
    .sort((a, b) => a.down - b.down || a.right - b.right);
  const extent = (seen.at(-1)?.down ?? 0) - (seen[0]?.down ?? 0);
  const rows: (typeof seen)[] = [];
  for (const one of seen) {
    const row = rows.at(-1);
    if (row?.[0] && one.down - row[0].down <= extent * ROW_SHARE) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.right - b.right).map(({ thing }) => thing));
}

function turned([east, north]: Point, quarter: number) {
  if (quarter === 1) return { right: -north, down: -east };
  if (quarter === 2) return { right: -east, down: north };
  if (quarter === 3) return { right: north, down: east };
  return { right: east, down: -north };
}
