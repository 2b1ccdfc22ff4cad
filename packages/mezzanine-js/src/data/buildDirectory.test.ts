import { describe, expect, test } from 'vitest';
import { buildVenue } from './buildVenue.ts';
import { sampleEnterpriseMvf } from './sampleEnterpriseMvf.fixture.ts';
import type { Location } from './entities.ts';
import { sampleMvf } from './sampleMvf.fixture.ts';
import type { Venue } from './Venue.ts';

describe("the operator's record of a location", () => {
  const venue = buildVenue(sampleEnterpriseMvf());
  const books = locationOf(venue, 'l_books');

  test('with the same name and spaces is the location, under both ids', () => {
    expect(venue.locations.map(({ name }) => name)).toEqual([
      'Grand stairs',
      'Tide & Timber Books',
      'Web shop',
    ]);
    expect(venue.getLocation('el_books')).toBe(books);
    expect(books).toMatchObject({ id: 'l_books', enterpriseId: 'el_books', kind: 'tenant' });
  });

  test('with the same external id is the location, even if the names differ', () => {
    const mvf = sampleMvf();
    const [first, ...others] = mvf.locations;
    const merged = buildVenue({
      ...mvf,
      locations: [{ ...first!, externalId: 'T-1' }, ...others],
      enterprise: {
        ...emptyEnterprise,
        locations: [
          {
            id: 'el_1',
            externalId: 'T-1',
            name: 'T&T',
            type: 'tenant',
            categories: [],
            spaces: [],
          },
        ],
      },
    });
    expect(merged.locations).toHaveLength(2);
    expect(merged.getLocation('l_books')).toMatchObject({ name: 'T&T', tags: ['novels'] });
    expect(merged.getLocation('l_books')?.spaces.map(({ id }) => id)).toEqual(['s_west']);
    expect(merged.getLocation('l_books')?.categories.map(({ id }) => id)).toEqual(['cat_books']);
  });

  test('without a location in the file becomes a location', () => {
    expect(locationOf(venue, 'el_stairs')).toMatchObject({ kind: 'amenity', amenity: 'stairs' });
  });

  test('overrides the location, and falls back to the map', () => {
    expect(books).toMatchObject({ shortName: 'Tide & Timber', description: 'Books by the sea.' });
    expect(books).toMatchObject({ showsLogo: true, isHidden: false, metadata: { rent: 12 } });
    expect(books.tags).toEqual(['novels']);
    expect(locationOf(venue, 'el_stairs').shortName).toBe('Grand stairs');
  });

  test('lists the places of the location, which reference it', () => {
    expect(books.areas.map(({ id }) => id)).toEqual(['ar_quiet']);
    expect(books.annotations.map(({ id }) => id)).toEqual(['a_1']);
    expect(books.obstructions.map(({ id }) => id)).toEqual(['o_wall']);
    expect(books.entrances.map(({ id }) => id)).toEqual(['e_west']);
    for (const place of [books.areas, books.annotations, books.obstructions, books.entrances]) {
      expect(place[0]?.locations).toEqual([books]);
    }
    const stairs = locationOf(venue, 'el_stairs');
    expect(stairs.connections[0]?.locations).toEqual([stairs]);
    expect(stairs.connections[0]?.name).toBe('Grand stairs');
    expect(stairs.coordinates[0]?.floorId).toBe('f_ground');
  });

  test('ranks its categories by their priority', () => {
    expect(books.categories.map(({ id }) => id)).toEqual(['cat_cards', 'cat_books']);
    expect(books.primaryCategory?.id).toBe('cat_cards');
  });

  test('has siblings, which are locations', () => {
    expect(books.siblings).toEqual([
      { label: 'reference-point', locations: [locationOf(venue, 'el_stairs')] },
    ]);
  });

  test('of a hidden location does not name spaces', () => {
    const mvf = sampleMvf();
    const hidden = {
      ...mvf.locations[0]!,
      type: 'tenant',
      isHidden: true,
    };
    const without = buildVenue({
      ...mvf,
      enterprise: { ...emptyEnterprise, locations: [hidden] },
    });
    expect(without.getSpace('s_west')?.name).toBe('');
    expect(without.getSpace('s_west')?.locations[0]?.isHidden).toBe(true);
  });
});

