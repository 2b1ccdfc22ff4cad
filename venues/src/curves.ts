import { at, type Ring } from './ring.ts';
import { between, distance, dot, minus, plus, times, unit, type Vector } from './vector.ts';

const stepRadians = (7 * Math.PI) / 180;

/** A circle, or an ellipse rotated by `turn` radians, in steps of at most 7.5 degrees. */
export function ellipse(center: Vector, radii: Vector, turn = 0, steps = 48): Vector[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const [x, y] = [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)];
    return plus(center, [x * cos - y * sin, x * sin + y * cos]);
  });
}

/** A rectangle around a center, with its long side along a direction in radians. */
export function rectangle(center: Vector, size: Vector, turn = 0): Vector[] {
  const along: Vector = [Math.cos(turn), Math.sin(turn)];
  const across: Vector = [-along[1], along[0]];
  const corner = (x: number, y: number): Vector =>
    plus(center, plus(times(along, (x * size[0]) / 2), times(across, (y * size[1]) / 2)));
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** A quadratic curve from `a` to `b`, bent toward `control`. */
export function bend(a: Vector, control: Vector, b: Vector, steps = 7): Vector[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    return between(between(a, control, share), between(control, b, share), share);
  });
}

/** A corner of an outline and its corner radius. */
export interface Corner {
  readonly point: Vector;
  readonly radius?: number;
}

/** A ring whose corners are rounded by arcs. */
export function rounded(corners: readonly Corner[]): Vector[] {
  const ring: Ring = corners.map((corner) => corner.point);
  return corners.flatMap(({ point, radius = 0 }, i) =>
    radius === 0 ? [point] : arcAt(at(ring, i - 1), point, at(ring, i + 1), radius),
  );
}

function arcAt(before: Vector, point: Vector, after: Vector, radius: number): Vector[] {
  const back = unit(minus(before, point));
  const ahead = unit(minus(after, point));
  const half = Math.acos(Math.min(1, Math.max(-1, dot(back, ahead)))) / 2;
  const longest = Math.min(distance(before, point), distance(point, after)) * 0.49;
  const cut = Math.min(radius / Math.tan(half), longest);
  const center = plus(point, times(unit(plus(back, ahead)), cut / Math.cos(half)));
  const start = minus(plus(point, times(back, cut)), center);
  const end = minus(plus(point, times(ahead, cut)), center);
  const from = Math.atan2(start[1], start[0]);
  const sweep = wrapped(Math.atan2(end[1], end[0]) - from);
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / stepRadians));
  const size = Math.hypot(start[0], start[1]);
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = from + (sweep * k) / steps;
    return plus(center, [size * Math.cos(angle), size * Math.sin(angle)]);
  });
}

function wrapped(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle <= -Math.PI ? angle + 2 * Math.PI : angle;
}

/** The part of a ring from `a` to `b` in its own direction. Both are on the ring. */
export function alongRing(ring: Ring, a: Vector, b: Vector): Vector[] {
  const from = placeOn(ring, a);
  const to = placeOn(ring, b);
  const length = ring.length;
  const span = (to - from + length) % length;
  const inner: Vector[] = [];
  for (let i = Math.floor(from) + 1; i - from < span - 1e-6; i += 1) {
    if (i - from > 1e-6) inner.push(at(ring, i));
  }
  return [a, ...inner, b];
}

/** Position of a point on a ring, as index of the edge plus a fraction of it. */
function placeOn(ring: Ring, point: Vector): number {
  let best = 0;
  let nearest = Infinity;
  ring.forEach((start, i) => {
    const end = at(ring, i + 1);
    const along = minus(end, start);
    const share = Math.min(1, Math.max(0, dot(minus(point, start), along) / dot(along, along)));
    const off = distance(point, between(start, end, share));
    if (off < nearest - 1e-9) [best, nearest] = [i + share, off];
  });
  if (nearest > 0.5) throw new RangeError(`(${point.join(', ')}) is ${nearest} m off the ring.`);
  return best;
}
