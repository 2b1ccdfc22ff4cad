import { describe, expect, test } from 'vitest';
import { buildVenue } from '../buildVenue.ts';
import type { Coordinate } from '../Coordinate.ts';
import { sampleEnterpriseMvf } from '../sampleEnterpriseMvf.fixture.ts';
import { at, sampleMvf } from '../sampleMvf.fixture.ts';

const venue = buildVenue(sampleEnterpriseMvf());

describe('the distance between two places', () => {
  test('is the length of the straight line between them, in meters', () => {
    expect(venue.distanceMeters(place(0, 0), place(3, 4))).toBeCloseTo(5, 3);
  });

  test('of spaces is that of their centers', () => {
    const space = venue.getSpace('s_west')!;
    expect(venue.distanceMeters(space, place(5, 11))).toBeCloseTo(3, 3);
  });

  test('starts from the nearest place of a location', () => {
    const books = venue.getLocation('l_books')!;
    expect(venue.distanceMeters(place(15, 7, 'f_upper'), books)).toBeCloseTo(1, 3);
  });

  test('to an entity without a place on the map is infinite', () => {
    expect(venue.distanceMeters(place(0, 0), venue.getLocation('l_online')!)).toBe(Infinity);
  });

  test.each([[undefined], [{ longitude: NaN, latitude: 0 }], [venue.floors[0]], ['s_west']])(
    'to %s is rejected',
    (given) => {
      expect(() => venue.distanceMeters(place(0, 0), given as Coordinate)).toThrow(
        expect.objectContaining({ code: 'invalid-argument' }),
      );
    },
  );
});

test('sorts entities from nearest to farthest, without those that have no place', () => {
  const order = venue.byDistance(place(19, 10), [
    venue.getLocation('l_online')!,
    venue.getSpace('s_hallway')!,
    venue.getSpace('s_east')!,
    venue.annotations[0]!,
  ]);
  expect(order.map(({ entity }) => entity.id)).toEqual(['s_east', 's_hallway', 'a_1']);
  expect(order[0]?.meters).toBeCloseTo(Math.hypot(4, 2), 3);
});

describe('the space at a coordinate', () => {
  test('is the one that contains it, on its floor', () => {
    expect(venue.spaceAt(place(5, 8))?.id).toBe('s_west');
    expect(venue.spaceAt(place(5, 8, 'f_upper'))?.id).toBe('s_loft');
    expect(venue.spaceAt(place(50, 8))).toBeUndefined();
  });

  test('is the smallest of several', () => {
    const mvf = sampleMvf();
    const [hallway] = mvf.spaces['f_ground']!;
    const booth = {
      ...hallway!,
      properties: { ...hallway!.properties, id: 's_booth' },
      geometry: {
        type: 'Polygon' as const,
        coordinates: [[at(1, 1), at(2, 1), at(2, 2), at(1, 2), at(1, 1)]],
      },
    };
    const nested = buildVenue({
      ...mvf,
      spaces: { ...mvf.spaces, f_ground: [booth, ...mvf.spaces['f_ground']!] },
    });
    expect(nested.spaceAt(place(1.5, 1.5))?.id).toBe('s_booth');
    expect(nested.spaceAt(place(3, 1.5))?.id).toBe('s_hallway');
  });

  test('is not guessed if a venue has several floors', () => {
    const { longitude, latitude } = place(5, 8);
    expect(() => venue.spaceAt({ longitude, latitude })).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
    expect(() => venue.spaceAt({ longitude, latitude, floorId: 'f_nowhere' })).toThrow(
      /Expected one of "f_ground", "f_upper"\./,
    );
  });
});

function place(east: number, north: number, floorId = 'f_ground'): Coordinate {
  const [longitude, latitude] = at(east, north);
  return { longitude, latitude, floorId };
}
