import { between, distance, type Vector } from './vector.ts';

/** Numbers from one to another in equal steps of about `step`, including both ends. */
export function stops(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** All combinations of these. */
export function lattice(xs: readonly number[], ys: readonly number[]): Vector[] {
  return xs.flatMap((x) => ys.map((y): Vector => [x, y]));
}

/** Places along a line through these points, about `step` meters apart, including the points. */
export function lane(points: readonly Vector[], step = 5): Vector[] {
  return points.flatMap((point, i) => {
    const before = points[i - 1];
    if (!before) return [point];
    return stops(0, distance(before, point), step)
      .slice(1)
      .map((far) => between(before, point, far / distance(before, point)));
  });
}
