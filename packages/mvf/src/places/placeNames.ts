import type { Mvf } from '../Mvf.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { LocationRecord } from '../record-types/location.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';

type Feature = SpaceFeature | ObstructionFeature | AreaFeature;

/** Display names by the id of the space, obstruction, or area they belong to. */
export type PlaceNames = ReadonlyMap<string, string>;

/**
 * The name of each object: that of its only location, because that is what people read on the map,
 * or otherwise its own.
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

/** A name with single spaces, trimmed. */
export function cleanName(name: string): string {
  return name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Names with equal keys match. */
export function nameKey(name: string): string {
  return cleanName(name.normalize('NFC')).toLowerCase();
}

/** Microsoft Places adds the word "Floor" to floor names, so it is not written. */
export function floorName(name: string): string {
  const plain = cleanName(name);
  return plain.replace(/^floor\s+(?=\S)/i, '');
}
