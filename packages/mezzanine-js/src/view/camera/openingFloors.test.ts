import { expect, test } from 'vitest';
import { buildVenue } from '../../data/buildVenue.ts';
import { sampleMvf } from '../../data/sampleMvf.fixture.ts';
import { openingFloors } from './openingFloors.ts';

/** The sample building, and a copy of it, so many degrees to the east. */
function twoBuildings(degreesEast: number, type = 'Building') {
  const mvf = sampleMvf();
  const [upper] = mvf.floors;
  if (upper?.geometry.type !== 'Polygon') throw new Error('The sample has no outline.');
  const coordinates = upper.geometry.coordinates.map((ring) =>
    ring.map(([longitude, latitude]): [number, number] => [longitude + degreesEast, latitude]),
  );
  const annex = {
    ...upper,
    properties: { ...upper.properties, id: 'f_annex' },
    geometry: { ...upper.geometry, coordinates },
  };
  const stack = { id: 'fs_annex', name: 'Annex', type, floors: ['f_annex'] };
  return buildVenue({
    ...mvf,
    floors: [...mvf.floors, annex],
    floorStacks: [...mvf.floorStacks, stack],
  });
}

function opened(venue: ReturnType<typeof twoBuildings>, floor: string) {
  return openingFloors(venue, venue.getFloor(floor)!).map(({ id }) => id);
}

test('a venue with one building opens on the current floor', () => {
  expect(opened(buildVenue(sampleMvf()), 'f_upper')).toEqual(['f_upper']);
});

test('buildings close together are shown together, with their default floors', () => {
  expect(opened(twoBuildings(0.0005), 'f_upper')).toEqual(['f_ground', 'f_annex']);
});

test('a building that makes up most of the venue is shown alone', () => {
  expect(opened(twoBuildings(0.0001), 'f_ground')).toEqual(['f_ground']);
});

test('buildings far apart would be small, so only the current one is shown', () => {
  expect(opened(twoBuildings(0.1), 'f_ground')).toEqual(['f_ground']);
});

test('outdoor maps are not buildings', () => {
  expect(opened(twoBuildings(0.0005, 'Outdoor'), 'f_ground')).toEqual(['f_ground']);
});
