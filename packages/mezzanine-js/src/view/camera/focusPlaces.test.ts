import { expect, test } from 'vitest';
import { buildVenue } from '../../data/buildVenue.ts';
import { LocalProjection } from '../../data/LocalProjection.ts';
import { sampleEnterpriseMvf } from '../../data/sampleEnterpriseMvf.fixture.ts';
import { focusPlaces, type FocusTarget } from './focusPlaces.ts';

const venue = buildVenue(sampleEnterpriseMvf());
const [upper, ground] = [venue.getFloor('f_upper')!, venue.getFloor('f_ground')!];
const stage = { venue, shownFloor: upper, projection: new LocalProjection(venue.center) };

/** The rectangle that is brought into view, in meters: west, south, east, north. */
function extentOf(target: FocusTarget) {
  const { places, floor } = focusPlaces(stage, target);
  const [x, y] = [places.map((place) => place[0]), places.map((place) => place[1])];
  const extent = [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
  return { floor, extent: extent.map((meters) => Math.round(meters * 10) / 10) };
}

test.each<[string, FocusTarget | undefined, readonly number[]]>([
  ['a space', venue.getSpace('s_west'), [0, 4, 10, 12]],
  ['an area', venue.areas[0], [1, 1, 5, 4]],
  ['a door', venue.entrances[0], [4, 4.1, 5.2, 4.1]],
  ['an obstruction', venue.obstructions[0], [0, 4, 20, 4]],
  ['a point of interest', venue.pointsOfInterest[0], [3, 2, 3, 2]],
  ['an annotation', venue.annotations[0], [2, 3, 2, 3]],
])('all of %s is in view, and its floor is shown', (_, target, extent) => {
  expect(extentOf(target!)).toEqual({ floor: ground, extent });
});

test('all shapes of a location are in view', () => {
  const { extent } = extentOf(venue.getLocation('l_books')!);
  expect(extent).toEqual([0, 0, 20, 12]);
});

test('a connection is shown on the current floor', () => {
  const [stairs] = venue.connections;
  expect(extentOf(stairs!).floor).toBe(upper);
  expect(focusPlaces({ ...stage, shownFloor: ground }, stairs!).floor).toBe(ground);
});

test('an entity without a place is an unknown target', () => {
  expect(() => focusPlaces(stage, venue.getLocation('l_online')!)).toThrow(
    expect.objectContaining({ code: 'unknown-target' }),
  );
});
