import { describe, expect, test } from 'vitest';
import { buildVenue } from '../data/buildVenue.ts';
import { LocalProjection } from '../data/LocalProjection.ts';
import { sampleEnterpriseMvf } from '../data/sampleEnterpriseMvf.fixture.ts';
import { Painter } from './drawing/Painter.ts';
import { expectPlaceTarget, scenePlaceOf, type PlaceTarget } from './PlaceTarget.ts';
import { resolveTheme } from './resolveTheme.ts';

const venue = buildVenue(sampleEnterpriseMvf());
const projection = new LocalProjection(venue.center);
const painter = new Painter(venue, projection, resolveTheme('light', 'light'));
const shownFloor = venue.getFloor('f_upper')!;
const stage = { venue, projection, painter, shownFloor };

/** Floor, meters east and north of a target. */
function placeOf(target: PlaceTarget | undefined) {
  const { floorId, place } = scenePlaceOf(stage, expectPlaceTarget(stage, target!));
  return [floorId, ...place.slice(0, 2).map((meters) => Math.round(meters * 100) / 100)];
}

describe('a target resolves to', () => {
  test.each<[string, PlaceTarget | undefined, readonly (string | number)[]]>([
    ['at the middle of a space', venue.getSpace('s_west'), ['f_ground', 5, 8]],
    ['at the first space of a location', venue.getLocation('l_books'), ['f_ground', 5, 8]],
    ['at a point of interest', venue.pointsOfInterest[0], ['f_ground', 3, 2]],
    ['at the middle of an area', venue.areas[0], ['f_ground', 3, 2.5]],
    ['at an annotation', venue.annotations[0], ['f_ground', 2, 3]],
    ['in the middle of a door', venue.entrances[0], ['f_ground', 4.6, 4.1]],
    ['at the middle of a wall', venue.obstructions[0], ['f_ground', 10, 4]],
    ['where a connection is entered first', venue.connections[0], ['f_upper', 18, 2]],
    ['at a location without a space', venue.getLocation('el_stairs'), ['f_upper', 18, 2]],
    ['at a coordinate, on the floor that is shown', venue.center, ['f_upper', 0, 0]],
  ])('%s', (_, target, place) => {
    expect(placeOf(target)).toEqual(place);
  });

  test('the entity of the current venue, even if given in another language', () => {
    const french = venue.inLanguage('fr');
    expect(expectPlaceTarget(stage, french.areas[0]!)).toBe(venue.areas[0]);
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'invalid-argument'],
    ['a floor', venue.floors[0], 'invalid-argument'],
    ['a location without a place', venue.getLocation('l_online'), 'unknown-target'],
    ['an entity of another venue', { ...venue.areas[0], id: 'ar_else' }, 'unknown-target'],
    ['a floor of another venue', { longitude: 0, latitude: 0, floorId: 'f_0' }, 'unknown-target'],
  ])('nothing if it is %s', (_, target, code) => {
    expect(() => expectPlaceTarget(stage, target as PlaceTarget)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
