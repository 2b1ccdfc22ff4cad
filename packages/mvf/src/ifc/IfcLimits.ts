/** Limits of {@link importIfc}. */
export interface IfcLimits {
  /** Largest file, in bytes. */
  readonly maxBytes: number;
  /** Most products (walls, doors, furniture, and so on) of a model. */
  readonly maxElements: number;
  /** Most triangles of one product; the footprint of a larger one is its convex hull. */
  readonly maxTriangles: number;
  /** Most corners of all footprints. */
  readonly maxCorners: number;
  /** Longest time to read shapes, in seconds. It is checked after each of them. */
  readonly maxSeconds: number;
}

/** Default limits: generous for a large building, and small enough for a browser. */
export const defaultIfcLimits: IfcLimits = {
  maxBytes: 256 * 2 ** 20,
  maxElements: 200_000,
  maxTriangles: 20_000,
  maxCorners: 2_000_000,
  maxSeconds: 300,
};
