/** A point in meters east and north, or in other units right and up. */
type Point = readonly [x: number, y: number];
/** An outline and its holes; rings do not repeat their first point. */
type Rings = readonly (readonly Point[])[];

/** The area available to text on a floor. */
export interface RoomOfText {
  readonly axis: Point;
  readonly lengthMeters: number;
  readonly depthMeters: number;
}

/** Fraction of the space between walls that text may use. */
const LENGTH_SHARE = 0.86;
const DEPTH_SHARE = 0.62;
/** Maximum angle between two edges that count as parallel. */
const SAME_DIRECTION = 0.01;

/**
 * The longest straight line for text through a point: along one of the sides of a room, as far as
 * its walls allow.
 *
 * @param rings - outline and holes
 * @param place - center of the text, inside the outline
 * @param axis - direction of the text; default: the direction with the most room
 * @returns `undefined` if the point is not inside the outline
 */
export function flatRoomOf(rings: Rings, place: Point, axis?: Point): RoomOfText | undefined {
  const rooms = (axis ? [axis] : directionsOf(rings[0] ?? []))
    .map((direction) => roomAlong(rings, place, direction))
    .filter((room) => room.lengthMeters > 0 && room.depthMeters > 0);
  return rooms.toSorted((a, b) => b.lengthMeters - a.lengthMeters)[0];
}

function roomAlong(rings: Rings, place: Point, axis: Point): RoomOfText {
  const across: Point = [-axis[1], axis[0]];
  const halfDepth = Math.min(reach(rings, place, across), reach(rings, place, flip(across)));
  const side = halfDepth * DEPTH_SHARE;
  // The text's center line and both of its edges must not touch walls.
  const halves = [-side, 0, side].map((shift): number => {
    const from: Point = [place[0] + across[0] * shift, place[1] + across[1] * shift];
    return Math.min(reach(rings, from, axis), reach(rings, from, flip(axis)));
  });
  const lengthMeters = Math.min(...halves) * 2 * LENGTH_SHARE;
  return { axis, lengthMeters, depthMeters: side * 2 };
}

/** Directions of the sides, east or north first, and their perpendiculars. */
function directionsOf(ring: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const [i, b] of ring.entries()) {
    const a = ring.at(i - 1);
    if (!a) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length === 0) continue;
    const along = upright([(b[0] - a[0]) / length, (b[1] - a[1]) / length]);
    for (const one of [along, upright([-along[1], along[0]])]) {
      if (!found.some((other) => isParallel(one, other))) found.push(one);
    }
  }
  return found;
}

/** Distance to the nearest edge in a direction; 0 from outside. */
function reach(rings: Rings, [x, y]: Point, [dx, dy]: Point): number {
  let nearest = Infinity;
  let crossings = 0;
  for (const ring of rings) {
    for (const [i, b] of ring.entries()) {
      const a = ring.at(i - 1);
      if (!a) continue;
      const [ax, ay, bx, by] = [a[0] - x, a[1] - y, b[0] - x, b[1] - y];
      const [sideA, sideB] = [dx * ay - dy * ax, dx * by - dy * bx];
      if (sideA > 0 === sideB > 0) continue;
      const share = sideA / (sideA - sideB);
      const at = (ax + (bx - ax) * share) * dx + (ay + (by - ay) * share) * dy;
      if (at <= 0) continue;
      crossings += 1;
      nearest = Math.min(nearest, at);
    }
  }
  return crossings % 2 === 1 ? nearest : 0;
}

/** One of the two directions of a line: eastward, or northward if it runs straight north. */
function upright([dx, dy]: Point): Point {
  return dx < -SAME_DIRECTION || (Math.abs(dx) <= SAME_DIRECTION && dy < 0) ? [-dx, -dy] : [dx, dy];
}

function isParallel(a: Point, b: Point): boolean {
  return Math.abs(a[0] * b[1] - a[1] * b[0]) < SAME_DIRECTION;
}

function flip([x, y]: Point): Point {
  return [-x, -y];
}
