import type { Coordinate } from './Coordinate.ts';
import { MezzanineError } from './MezzanineError.ts';

/** Semi-major axis of the WGS84 ellipsoid, meters. */
const EQUATOR_RADIUS_METRES = 6_378_137;
/** First eccentricity of the WGS84 ellipsoid, squared. */
const ECCENTRICITY_SQUARED = 6.694_379_990_141_3e-3;
const RADIANS = Math.PI / 180;

/** A point in meters: east and north of the center. */
export type LocalPoint = readonly [east: number, north: number];

/**
 * Turns WGS84 degrees into meters east and north of a center, and back.
 *
 * Equirectangular on the ellipsoid: one degree of longitude is N·cos φ₀, one of latitude M, with
 * N and M the prime vertical and meridional radii of curvature at the center's latitude φ₀ (Snyder,
 * Map Projections: A Working Manual, USGS 1395, 1987, eq. 4-20 and 4-18). Both directions are
 * linear, so a round trip is exact to rounding. Against the tangent plane (ECEF to ENU) the error
 * grows with the square of the distance: at most 0.01 m at 200 m and 0.08 m at 500 m from the
 * center, up to latitude 60°.
 */
export class LocalProjection {
  /** Where meters are counted from. */
  readonly center: Coordinate;
  /** Length of a degree of longitude at the center. */
  readonly metresPerDegreeEast: number;
  /** Length of a degree of latitude at the center. */
  readonly metresPerDegreeNorth: number;

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
    const sine = Math.sin(latitude * RADIANS);
    const bend = 1 - ECCENTRICITY_SQUARED * sine * sine;
    const primeVertical = EQUATOR_RADIUS_METRES / Math.sqrt(bend);
    const meridional = (primeVertical * (1 - ECCENTRICITY_SQUARED)) / bend;
    this.center = center;
    this.metresPerDegreeEast = primeVertical * Math.cos(latitude * RADIANS) * RADIANS;
    this.metresPerDegreeNorth = meridional * RADIANS;
  }

  /**
   * Meters east and north of the center.
   *
   * @param position - `[longitude, latitude]` in degrees, as in GeoJSON
   */
  toLocal(position: readonly number[]): [east: number, north: number] {
    const [longitude = 0, latitude = 0] = position;
    let turn = longitude - this.center.longitude;
    // A venue may lie across the antimeridian; the short way around is always meant.
    if (turn > 180) turn -= 360;
    else if (turn < -180) turn += 360;
    return [
      turn * this.metresPerDegreeEast,
      (latitude - this.center.latitude) * this.metresPerDegreeNorth,
    ];
  }

  /**
   * The place that lies so many meters from the center.
   *
   * @param point - meters east and north
   * @param floorId - floor the result is said to be on
   */
  toCoordinate(point: LocalPoint, floorId?: string): Coordinate {
    let longitude = this.center.longitude + point[0] / this.metresPerDegreeEast;
    if (longitude > 180) longitude -= 360;
    else if (longitude < -180) longitude += 360;
    const latitude = this.center.latitude + point[1] / this.metresPerDegreeNorth;
    return floorId === undefined ? { longitude, latitude } : { longitude, latitude, floorId };
  }
}
