/** A place in the plane: meters east and north of the venue's middle. */
export type Spot = readonly [east: number, north: number];

/** West, south, east and north in meters. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The smallest box around the spots. */
export function boxOf(spots: Iterable<Spot>): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    if (x < west) west = x;
    if (y < south) south = y;
    if (x > east) east = x;
    if (y > north) north = y;
  }
  return [west, south, east, north];
}