describe('states', () => {
  const [closed, fresh] = locationOf(buildVenue(sampleEnterpriseMvf()), 'l_books').states;

  test('are active from their start up to their end', () => {
    expect(closed?.kind).toBe('closed-temporarily');
    expect(closed?.isActiveAt(new Date('2026-01-31T23:59:59Z'))).toBe(false);
    expect(closed?.isActiveAt(new Date('2026-02-01T00:00:00Z'))).toBe(true);
    expect(closed?.isActiveAt(new Date('2026-02-03T00:00:00Z'))).toBe(false);
  });

  test('without times are always active', () => {
    expect(fresh?.isActiveAt()).toBe(true);
  });

  test('that close a location do so within its opening hours', () => {
    const books = locationOf(buildVenue(sampleEnterpriseMvf()), 'l_books');
    expect(books.isOpenAt(new Date('2026-01-26T12:00:00Z'))).toBe(true);
    expect(books.isOpenAt(new Date('2026-02-02T12:00:00Z'))).toBe(false);
    expect(books.nextChange(new Date('2026-02-02T12:00:00Z'))).toEqual({
      at: new Date('2026-02-09T10:00:00Z'),
      isOpen: true,
    });
  });
});

describe('an instance', () => {
  const venue = buildVenue(sampleEnterpriseMvf());
  const books = locationOf(venue, 'l_books');
  const upstairs = locationOf(venue, 'eli_books_up');

  test('inherits from its location, except for what it defines', () => {
    expect(upstairs).toMatchObject({ name: 'Tide & Timber Antiquarian', kind: 'tenant' });
    expect(upstairs.description).toBe('Books by the sea.');
    expect(upstairs.parent).toBe(books);
    expect(books.instances).toEqual([upstairs]);
  });

  test('replaces its location at its own places, and is not listed next to it', () => {
    expect(venue.getSpace('s_loft')?.locations).toEqual([upstairs]);
    expect(venue.getSpace('s_loft')?.name).toBe('Tide & Timber Antiquarian');
    expect(upstairs.spaces.map(({ id }) => id)).toEqual(['s_loft']);
    expect(books.spaces.map(({ id }) => id)).toEqual(['s_west', 's_loft']);
    expect(venue.locations).not.toContain(upstairs);
  });
});

describe('categories', () => {
  test("are in the operator's order, and so are their children", () => {
    const venue = buildVenue(sampleEnterpriseMvf());
    expect(venue.categories.map(({ name }) => name)).toEqual(['Shops', 'Books', 'Cards']);
    const shops = venue.getCategory('cat_shops');
    expect(shops?.children.map(({ name }) => name)).toEqual(['Books', 'Cards']);
    expect(shops?.picture).toBe('assets/shops.png');
    expect(venue.getCategory('cat_books')?.color).toBe('#DDE8DC');
  });
});

describe('the venue', () => {
  const venue = buildVenue(sampleEnterpriseMvf());

  test("has its operator's record", () => {
    expect(venue.info).toMatchObject({ kind: 'store', countryCode: 'PT' });
    expect(venue.info?.topLocations).toEqual([venue.getLocation('l_books')]);
    expect(venue.info?.isOpenAt(new Date('2026-06-01T12:00:00Z'))).toBe(true);
    expect(venue.info?.nextChange(new Date('2026-06-01T12:00:00Z'))?.at).toEqual(
      new Date('2026-06-01T17:00:00Z'),
    );
    expect(buildVenue(sampleMvf()).info).toBeUndefined();
  });

  test('has layers of spaces', () => {
    expect(venue.layers[0]).toMatchObject({ name: 'To rent', spaces: [venue.getSpace('s_east')] });
  });
});

const emptyEnterprise = {
  locations: [],
  locationInstances: [],
  categories: [],
  categoryPriorities: {},
  layers: [],
};

function locationOf(venue: Venue, id: string): Location {
  const location = venue.getLocation(id);
  if (!location) throw new Error(`The sample has no location ${id}.`);
  return location;
}
