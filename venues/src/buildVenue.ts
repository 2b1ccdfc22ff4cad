import type { Mvf, NodeFeature } from '@mezzanine/mvf';
import { buildFloor, type BuiltFloor } from './buildFloor.ts';
import { buildLocations, occupancyOf } from './buildLocations.ts';
import { completeVenue } from './completeVenue.ts';
import { joinFloors } from './joinFloors.ts';
import { placeOnEarth } from './Site.ts';
import { StyleSheet } from './StyleSheet.ts';
import type { VenueDesign } from './VenueDesign.ts';

/** Builds the venue that a design describes. The same design gives the same venue. */
export function buildVenue(design: VenueDesign): Mvf {
  const toEarth = placeOnEarth(design.site);
  const styles = new StyleSheet(design.styles);
  const occupancy = occupancyOf(design.locations);
  const floors = design.floors.map((floor) => buildFloor({ floor, occupancy, toEarth, styles }));
  const venue = {
    manifest: {
      center: toEarth([0, -18]),
      name: design.name,
      version: '2.0.0',
      time: design.time,
      map: design.id,
      naturalBearing: design.site.bearing,
      tzid: design.tzid,
      language: { code: 'en', name: 'English' },
      externalId: design.id,
    },
    floors: floors.map((floor) => floor.feature),
    floorStacks: [
      {
        id: 'fs_1',
        name: design.building,
        type: 'Building',
        floors: floors.map((floor) => floor.id),
        ...defaultFloorOf(floors),
      },
    ],
    spaces: byFloor(floors, (floor) => floor.spaces),
    obstructions: byFloor(floors, (floor) => floor.obstructions),
    entrances: byFloor(floors, (floor) => floor.entrances),
    connections: joinFloors(design.connections, floors),
    nodes: floors.flatMap((floor): readonly NodeFeature[] => floor.nodes),
    navigationFlags: {
      accessible: { index: 0, bit: 0 },
      outdoors: { index: 0, bit: 1 },
      public: { index: 0, bit: 2 },
    },
    styles: styles.groups(),
    locations: buildLocations(design.locations, floors),
    categories: design.categories,
    areas: byFloor(floors, (floor) => floor.areas),
    annotations: byFloor(floors, (floor) => floor.annotations),
    floorImages: byFloor(floors, (floor) => floor.floorImages),
    facades: [],
  };
  return completeVenue(venue, design);
}

function defaultFloorOf(floors: readonly BuiltFloor[]): { defaultFloor?: string } {
  const ground = floors.find((floor) => floor.feature.properties.elevation === 0);
  return ground ? { defaultFloor: ground.id } : {};
}

function byFloor<T>(floors: readonly BuiltFloor[], pick: (floor: BuiltFloor) => T) {
  return Object.fromEntries(floors.map((floor) => [floor.id, pick(floor)]));
}
