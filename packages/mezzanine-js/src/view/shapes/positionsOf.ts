import type { ShapeGeoJson } from '../Shape.ts';

/** All positions of a shape, in unspecified order. */
export function positionsOf(geoJson: ShapeGeoJson): readonly (readonly number[])[] {
  if (geoJson.type === 'Feature') return positionsOf(geoJson.geometry);
  if (geoJson.type === 'FeatureCollection') {
    return geoJson.features.flatMap(({ geometry }) => positionsOf(geometry));
  }
  return flatten(geoJson.coordinates);
}

type Nested = readonly number[] | readonly Nested[];

function flatten(coordinates: Nested): readonly (readonly number[])[] {
  if (typeof coordinates[0] === 'number') return [coordinates as readonly number[]];
  return (coordinates as readonly Nested[]).flatMap(flatten);
}
