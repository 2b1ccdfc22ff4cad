import { describe, expect, test } from 'vitest';
import { buildVenue } from './buildVenue.ts';
import { at, sampleMvf } from './sampleMvf.fixture.ts';
import type { Space } from './entities.ts';
import type { Venue } from './Venue.ts';

describe('floors', () => {
  test('come from the lowest to the highest, whatever the order in the file', () => {
    const venue = buildVenue(sampleMvf());
    expect(venue.floors.map((floor) => floor.name)).toEqual(['Ground floor', 'Upper floor']);
    expect(venue.floorStacks[0]?.floors).toEqual(venue.floors);
  });

  test('know their stack, and the stack its default floor', () => {
    const venue = buildVenue(sampleMvf());
    const [stack] = venue.floorStacks;
    expect(venue.getFloor('f_upper')?.floorStack).toBe(stack);
    expect(stack?.defaultFloor).toBe(venue.getFloor('f_ground'));
    expect(venue.getFloorStack('fs_hall')).toBe(stack);
  });

  test('without a named default, the one nearest to the ground is the default', () => {
    const mvf = sampleMvf();
    const floorStacks = [{ id: 'fs', name: 'Hall', floors: ['f_upper', 'f_ground'] }];
    expect(buildVenue({ ...mvf, floorStacks }).floorStacks[0]?.defaultFloor.id).toBe('f_ground');
  });

  test('that no stack lists share one, and an empty stack is left out', () => {
    const floorStacks = [
      { id: 'fs_empty', name: 'Gone', floors: [] },
      { id: 'fs_one', name: 'One', floors: ['f_upper'] },
    ];
    const venue = buildVenue({ ...sampleMvf(), floorStacks });
    expect(venue.floorStacks.map(({ id, floors }) => [id, floors.map((f) => f.id)])).toEqual([
      ['fs_one', ['f_upper']],
      ['sample-floors', ['f_ground']],
    ]);
  });

  test('a venue without any is refused', () => {
    expect(() => buildVenue({ ...sampleMvf(), floors: [], floorStacks: [] })).toThrow(
      expect.objectContaining({ name: 'MezzanineError', code: 'invalid-venue' }),
    );
  });
});

describe('spaces', () => {
  test('hang on their floor and are found by id', () => {
    const venue = buildVenue(sampleMvf());
    const space = spaceOf(venue, 's_west');
    expect(space.floor.spaces).toContain(space);
    expect(venue.spaces).toHaveLength(5);
    expect(venue.getSpace('s_nowhere')).toBeUndefined();
  });

  test('take their name from themselves, then from their first location, else have none', () => {
    const venue = buildVenue(sampleMvf());
    expect(spaceOf(venue, 's_east').name).toBe('East room');
    expect(spaceOf(venue, 's_west').name).toBe('Tide & Timber Books');
    expect(spaceOf(venue, 's_loft').name).toBe('');
  });

  test('are as large on the ground as they were drawn', () => {
    const venue = buildVenue(sampleMvf());
    expect(spaceOf(venue, 's_west').areaSquareMeters).toBeCloseTo(80, 3);
    expect(spaceOf(venue, 's_kiosk').areaSquareMeters).toBe(0);
  });

  test('have the center the venue gives, else their own middle', () => {
    const venue = buildVenue(sampleMvf());
    const [longitude, latitude] = at(15, 6);
    expect(spaceOf(venue, 's_loft').center).toEqual({ longitude, latitude, floorId: 'f_upper' });
    const middle = spaceOf(venue, 's_west').center;
    expect(middle.longitude).toBeCloseTo(at(5, 8)[0], 9);
    expect(middle.latitude).toBeCloseTo(at(5, 8)[1], 9);
  });
});

