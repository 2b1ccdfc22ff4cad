import type { Position } from '@mezzanine/mvf';
import type { Vector } from './vector.ts';

/** Position and rotation of a plan on the earth. */
export interface Site {
  /** Longitude and latitude of the plan's origin. */
  readonly origin: readonly [longitude: number, latitude: number];
  /** Compass bearing of the plan's upward direction, in degrees. */
  readonly bearing: number;
}

/**
 * Meters per degree of latitude. The demo venues are laid out on a sphere, not on the format's
 * `LocalPlane`: their coordinates are published, and every position would move by centimeters.
 */
const metersPerDegree = 111_320;
/** Eight decimals are about a millimeter. */
const decimals = 1e8;

/** Returns a function that converts plan meters to WGS84. */
export function placeOnEarth({ origin: [lon, lat], bearing }: Site): (point: Vector) => Position {
  const turn = (bearing * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const metersPerLongitude = metersPerDegree * Math.cos((lat * Math.PI) / 180);
  return ([x, y]) => [
    rounded(lon + (x * cos + y * sin) / metersPerLongitude),
    rounded(lat + (y * cos - x * sin) / metersPerDegree),
  ];
}

/** Position of a stack's plans in the plane of the site. */
export interface Placement {
  readonly origin?: Vector;
  readonly turnDegrees?: number;
}

/** Returns a function that converts meters of a stack's plans to meters of the site. */
export function placeOnSite({ origin = [0, 0], turnDegrees = 0 }: Placement) {
  const turn = (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]: Vector): Vector => [origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos];
}

type LonLat = Readonly<Position>;

/** Returns a function that converts WGS84 to meters east and north of a center. */
export function metersAround([lon0, lat0]: LonLat): (position: LonLat) => Vector {
  const metersPerLongitude = metersPerDegree * Math.cos((lat0 * Math.PI) / 180);
  return ([lon, lat]) => [(lon - lon0) * metersPerLongitude, (lat - lat0) * metersPerDegree];
}

function rounded(degrees: number): number {
  return Math.round(degrees * decimals) / decimals;
}
