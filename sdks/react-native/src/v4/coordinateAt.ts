import type { CameraReport, Coordinate } from '../index.ts';

/** Width and height of a map. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A point of a map, from its top left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The size before the first layout. */
export const NO_SIZE: MapSize = { width: 0, height: 0 };

/** Half of the angle that the camera sees from top to bottom has this tangent. */
const TAN_HALF_VIEW = 1 / 3;
const TILE_PIXELS = 512;
const RADIANS = Math.PI / 180;
const METERS_PER_DEGREE = 40_075_017 / 360;

/**
 * The coordinate on the ground that a point of the map shows.
 *
 * @param point - density-independent pixels from the top left corner
 * @param size - size of the map
 * @param view - where the camera is
 * @returns `undefined` above the horizon
 */
export function coordinateAt(
  point: MapPoint,
  { width, height }: MapSize,
  { center, bearing, pitch, zoomLevel }: CameraReport,
): Coordinate | undefined {
  const distance = height / 2 / TAN_HALF_VIEW;
  const right = point.x - width / 2;
  const down = point.y - height / 2;
  const sine = Math.sin(pitch * RADIANS);
  const cosine = Math.cos(pitch * RADIANS);
  // How far the ray through the point falls, in units of its length along the view.
  const fall = distance * cosine + down * sine;
  if (fall <= 0) return undefined;
  const share = (distance * cosine) / fall;
  const forward = share * (distance * sine - down * cosine) - distance * sine;
  const sideways = share * right;
  const turn = bearing * RADIANS;
  const shrink = Math.cos(center.latitude * RADIANS);
  const metersPerPixel = (METERS_PER_DEGREE * 360 * shrink) / (TILE_PIXELS * 2 ** zoomLevel);
  const east = (sideways * Math.cos(turn) + forward * Math.sin(turn)) * metersPerPixel;
  const north = (forward * Math.cos(turn) - sideways * Math.sin(turn)) * metersPerPixel;
  return {
    longitude: center.longitude + east / (METERS_PER_DEGREE * shrink),
    latitude: center.latitude + north / METERS_PER_DEGREE,
  };
}
