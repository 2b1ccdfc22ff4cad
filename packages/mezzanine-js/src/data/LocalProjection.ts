import { LocalPlane, type LocalPoint } from '@mezzanine/mvf';
import type { Coordinate } from './Coordinate.ts';
import { MezzanineError } from './MezzanineError.ts';

export type { LocalPoint };

/**
 * Meters east and north of a center, from coordinates and back. What is drawn is in meters of the
 * projection around the venue's center, and so is the `Pose` of a camera: a binding to a map library
 * needs it to turn its own camera into one.
 */
export class LocalProjection extends LocalPlane {
  /** Where meters are counted from. */
  readonly center: Coordinate;

  /**
   * @param center - origin of the meters
   * @throws MezzanineError `invalid-argument` when the center is not on the Earth or at a pole
   */
  constructor(center: Coordinate) {
    const { longitude, latitude } = center;
    if (!Number.isFinite(longitude) || !(Math.abs(latitude) < 90)) {
      throw new MezzanineError('invalid-argument', {
        given: `The center is at longitude ${longitude}, latitude ${latitude}.`,
        expected: 'Expected degrees of WGS84, with a latitude between −90 and 90.',
      });
    }
    super([longitude, latitude]);
    this.center = center;
  }

  /**
   * The place that lies so many meters from the center.
   *
   * @param point - meters east and north
   * @param floorId - floor the result is said to be on
   */
  toCoordinate(point: LocalPoint, floorId?: string): Coordinate {
    const [longitude, latitude] = this.toPosition(point);
    return floorId === undefined ? { longitude, latitude } : { longitude, latitude, floorId };
  }
}
