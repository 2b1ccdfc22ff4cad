import type { Position } from './record-types/geometry.ts';

/** Semi-major axis of the WGS84 ellipsoid, meters. */
const EQUATOR_RADIUS_METERS = 6_378_137;
/** First eccentricity of the WGS84 ellipsoid, squared. */
const ECCENTRICITY_SQUARED = 6.694_379_990_141_3e-3;
const RADIANS = Math.PI / 180;
/** Closer to a pole than this, the length of a degree of longitude approaches zero. */
const MOST_LATITUDE = 89.9;

/** A point in meters, east and north of the center of a plane. */
export type LocalPoint = readonly [east: number, north: number];

/**
 * Converts WGS84 degrees to meters east and north of a center, and back.
 *
 * Equirectangular on the ellipsoid: one degree of longitude is N·cos φ₀, one of latitude M, with
 * N and M the prime vertical and meridional radii of curvature at the center's latitude φ₀ (Snyder,
 * Map Projections: A Working Manual, USGS 1395, 1987, eq. 4-20 and 4-18). Both directions are
 * linear, so a round trip is exact to rounding. Against the tangent plane (ECEF to ENU) the error
 * grows with the square of the distance: at most 0.01 m at 200 m and 0.08 m at 500 m from the
 * center, up to latitude 60°.
 */
export class LocalPlane {
  /** Length of a degree of longitude at the center. */
  readonly metersPerDegreeEast: number;
  /** Length of a degree of latitude at the center. */
  readonly metersPerDegreeNorth: number;
  readonly #longitude: number;
  readonly #latitude: number;

  /**
   * @param center - origin of the meters, `[longitude, latitude]`; within 0.1° of a pole, lengths
   *   are computed at 89.9°
   */
  constructor([longitude, latitude]: readonly [longitude: number, latitude: number, ...number[]]) {
    const within = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
    const sine = Math.sin(within * RADIANS);
    const bend = 1 - ECCENTRICITY_SQUARED * sine * sine;
    const primeVertical = EQUATOR_RADIUS_METERS / Math.sqrt(bend);
    const meridional = (primeVertical * (1 - ECCENTRICITY_SQUARED)) / bend;
    this.#longitude = longitude;
    this.#latitude = latitude;
    this.metersPerDegreeEast = primeVertical * Math.cos(within * RADIANS) * RADIANS;
    this.metersPerDegreeNorth = meridional * RADIANS;
  }

  /**
   * Meters east and north of the center.
   *
   * @param position - `[longitude, latitude]` in degrees, as in GeoJSON
   */
  toLocal(position: readonly number[]): [east: number, north: number] {
    const [longitude = 0, latitude = 0] = position;
    let turn = longitude - this.#longitude;
    // A venue may span the antimeridian; the shorter direction is used.
    if (turn > 180) turn -= 360;
    else if (turn < -180) turn += 360;
    return [
      turn * this.metersPerDegreeEast,
      (latitude - this.#latitude) * this.metersPerDegreeNorth,
    ];
  }

  /** The position of a point in meters from the center. */
  toPosition([east, north]: LocalPoint): Position {
    let longitude = this.#longitude + east / this.metersPerDegreeEast;
    if (longitude > 180) longitude -= 360;
    else if (longitude < -180) longitude += 360;
    return [longitude, this.#latitude + north / this.metersPerDegreeNorth];
  }
}
