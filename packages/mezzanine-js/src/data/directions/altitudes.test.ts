import { expect, test } from 'vitest';
import { buildVenue } from '../buildVenue.ts';
import { sampleMvf } from '../sampleMvf.fixture.ts';
import { altitudesOf } from './altitudes.ts';

/** Altitudes of floors with these elevations and heights, from the lowest. */
function altitudes(...storeys: readonly (readonly [elevation: number, maxHeight: number])[]) {
  const mvf = sampleMvf();
  const [floor] = mvf.floors;
  if (!floor) throw new Error('The sample has floors.');
  const floors = storeys.map(([elevation, maxHeight], i) => ({
    ...floor,
    properties: { ...floor.properties, id: `f${i}`, elevation, maxHeight },
  }));
  const [stack] = mvf.floorStacks;
  const ids = floors.map(({ properties }) => properties.id);
  const venue = buildVenue({
    ...mvf,
    floors,
    floorStacks: stack ? [{ ...stack, floors: ids, defaultFloor: 'f0' }] : [],
    locations: [],
    spaces: {},
    connections: [],
    nodes: [],
    entrances: {},
    obstructions: {},
  });
  return venue.floors.map((one) => altitudesOf(venue.floorStacks).get(one));
}

test('heights of floors add up from the ground, even downward', () => {
  expect(altitudes([-1, 3], [0, 6], [1, 4], [2, 4])).toEqual([-3, 0, 6, 10]);
});

test('a mezzanine at half a level is half a floor higher', () => {
  expect(altitudes([0, 6], [0.5, 3], [1, 4])).toEqual([0, 3, 4.5]);
});

test('a stack without a ground floor starts at the height of typical floors', () => {
  expect(altitudes([3, 5], [4, 5])).toEqual([12, 17]);
});
