import type { Mvf } from '../Mvf.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { Manifest } from '../record-types/manifest.ts';

/** A venue with these floors and nothing on them. */
export function emptyVenue(manifest: Manifest, floors: readonly FloorFeature[]): Mvf {
  return {
    manifest,
    floors,
    floorStacks: [],
    spaces: byFloor(floors),
    obstructions: byFloor(floors),
    entrances: byFloor(floors),
    areas: byFloor(floors),
    annotations: byFloor(floors),
    floorImages: byFloor(floors),
    annotationSymbols: {},
    facades: [],
    connections: [],
    nodes: [],
    navigationFlags: {},
    styles: {},
    locations: [],
    categories: [],
    languagePacks: {},
    extras: {},
  };
}

/** A list for each floor, empty by default. */
export function byFloor<F>(
  floors: readonly FloorFeature[],
  lists?: ReadonlyMap<string, readonly F[]>,
): Record<string, readonly F[]> {
  return Object.fromEntries(floors.map(({ properties: { id } }) => [id, lists?.get(id) ?? []]));
}
