/** A bounding box: degrees or meters east and north, or pixels of an image. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * The bounding box of points, by their first two numbers. Without points, its minimum is infinite, and its maximum
 * minus infinity.
 */
export function boundsOfPoints(points: Iterable<readonly number[]>): Bounds {
  // Not as arguments of Math.min: calls accept about 120,000.
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = NaN, y = NaN] of points) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return { minX, minY, maxX, maxY };
}
