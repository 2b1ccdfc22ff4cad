/** A point or direction on a floor plan: meters to the right and meters up. */
export type Vector = readonly [x: number, y: number];

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1]];
}

export function times(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor];
}

/** The point at this fraction of the line from `a` to `b`. */
export function between(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1];
}

/** Positive if `b` is to the left of `a`. */
export function cross(a: Vector, b: Vector): number {
  return a[0] * b[1] - a[1] * b[0];
}

export function distance(a: Vector, b: Vector): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function unit(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1]);
  return [a[0] / length, a[1] / length];
}

/** Rotates by a quarter turn to the left. */
export function leftOf(a: Vector): Vector {
  return [-a[1], a[0]];
}

/** The point of a segment nearest to `p`, as a fraction of its length, and the distance to it. */
export function projectOn(p: Vector, a: Vector, b: Vector): { share: number; off: number } {
  const along = minus(b, a);
  const squared = dot(along, along);
  const raw = squared === 0 ? 0 : dot(minus(p, a), along) / squared;
  const share = Math.min(1, Math.max(0, raw));
  return { share, off: distance(p, between(a, b, share)) };
}

/** The intersection of two lines, each through two points. Throws if they are parallel. */
export function crossing(a: Vector, b: Vector, c: Vector, d: Vector): Vector {
  const along = minus(b, a);
  const other = minus(d, c);
  const turn = cross(along, other);
  if (Math.abs(turn) < 1e-9) throw new RangeError('Parallel lines do not cross.');
  return between(a, b, cross(minus(c, a), other) / turn);
}