describe('doors', () => {
  test('join the spaces on both sides of the wall, and those know them', () => {
    const venue = buildVenue(sampleMvf());
    expect(doorSpaces(venue, 'e_west')).toEqual(['s_hallway', 's_west']);
    expect(spaceOf(venue, 's_west').doors.map((door) => door.id)).toEqual(['e_west']);
  });

  test('do not join the room behind the frame of the next', () => {
    const venue = buildVenue(sampleMvf());
    expect(doorSpaces(venue, 'e_east')).toEqual(['s_hallway', 's_east']);
  });

  test('join the spaces of their node, each once', () => {
    const venue = buildVenue(sampleMvf());
    expect(doorSpaces(venue, 'e_exit')).toEqual(['s_hallway', 's_kiosk']);
  });

  test('have the middle of their line as their center', () => {
    const venue = buildVenue(sampleMvf());
    const exit = venue.entrances.find((entrance) => entrance.id === 'e_exit');
    expect(exit?.center.latitude).toBeCloseTo(at(0, 2)[1], 9);
    expect(exit?.isExterior).toBe(true);
  });
});

describe('connections', () => {
  test('know the floors they serve from below, and whether they have steps', () => {
    const [stairs, lift] = buildVenue(sampleMvf()).connections;
    expect(stairs?.floors.map((floor) => floor.id)).toEqual(['f_ground', 'f_upper']);
    expect(stairs?.coordinates.map((place) => place.floorId)).toEqual(['f_upper', 'f_ground']);
    expect([stairs?.isAccessible, lift?.isAccessible]).toEqual([false, true]);
    expect(lift?.name).toBe('Lift A');
  });
});

describe('locations and categories', () => {
  test('are linked with spaces both ways', () => {
    const venue = buildVenue(sampleMvf());
    const books = venue.getLocation('l_books');
    expect(books?.spaces).toEqual([spaceOf(venue, 's_west')]);
    expect(spaceOf(venue, 's_west').locations).toEqual([books]);
    expect(spaceOf(venue, 's_west').categories).toEqual([venue.getCategory('cat_books')]);
    expect(books?.social).toEqual([{ label: 'Mastodon', url: 'https://social.example/@tide' }]);
  });

  test('form a tree, even when a child comes before its parent in the file', () => {
    const venue = buildVenue(sampleMvf());
    const shops = venue.getCategory('cat_shops');
    const books = venue.getCategory('cat_books');
    expect(books?.parent).toBe(shops);
    expect(shops?.children).toEqual([books]);
    expect(shops?.locations.map((location) => location.id)).toEqual(['l_online']);
    expect(books?.locations.map((location) => location.id)).toEqual(['l_books', 'l_online']);
  });

  test('that form a ring are refused, naming one of it', () => {
    const categories = [
      { id: 'a', name: 'Egg', parent: 'b' },
      { id: 'b', name: 'Hen', parent: 'a' },
    ];
    expect(() => buildVenue({ ...sampleMvf(), locations: [], categories })).toThrow(/"Egg" \(a\)/);
  });

  test('may be nested as deep as the file likes', () => {
    const categories = Array.from({ length: 20_000 }, (_, depth) => ({
      id: `c${depth}`,
      name: 'Deeper',
      ...(depth < 19_999 && { parent: `c${depth + 1}` }),
    }));
    const venue = buildVenue({ ...sampleMvf(), locations: [], categories });
    expect(venue.getCategory('c0')?.parent?.id).toBe('c1');
  });
});

describe('the venue', () => {
  test('says where it is and how it is turned', () => {
    const venue = buildVenue(sampleMvf());
    expect(venue).toMatchObject({
      id: 'sample',
      name: 'Sample hall',
      naturalBearingDegrees: 330,
      timeZone: 'Europe/Lisbon',
    });
  });

  test('cannot be changed by who reads it', () => {
    const venue = buildVenue(sampleMvf());
    const lists = [venue.floors, venue.spaces, venue.floors[0]?.spaces, venue.spaces[0]?.doors];
    for (const list of lists) expect(Object.isFrozen(list)).toBe(true);
  });
});

function spaceOf(venue: Venue, id: string): Space {
  const space = venue.getSpace(id);
  if (!space) throw new Error(`The sample has no space ${id}.`);
  return space;
}

function doorSpaces(venue: Venue, id: string): string[] | undefined {
  const door = venue.entrances.find((entrance) => entrance.id === id);
  return door?.spaces.map((space) => space.id);
}
