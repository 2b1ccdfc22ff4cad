import { isObject } from '../isObject.ts';
import { forEachPosition } from './positions.ts';

/** A median shape wider than this is not a room in degrees: it would span 11 km at the equator. */
export const widestRoomDegrees = 0.1;

/** The median of the longer sides of the polygons' boxes, in their own unit; 0 without polygons. */
export function medianWidth(geometries: readonly unknown[]): number {
  const widths = geometries.flatMap((geometry) => widthOf(geometry) ?? []).sort((a, b) => a - b);
  return widths[widths.length >> 1] ?? 0;
}

function widthOf(geometry: unknown): number | undefined {
  if (!isObject(geometry) || !/^(?:Multi)?Polygon$/.test(String(geometry['type']))) {
    return undefined;
  }
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  forEachPosition(geometry, ([x, y]) => {
    [west, south] = [Math.min(west, x), Math.min(south, y)];
    [east, north] = [Math.max(east, x), Math.max(north, y)];
  });
  return east >= west ? Math.max(east - west, north - south) : undefined;
}
