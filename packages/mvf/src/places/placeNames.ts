import type { Mvf } from '../Mvf.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { LocationRecord } from '../record-types/location.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';

type Feature = SpaceFeature | ObstructionFeature | AreaFeature;

/** Display names by the id of the space, obstruction or area they belong to. */
export type PlaceNames = ReadonlyMap<string, string>;

/**
 * The name of everything that has one: that of the only location which occupies it, since that is
 * what people read on the map, else its own.
 */
export function placeNamesOf({ spaces, obstructions, areas, locations }: Mvf): PlaceNames {
  const names = new Map<string, string>();
  for (const byFloor of [spaces, obstructions, areas]) {
    for (const { properties } of Object.values<readonly Feature[]>(byFloor).flat()) {
      const name = properties.details?.name;
      if (name !== undefined && cleanName(name) !== '') names.set(properties.id, name);
    }
  }
  for (const [id, own] of occupantsOf(locations)) {
    const [only, second] = own;
    if (only !== undefined && second === undefined) names.set(id, only.name);
  }
  return names;
}

function occupantsOf(locations: readonly LocationRecord[]): Map<string, LocationRecord[]> {
  const occupants = new Map<string, LocationRecord[]>();
  for (const location of locations) {
    const shapes = [location.spaces, location.obstructions ?? [], location.areas ?? []].flat();
    for (const { id } of shapes) occupants.set(id, [...(occupants.get(id) ?? []), location]);
  }
  return occupants;
}

/** A name as it is written: without spaces around it, and with single ones inside. */
export function cleanName(name: string): string {
  return name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Names that lead to the same place have the same key. */
export function nameKey(name: string): string {
  return cleanName(name.normalize('NFC')).toLowerCase();
}

/** Microsoft Places puts the word "Floor" in front of the name of a floor, so it is not written. */
export function floorName(name: string): string {
  const plain = cleanName(name);
  return plain.replace(/^floor\s+(?=\S)/i, '');
}
