import { isInside } from '../polygon.ts';
import type { Point, Rings } from './SceneModel.ts';

type Place = readonly [east: number, north: number, up: number];

/** A ray that points down into the scene. */
export class Ray {
  readonly #from: Place;
  readonly #to: Place;

  /**
   * @param from - its origin
   * @param to - a point further along; must be lower than the origin
   */
  constructor(from: Place, to: Place) {
    this.#from = from;
    this.#to = to;
  }

  /** Fraction of the ray at this height; may be outside 0 to 1. */
  shareAtHeight(height: number): number {
    return (this.#from[2] - height) / (this.#from[2] - this.#to[2]);
  }

  /** Whether the ray meets this height after its origin: a floor above the camera is not met. */
  reaches(height: number): boolean {
    return this.shareAtHeight(height) > 0;
  }

  /** The point at a fraction of the ray. */
  pointAt(share: number): Point {
    return [
      this.#from[0] + (this.#to[0] - this.#from[0]) * share,
      this.#from[1] + (this.#to[1] - this.#from[1]) * share,
    ];
  }

  /** The point at a fraction of the ray, with its height. */
  placeAt(share: number): Place {
    return [...this.pointAt(share), this.#from[2] + (this.#to[2] - this.#from[2]) * share];
  }

  /** The same ray relative to a point this much higher. */
  lowered(meters: number): Ray {
    const lower = ([x, y, z]: Place): Place => [x, y, z - meters];
    return new Ray(lower(this.#from), lower(this.#to));
  }

  /** The point of the ray at a height. */
  pointAtHeight(height: number): Point {
    return this.pointAt(this.shareAtHeight(height));
  }
}

/**
 * Where a ray first hits an extruded area: on its top or on one of its sides.
 *
 * @param ray - points down
 * @param polygons - the area
 * @param bottom - height of its bottom
 * @param top - height of its top
 * @returns the fraction of the ray, or `undefined` if it misses
 */
export function hitPrism(
  ray: Ray,
  polygons: readonly Rings[],
  bottom: number,
  top: number,
): number | undefined {
  const enters = ray.shareAtHeight(top);
  const [a, b] = [ray.pointAt(enters), ray.pointAtHeight(bottom)];
  let nearest: number | undefined;
  for (const rings of polygons) {
    const share = isInside(rings, a) ? 0 : firstCrossing(a, b, rings);
    if (share !== undefined && (nearest === undefined || share < nearest)) nearest = share;
  }
  if (nearest === undefined) return undefined;
  return enters + nearest * (ray.shareAtHeight(bottom) - enters);
}

/** Fraction of the segment from a to b at the first crossing with an edge of the rings. */
function firstCrossing(a: Point, b: Point, rings: Rings): number | undefined {
  let first: number | undefined;
  for (const ring of rings) {
    let previous = ring[ring.length - 1];
    for (const here of ring) {
      const share = previous && crossingOf(a, b, previous, here);
      if (share !== undefined && (first === undefined || share < first)) first = share;
      previous = here;
    }
  }
  return first;
}

function crossingOf(a: Point, b: Point, c: Point, d: Point): number | undefined {
  const [abx, aby, cdx, cdy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const denominator = abx * cdy - aby * cdx;
  if (Math.abs(denominator) < 1e-12) return undefined;
  const share = ((c[0] - a[0]) * cdy - (c[1] - a[1]) * cdx) / denominator;
  const along = ((c[0] - a[0]) * aby - (c[1] - a[1]) * abx) / denominator;
  return share >= 0 && share <= 1 && along >= 0 && along <= 1 ? share : undefined;
}
