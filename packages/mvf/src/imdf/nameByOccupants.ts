import type { SpaceFeature } from '../record-types/space.ts';
import type { LocationRecord } from '../record-types/location.ts';
import { addTo, type ImdfContext } from './ImdfContext.ts';
import type { ImportedDirectory } from './importOccupants.ts';

/**
 * Gives units with one occupant the name of that occupant, because people look for tenants, not for
 * unit numbers. The number becomes a search tag of the occupant.
 *
 * @returns the ids of the units in the archive whose names were removed
 */
export function nameByOccupants(
  { labels }: ImdfContext,
  spaces: ReadonlyMap<string, readonly SpaceFeature[]>,
  { locations }: ImportedDirectory,
): ReadonlySet<string> {
  const occupantOf = soleOccupants(locations);
  const renamed = new Set<string>();
  for (const { geometry, properties } of [...spaces.values()].flat()) {
    const occupant = geometry.type === 'Polygon' ? occupantOf.get(properties.id) : undefined;
    const name = properties.details?.name;
    if (occupant === undefined || name === undefined || occupant.name === name) continue;
    occupant.searchTags = [...new Set([...(occupant.searchTags ?? []), name])];
    removeName(properties);
    labels.remove(properties.id, 'name');
    renamed.add(properties.externalId ?? properties.id);
  }
  return renamed;
}

/** The occupants by the id of the space that only they occupy. */
function soleOccupants(locations: readonly LocationRecord[]): Map<string, LocationRecord> {
  const occupants = new Map<string, LocationRecord[]>();
  for (const location of locations) {
    for (const { id } of location.spaces) addTo(occupants, id, [location]);
  }
  return new Map(
    [...occupants].flatMap(([id, [only, second]]) => (only && !second ? [[id, only]] : [])),
  );
}

function removeName(properties: SpaceFeature['properties']): void {
  const { name: _removed, ...details } = properties.details ?? {};
  properties.details = details;
  if (Object.keys(details).length === 0) delete properties.details;
}
