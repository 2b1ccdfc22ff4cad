import { describe, expect, it } from 'vitest';
import { MezzanineError } from '@mezzanine/react-sdk';
import { english } from '../text/texts.ts';
import { testVenue } from '../testVenue.fixture.ts';
import { coordinateOf, isAtVenue } from './coordinateOf.ts';
import { describeFailure } from './describeFailure.ts';
import { findFloor, findPlace, findPlaces } from './findPlaces.ts';
import { hasLanguage, inWantedLanguage } from './inWantedLanguage.ts';
import { sourceOf } from './sourceOf.ts';
import { whereOf } from './whereOf.ts';

const venue = testVenue();
const server = { baseUrl: 'https://maps.example', key: 'k', secret: 's' };

describe('a place', () => {
  it.each([
    ['el_books', 'el_books'],
    ['l_books', 'el_books'],
    ['tide & timber books', 'el_books'],
    ['s_east', 's_east'],
    ['G-01', 's_west'],
    ['e_exit', 'e_exit'],
  ])('is found by %j', (name, id) => {
    const place = findPlace(venue, name);
    const ids = [place?.id, place?.type === 'location' ? place.enterpriseId : undefined];
    expect(ids).toContain(id);
  });

  it.each([
    '',
    'Tide',
    '__proto__',
    'constructor',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(200),
  ])('is not found by %j', (name) => {
    expect(findPlaces(venue, [name])).toEqual({ places: [], unknown: [name] });
  });

  it('is resolved once, however often it is requested', () => {
    const { places } = findPlaces(venue, ['el_books', 'Tide & Timber Books']);
    expect(places).toHaveLength(1);
  });

  it('has its floor', () => {
    expect(whereOf(venue, findPlace(venue, 's_loft')!)).toBe('Upper floor');
  });
});

it('a floor is found by its id and by its name', () => {
  expect(findFloor(venue, 'f_upper')?.id).toBe('f_upper');
  expect(findFloor(venue, 'upper FLOOR')?.id).toBe('f_upper');
  expect(findFloor(venue, 'toString')).toBeUndefined();
});

describe('a source', () => {
  it('given as an id is on the server that serves the viewer', () => {
    for (const venueId of ['mall', 'a'.repeat(100)]) {
      expect(sourceOf({ venue: venueId }, server)).toEqual({ ...server, venueId });
    }
  });

  it('of a private map is opened by its link, without a key', () => {
    const source = sourceOf({ venue: 'private-office', access: 'signed' }, server);
    const { baseUrl } = server;
    expect(source).toEqual({ accessToken: 'signed', venueId: 'private-office', baseUrl });
  });

  it('given as a URL is a bundle of this server, or of another one over https', () => {
    const path = sourceOf({ venue: '/venues/a.mvf.zip' }, server);
    expect(path).toBe('https://maps.example/venues/a.mvf.zip');
    const other = 'https://other.example/a.mvf.zip';
    expect(sourceOf({ venue: other }, server)).toBe(other);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:application/zip;base64,AAAA',
    'blob:https://maps.example/1',
    'file:///a.zip',
    'http://other.example/a.zip',
    'https://me:you@other.example/a.zip',
    'http://[',
  ])('is invalid for %j', (name) => {
    expect(sourceOf({ venue: name }, server)).toBeUndefined();
  });
});

describe('a position', () => {
  const { latitude, longitude } = venue.center;

  it('is on the floor it names, otherwise on the initial floor', () => {
    const place = { latitude, longitude };
    expect(coordinateOf(venue, { ...place, floor: 'Upper floor' }).floorId).toBe('f_upper');
    expect(coordinateOf(venue, { ...place, floor: 'none' }).floorId).toBe('f_ground');
    expect(coordinateOf(venue, place).floorId).toBe('f_ground');
  });

  it('is at the venue within a few hundred meters', () => {
    expect(isAtVenue(venue, { latitude: latitude + 0.001, longitude })).toBe(true);
    expect(isAtVenue(venue, { latitude: latitude + 0.01, longitude })).toBe(false);
    expect(isAtVenue(venue, { latitude: 48.1, longitude: 11.6 })).toBe(false);
  });
});

describe('a language', () => {
  it('matches the general language of a regional one', () => {
    expect(hasLanguage(venue, 'fr-CA')).toBe(true);
    expect(inWantedLanguage(venue, 'fr-CA').getFloor('f_ground')?.name).toBe('Rez-de-chaussée');
    expect(inWantedLanguage(venue, 'fr-CA')).toBe(inWantedLanguage(venue, 'fr-CA'));
  });

  it.each(['xx', 'f', '', 'fra', undefined])(
    'without texts (%j) does not change the venue',
    (code) => {
      expect(inWantedLanguage(venue, code)).toBe(venue);
    },
  );
});

describe('a failure', () => {
  const tell = (code: ConstructorParameters<typeof MezzanineError>[0], isPrivate = false) =>
    describeFailure(new MezzanineError(code, { given: 'x' }), english.failure, isPrivate);

  it('can be retried if the connection is the cause', () => {
    expect(tell('network')).toMatchObject({ title: english.failure.offline, canRetry: true });
    expect(tell('venue-not-found')).toMatchObject({
      title: english.failure.notFound,
      canRetry: false,
    });
  });

  it('of a private map does not reveal whether the map exists', () => {
    expect(tell('http-status', true).title).toBe(english.failure.refused);
    expect(tell('unauthorized').title).toBe(english.failure.refused);
  });

  it('of another kind reports a broken map', () => {
    expect(describeFailure(new Error('x'), english.failure, false).title).toBe(
      english.failure.broken,
    );
  });
});
