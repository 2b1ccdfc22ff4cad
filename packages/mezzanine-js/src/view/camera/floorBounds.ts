import type { LocalProjection } from '../../data/LocalProjection.ts';
import type { Floor } from '../../data/entities.ts';
import type { Bounds } from '../../scene/SceneModel.ts';

/** Corners of the outlines of a floor, in meters. */
export function outlinePoints(floor: Floor, projection: LocalProjection): [number, number][] {
  const { geometry } = floor;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outline = []]) => outline.map((p) => projection.toLocal(p)));
}

/** The bounding box of floors, in meters. */
export function floorBounds(floors: readonly Floor[], projection: LocalProjection): Bounds {
  const points = floors.flatMap((floor) => outlinePoints(floor, projection));
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const [x, y] of points) {
    bounds.minX = Math.min(bounds.minX, x);
    bounds.minY = Math.min(bounds.minY, y);
    bounds.maxX = Math.max(bounds.maxX, x);
    bounds.maxY = Math.max(bounds.maxY, y);
  }
  return bounds;
}
