import type { Point } from '../../scene/SceneModel.ts';

/** Things whose places differ by less than this share of the extent stand in one row. */
const ROW_SHARE = 1 / 9;

/**
 * Sorts things as a page is read: row by row from the top, in each from the left. The map is turned
 * to the nearest quarter, so that the order stays while people turn it a little.
 *
 * @param things - in any order
 * @param placeOf - meters east and north
 * @param bearing - what is up on the screen, in degrees clockwise from north
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
