import type { Point, Polygon, Position } from '@mezzanine/mvf';
import type { Coordinate } from './Coordinate.ts';
import type { LocalProjection } from './LocalProjection.ts';
import { interiorPointOf, type LocalRings } from '../polygon.ts';

/** A feature that may have an explicit center. */
interface CenteredFeature {
  readonly geometry: Polygon | Point;
  readonly properties: { readonly center?: Position };
}

/** Its rings in meters; empty for a point. */
export function ringsOf(
  { geometry }: Pick<CenteredFeature, 'geometry'>,
  projection: LocalProjection,
): LocalRings {
  if (geometry.type === 'Point') return [];
  return geometry.coordinates.map((ring) => ring.map((position) => projection.toLocal(position)));
}

/** The explicit center, otherwise a point inside. */
export function centerOf(
  feature: CenteredFeature,
  projection: LocalProjection,
  floorId: string,
): Coordinate {
  const { geometry, properties } = feature;
  if (properties.center) return coordinateOf(properties.center, floorId);
  if (geometry.type === 'Point') return coordinateOf(geometry.coordinates, floorId);
  return projection.toCoordinate(interiorPointOf(ringsOf(feature, projection)), floorId);
}

/** Converts a position of the file to a coordinate. */
export function coordinateOf(position: readonly number[], floorId: string): Coordinate {
  const [longitude = 0, latitude = 0] = position;
  return { longitude, latitude, floorId };
}
