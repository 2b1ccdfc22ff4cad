import type { PlacedEntity } from '../data/distances/PlacedEntity.ts';
import type { Floor } from '../data/entities.ts';
import type { LocalPoint, LocalProjection } from '../data/LocalProjection.ts';
import type { FoundPlace } from './findPlace.ts';

/** Rings of an area in meters. */
export type LocalArea = readonly (readonly LocalPoint[])[];

/** The areas of a place on a floor; empty if it has none. */
export function areasOfPlace(
  { entity }: FoundPlace,
  floor: Floor,
  projection: LocalProjection,
): LocalArea[] {
  return entity ? areasOf(entity, floor, projection) : [];
}

function areasOf(entity: PlacedEntity, floor: Floor, projection: LocalProjection): LocalArea[] {
  if (entity.type === 'location') {
    return [...entity.spaces, ...entity.areas, ...entity.obstructions].flatMap((part) =>
      areasOf(part, floor, projection),
    );
  }
  const { type } = entity;
  if (type !== 'space' && type !== 'area' && type !== 'obstruction') return [];
  const { geometry } = entity;
  if (entity.floor.id !== floor.id || geometry.type !== 'Polygon') return [];
  return [geometry.coordinates.map((ring) => ring.map((position) => projection.toLocal(position)))];
}

/** Corners of places on a floor, in meters. */
export function shapeOfPlaces(
  places: readonly FoundPlace[],
  floor: Floor,
  projection: LocalProjection,
): LocalPoint[] {
  return places.flatMap((place) => {
    const corners = areasOfPlace(place, floor, projection).flatMap(([outer = []]) => outer);
    const middles = place.coordinates
      .filter(({ floorId }) => floorId === undefined || floorId === floor.id)
      .map(({ longitude, latitude }) => projection.toLocal([longitude, latitude]));
    return [...corners, ...middles];
  });
}
