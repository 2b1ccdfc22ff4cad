import { LocalPlane, type LocalPoint } from '@mezzanine/mvf/read';
import type { Coordinate } from './Coordinate.ts';
import { MezzanineError } from './MezzanineError.ts';

export type { LocalPoint };

/**
 * Converts coordinates to meters east and north of a center and back. The scene and the camera's
 * `Pose` use meters of the projection around the venue's center, so a binding to a map library
 * needs it to convert the pose to its own camera.
 */
export class LocalProjection extends LocalPlane {
  /** The origin. */
  readonly center: Coordinate;

  /**
   * @param center - origin of the projection
   * @throws MezzanineError `invalid-argument` if the center is not on the Earth or is at a pole
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
   * The coordinate of a point in meters.
   *
   * @param point - meters east and north of the center
   * @param floorId - floor of the returned coordinate
   */
  toCoordinate(point: LocalPoint, floorId?: string): Coordinate {
    const [longitude, latitude] = this.toPosition(point);
    return floorId === undefined ? { longitude, latitude } : { longitude, latitude, floorId };
  }
}
