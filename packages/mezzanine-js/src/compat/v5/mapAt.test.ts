import type { Mvf } from '@mezzanine/mvf';
import { expect, test } from 'vitest';
import { at } from '../../data/sampleMvf.fixture.ts';
import { sampleEnterpriseMvf } from '../../data/sampleEnterpriseMvf.fixture.ts';
import { getVenue } from './index.ts';
import { mapAt } from './mapAt.ts';
import { accessTo, serveVenue } from './venue5.fixture.ts';

/** A hall whose west room is on the grounds, and an annex over its east room, both at level 0. */
function twoStacksMvf(): Mvf {
  const mvf = sampleEnterpriseMvf();
  const [stack] = mvf.floorStacks;
  const { f_ground: ground = [], f_upper: upper = [] } = mvf.spaces;
  const east = ground.find(({ properties }) => properties.id === 's_east');
  if (!stack || !east) throw new Error('The sample has no stack or no east room.');
  return {
    ...mvf,
    floors: mvf.floors.map((one) => ({
      ...one,
      properties: { ...one.properties, elevation: 0 },
    })),
    floorStacks: [
      {
        ...stack,
        id: 'fs_grounds',
        type: 'Outdoor',
        floors: ['f_ground'],
        defaultFloor: 'f_ground',
      },
      { ...stack, id: 'fs_annex', floors: ['f_upper'], defaultFloor: 'f_upper' },
    ],
    spaces: {
      f_ground: ground,
      f_upper: upper.map((one) => ({ ...one, geometry: east.geometry })),
    },
  };
}

test('a position is on the map of the building that contains it, among those on its level', async () => {
  const server = await serveVenue(twoStacksMvf());
  const venue = await getVenue(accessTo(server)).finally(server.close);
  const idAt = (east: number, north: number, current: string, floorLevel = 0) => {
    const [longitude, latitude] = at(east, north);
    const group = venue.mapGroups.find(({ id }) => id === current);
    return group && mapAt(venue, { latitude, longitude, floorLevel }, group)?.id;
  };
  expect(idAt(15, 8, 'fs_grounds'), 'a building before the grounds').toBe('f_upper');
  expect(idAt(5, 8, 'fs_annex'), 'outside the building').toBe('f_ground');
  expect(idAt(90, 90, 'fs_annex'), 'outside all spaces').toBe('f_upper');
  expect(idAt(90, 90, 'fs_grounds'), 'outside all spaces').toBe('f_ground');
  expect(idAt(5, 8, 'fs_annex', 7), 'at no level').toBeUndefined();
});
