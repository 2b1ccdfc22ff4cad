import { Polygon } from './v5/entities.ts';

/** Whether a value is a polygon of a venue of an older version. */
export function isPolygon(value: unknown): value is Polygon {
  return value instanceof Polygon;
}
