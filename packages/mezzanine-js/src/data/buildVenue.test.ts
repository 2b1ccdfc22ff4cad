import { describe, expect, test } from 'vitest';
import { buildVenue } from './buildVenue.ts';
import { at, sampleMvf } from './sampleMvf.fixture.ts';
import type { Space } from './entities.ts';
import type { Venue } from './Venue.ts';

describe('floors', () => {
  test('are sorted from lowest to highest, regardless of their order in the file', () => {
    const venue = buildVenue(sampleMvf());
    expect(venue.floors.map((floor) => floor.name)).toEqual(['Ground floor', 'Upper floor']);
    expect(venue.floorStacks[0]?.floors).toEqual(venue.floors);
  });

  test('reference their stack, and the stack its default floor', () => {
    const venue = buildVenue(sampleMvf());
    const [stack] = venue.floorStacks;
    expect(venue.getFloor('f_upper')?.floorStack).toBe(stack);
    expect(stack?.defaultFloor).toBe(venue.getFloor('f_ground'));
    expect(venue.getFloorStack('fs_hall')).toBe(stack);
  });

  test('default to the one nearest to the ground if none is named', () => {
    const mvf = sampleMvf();
    const floorStacks = [{ id: 'fs', name: 'Hall', floors: ['f_upper', 'f_ground'] }];
    expect(buildVenue({ ...mvf, floorStacks }).floorStacks[0]?.defaultFloor.id).toBe('f_ground');
  });

  test('that no stack lists share one, and empty stacks are dropped', () => {
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

  test('are required', () => {
    expect(() => buildVenue({ ...sampleMvf(), floors: [], floorStacks: [] })).toThrow(
      expect.objectContaining({ name: 'MezzanineError', code: 'invalid-venue' }),
    );
  });
});

describe('spaces', () => {
  test('belong to their floor and are found by id', () => {
    const venue = buildVenue(sampleMvf());
    const space = spaceOf(venue, 's_west');
    expect(space.floor.spaces).toContain(space);
    expect(venue.spaces).toHaveLength(5);
    expect(venue.getSpace('s_nowhere')).toBeUndefined();
  });

  test("use their own name, otherwise their first location's, otherwise none", () => {
    const venue = buildVenue(sampleMvf());
    expect(spaceOf(venue, 's_east').name).toBe('East room');
    expect(spaceOf(venue, 's_west').name).toBe('Tide & Timber Books');
    expect(spaceOf(venue, 's_loft').name).toBe('');
  });

  test('have the area of their shape on the ground', () => {
    const venue = buildVenue(sampleMvf());
    expect(spaceOf(venue, 's_west').areaSquareMeters).toBeCloseTo(80, 3);
    expect(spaceOf(venue, 's_kiosk').areaSquareMeters).toBe(0);
  });

  test('use the given center, otherwise compute one', () => {
    const venue = buildVenue(sampleMvf());
    const [longitude, latitude] = at(15, 6);
    expect(spaceOf(venue, 's_loft').center).toEqual({ longitude, latitude, floorId: 'f_upper' });
    const middle = spaceOf(venue, 's_west').center;
    expect(middle.longitude).toBeCloseTo(at(5, 8)[0], 9);
    expect(middle.latitude).toBeCloseTo(at(5, 8)[1], 9);
  });
});

describe('doors', () => {
  test('connect the spaces on both sides of the wall, which reference them', () => {
    const venue = buildVenue(sampleMvf());
    expect(doorSpaces(venue, 'e_west')).toEqual(['s_hallway', 's_west']);
    expect(spaceOf(venue, 's_west').doors.map((door) => door.id)).toEqual(['e_west']);
  });

  test('do not connect the room behind an adjacent frame', () => {
    const venue = buildVenue(sampleMvf());
    expect(doorSpaces(venue, 'e_east')).toEqual(['s_hallway', 's_east']);
  });

  test('connect the spaces of their node, each once', () => {
    const venue = buildVenue(sampleMvf());
    expect(doorSpaces(venue, 'e_exit')).toEqual(['s_hallway', 's_kiosk']);
  });

  test('have the midpoint of their line as center', () => {
    const venue = buildVenue(sampleMvf());
    const exit = venue.entrances.find((entrance) => entrance.id === 'e_exit');
    expect(exit?.center.latitude).toBeCloseTo(at(0, 2)[1], 9);
    expect(exit?.isExterior).toBe(true);
  });
});

describe('connections', () => {
  test('list the floors they serve, lowest first, and whether they have steps', () => {
    const [stairs, lift] = buildVenue(sampleMvf()).connections;
    expect(stairs?.floors.map((floor) => floor.id)).toEqual(['f_ground', 'f_upper']);
    expect(stairs?.coordinates.map((place) => place.floorId)).toEqual(['f_upper', 'f_ground']);
    expect([stairs?.isAccessible, lift?.isAccessible]).toEqual([false, true]);
    expect(lift?.name).toBe('Lift A');
  });
});

describe('locations and categories', () => {
  test('are linked with spaces in both directions', () => {
    const venue = buildVenue(sampleMvf());
    const books = venue.getLocation('l_books');
    expect(books?.spaces).toEqual([spaceOf(venue, 's_west')]);
    expect(spaceOf(venue, 's_west').locations).toEqual([books]);
    expect(spaceOf(venue, 's_west').categories).toEqual([venue.getCategory('cat_books')]);
    expect(books?.social).toEqual([{ label: 'Mastodon', url: 'https://social.example/@tide' }]);
  });

  test('form a tree, even if a child precedes its parent in the file', () => {
    const venue = buildVenue(sampleMvf());
    const shops = venue.getCategory('cat_shops');
    const books = venue.getCategory('cat_books');
    expect(books?.parent).toBe(shops);
    expect(shops?.children).toEqual([books]);
    expect(shops?.locations.map((location) => location.id)).toEqual(['l_online']);
    expect(books?.locations.map((location) => location.id)).toEqual(['l_books', 'l_online']);
  });

  test('that form a cycle are rejected, with the name of one', () => {
    const categories = [
      { id: 'a', name: 'Egg', parent: 'b' },
      { id: 'b', name: 'Hen', parent: 'a' },
    ];
    expect(() => buildVenue({ ...sampleMvf(), locations: [], categories })).toThrow(/"Egg" \(a\)/);
  });

  test('can be nested to any depth', () => {
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
  test('has its position and rotation', () => {
    const venue = buildVenue(sampleMvf());
    expect(venue).toMatchObject({
      id: 'sample',
      name: 'Sample hall',
      naturalBearingDegrees: 330,
      timeZone: 'Europe/Lisbon',
    });
  });

  test('cannot be modified by callers', () => {
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
