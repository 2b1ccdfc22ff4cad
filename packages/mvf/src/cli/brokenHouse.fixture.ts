import type { Polygon } from '../record-types/geometry.ts';
import { zipOf } from '../../fixtures/tinyFiles.ts';
import { unzipSync } from 'fflate';
import { houseVenue } from '../validator/houseVenue.fixture.ts';
import { writeMvf } from '../writeMvf.ts';

/**
 * A bundle like one from a hasty export: an open ring, a clockwise room, extra whitespace, a room
 * without a door, stairs marked accessible, and two floors with the same elevation.
 */
export function brokenHouse(): Uint8Array {
  const house = houseVenue();
  const [, library, studio] = house.spaces['f_1'] ?? [];
  (library?.geometry as Polygon).coordinates[0]?.reverse();
  if (studio?.properties.details) studio.properties.details.name = ' Studio ';
  const doors = house.entrances['f_2'] ?? [];
  house.entrances['f_2'] = doors.filter(({ properties }) => properties.id !== 'f_2_e_a');
  for (const { properties } of house.floors) properties.elevation = 0;
  for (const connection of house.connections) connection.accessible = true;
  return withOpenRing(writeMvf(house));
}

function withOpenRing(bundle: Uint8Array): Uint8Array {
  const path = 'space/f_1.geojson';
  const files = unzipSync(bundle);
  const spaces = JSON.parse(new TextDecoder().decode(files[path])) as {
    features: { geometry: Polygon }[];
  };
  spaces.features[0]?.geometry.coordinates[0]?.pop();
  return zipOf({ ...files, [path]: spaces });
}
