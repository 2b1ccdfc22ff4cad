import { type Bounds, boundsOfPoints } from '../../bounds.ts';
import type { LocalProjection } from '../../data/LocalProjection.ts';
import type { Floor } from '../../data/entities.ts';

/** Corners of the outlines of a floor, in meters. */
export function outlinePoints(floor: Floor, projection: LocalProjection): [number, number][] {
  const { geometry } = floor;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outline = []]) => outline.map((p) => projection.toLocal(p)));
}

/** The bounding box of floors, in meters. */
export function floorBounds(floors: readonly Floor[], projection: LocalProjection): Bounds {
  return boundsOfPoints(floors.flatMap((floor) => outlinePoints(floor, projection)));
}
