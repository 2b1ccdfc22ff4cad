import Flatbush from 'flatbush';
import {
  distanceBetween,
  distanceBetweenSegments,
  distanceToSegment,
  segmentsCross,
  turnOf,
} from './geometry.ts';
import type { LocalPoint } from '@mezzanine/mvf';

/** A straight segment of a barrier. */
export interface Barrier {
  readonly start: LocalPoint;
  readonly end: LocalPoint;
  /** Half its thickness in meters. */
  readonly halfWidth: number;
}

/** Barriers on one floor, in a spatial index. */
export class Barriers {
  readonly #pieces: readonly Barrier[];
  readonly #index: Flatbush | undefined;
  readonly #widest: number;

  /** Whether the barriers of the floor are known: only then may a line be straightened. */
  readonly isSurveyed: boolean;

  /**
   * @param pieces - all segments of one floor
   * @param isSurveyed - default: whether there are any
   */
  constructor(pieces: readonly Barrier[], isSurveyed = pieces.length > 0) {
    this.isSurveyed = isSurveyed;
    this.#pieces = pieces;
    this.#widest = pieces.reduce((most, { halfWidth }) => Math.max(most, halfWidth), 0);
    if (pieces.length === 0) return;
    this.#index = new Flatbush(pieces.length);
    for (const { start, end } of pieces) {
      this.#index.add(
        Math.min(start[0], end[0]),
        Math.min(start[1], end[1]),
        Math.max(start[0], end[0]),
        Math.max(start[1], end[1]),
      );
    }
    this.#index.finish();
  }

  /** These barriers and additional ones, for one route. */
  with(more: readonly Barrier[]): Barriers {
    return more.length === 0 ? this : new Barriers([...this.#pieces, ...more], this.isSurveyed);
  }

  /** Whether the segment from `a` to `b` crosses or touches the centerline of a barrier. */
  isCrossed(a: LocalPoint, b: LocalPoint): boolean {
    return this.#any(a, b, 0, ({ start, end }) => segmentsCross(a, b, start, end));
  }

  /** Whether a person of this radius fits along the whole segment from `a` to `b`. */
  isClear(a: LocalPoint, b: LocalPoint, radiusMeters: number): boolean {
    const length = distanceBetween(a, b);
    return !this.#any(a, b, radiusMeters + this.#widest, ({ start, end, halfWidth }) => {
      const meters = radiusMeters + halfWidth;
      // Most pieces in the bounding box of a long line are clearly on one side of it.
      const [from, to] = [turnOf(a, b, start), turnOf(a, b, end)];
      if (from * to > 0 && Math.min(Math.abs(from), Math.abs(to)) > meters * length) return false;
      return distanceBetweenSegments(a, b, start, end) < meters;
    });
  }

  /** Whether a person of this radius fits at a point. */
  isRoomAt(point: LocalPoint, radiusMeters: number): boolean {
    return !this.#any(
      point,
      point,
      radiusMeters + this.#widest,
      ({ start, end, halfWidth }) =>
        distanceToSegment(point, start, end) < radiusMeters + halfWidth,
    );
  }

  #any(
    [ax, ay]: LocalPoint,
    [bx, by]: LocalPoint,
    margin: number,
    test: (piece: Barrier) => boolean,
  ): boolean {
    if (this.#index === undefined) return false;
    return this.#index.collides(
      Math.min(ax, bx) - margin,
      Math.min(ay, by) - margin,
      Math.max(ax, bx) + margin,
      Math.max(ay, by) + margin,
      (index) => {
        const piece = this.#pieces[index];
        return piece !== undefined && test(piece);
      },
    );
  }
}
