import type { Mvf } from '../Mvf.ts';
import type { Point, Position } from '../record-types/geometry.ts';
import type { LocationRecord } from '../record-types/location.ts';
import type { ShapeReference } from '../record-types/shapeReference.ts';
import type { LossLog } from '../report/LossLog.ts';
import { type Fields, namesOf, namesToV1 } from './namesOf.ts';
import type { CategoryV1Feature } from './schema/category.ts';
import type { LocationV1Feature, LocationV1Props } from './schema/location.ts';

/** Locations and categories as features. */
export interface DowngradedDirectory {
  readonly locations: readonly LocationV1Feature[];
  readonly categories: readonly CategoryV1Feature[];
}

/**
 * Makes features of locations and categories.
 *
 * @param connectionIds the connections that version 1 contains
 */
export function downgradeDirectory(
  venue: Mvf,
  connectionIds: ReadonlySet<string>,
  log: LossLog,
): DowngradedDirectory {
  const placeOf = placesOfSpaces(venue);
  const toProperties = locationDowngrade(connectionIds, log);
  return {
    locations: venue.locations.map((record, i) => ({
      type: 'Feature',
      geometry: placeOf(record.spaces[0]?.id),
      properties: toProperties(record, i),
    })),
    categories: venue.categories.map((record) => ({
      type: 'Feature',
      geometry: null,
      properties: record,
    })),
  };
}

/** Position of a space's label: its center, or where routes to it end. */
function placesOfSpaces({ spaces, nodes }: Mvf): (id: string | undefined) => Point | null {
  const nodePlaces = new Map(
    nodes.map(({ geometry, properties }) => [properties.id, geometry.coordinates]),
  );
  const places = new Map<string, Position>();
  for (const { geometry, properties } of Object.values(spaces).flat()) {
    const { id, center, destinationNodes } = properties;
    const ownPlace = geometry.type === 'Point' ? geometry.coordinates : undefined;
    const place = center ?? ownPlace ?? nodePlaces.get(destinationNodes[0] ?? '');
    if (place) places.set(id, place);
  }
  return (id) => {
    const coordinates = places.get(id ?? '');
    return coordinates ? { type: 'Point', coordinates } : null;
  };
}

function locationDowngrade(connectionIds: ReadonlySet<string>, log: LossLog) {
  const rename = namesToV1(namesOf.location);
  const renameReference = namesToV1(namesOf.shapeReference);
  const references = (given: readonly ShapeReference[]): Fields[] =>
    given.map((reference) => renameReference({ ...reference }).fields);
  return (record: LocationRecord, index: number): LocationV1Props => {
    const { fields, lost } = rename({ ...record });
    for (const key of lost) {
      log.add({
        effect: 'lost',
        what: `${key} of locations`,
        file: 'location.json',
        pointer: `/${index}/${key}`,
        message: `Version 1 has no ${key}, so a location is in none.`,
      });
    }
    const { spaces, obstructions, entrances, connections } = record;
    const properties = {
      ...fields,
      spaces: references(spaces),
      ...(obstructions && { obstructions: references(obstructions) }),
      ...(entrances && { openings: references(entrances) }),
      ...(connections && { connections: connections.filter((id) => connectionIds.has(id)) }),
    };
    return properties as unknown as LocationV1Props;
  };
}
