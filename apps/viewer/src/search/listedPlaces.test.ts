import { expect, it } from 'vitest';
import { buildVenue } from '@mezzanine/mezzanine-js/build-venue';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';
import { testVenue } from '../testVenue.fixture.ts';
import { findCategory, listedPlaces, locationsIn } from './listedPlaces.ts';

const venue = testVenue();

it('lists visible places on the map', () => {
  const names = listedPlaces(venue, undefined).map(({ name }) => name);
  expect(names).toContain('Tide & Timber Books');
  expect(names).not.toContain('Web shop');
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
});

it('a category includes its subcategories, each place once', () => {
  const shops = findCategory(venue, 'cat_shops');
  expect(locationsIn(shops!).map(({ name }) => name)).toContain('Tide & Timber Books');
  expect(new Set(locationsIn(shops!)).size).toBe(locationsIn(shops!).length);
});

it('a category is found by its id and by its name', () => {
  expect(findCategory(venue, 'cat_books')?.name).toBe('Books');
  expect(findCategory(venue, ' BOOKS ')?.id).toBe('cat_books');
  expect(findCategory(venue, '__proto__')).toBeUndefined();
});

it('an unknown category lists all places', () => {
  expect(listedPlaces(venue, 'nothing')).toEqual(listedPlaces(venue, undefined));
});

it('a venue without locations lists its named rooms, sorted by number', () => {
  const { enterprise: _, ...drawing } = sampleEnterpriseMvf();
  const drawn = buildVenue({ ...drawing, locations: [] });
  const rooms = listedPlaces(drawn, undefined);
  expect(rooms.length).toBeGreaterThan(0);
  expect(rooms.every((room) => room.type === 'space' && room.kind === 'room')).toBe(true);
  expect(rooms.map(({ name }) => name)).not.toContain('');
});

it('restrooms and showers are listed, too, but no hallways', () => {
  const { enterprise: _, ...drawing } = sampleEnterpriseMvf();
  const kinds = ['restroom.female', 'shower', 'hallway'];
  const spaces = Object.fromEntries(
    Object.entries(drawing.spaces).map(([floor, features]) => [
      floor,
      features.map((feature, i) => {
        const { properties } = feature;
        const [kind, details] = [kinds[i % kinds.length] ?? '', { name: `${i}` }];
        return { ...feature, properties: { ...properties, kind, details } };
      }),
    ]),
  );
  const rooms = listedPlaces(buildVenue({ ...drawing, spaces, locations: [] }), undefined);
  const listed = rooms.flatMap((room) => (room.type === 'space' ? [room.kind] : []));
  expect(new Set(listed)).toEqual(new Set(['restroom.female', 'shower']));
});
