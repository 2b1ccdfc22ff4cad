import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MezzanineError } from '../../index.ts';
import {
  DestinationSet,
  GET_VENUE_EVENT,
  getVenue,
  getVenueMaker,
  OfflineSearch,
  onNoSuccessor,
  type Navigable,
  type Venue,
} from './index.ts';
import { accessTo, sampleVenue5, serveVenue, type VenueServer } from './venue5.fixture.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await sampleVenue5();
});

function find<T extends { readonly id: string }>(items: readonly T[], id: string): T {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function failureOf(call: () => unknown): MezzanineError {
  try {
    call();
  } catch (error) {
    if (error instanceof MezzanineError) return error;
    throw error;
  }
  throw new Error('Expected a MezzanineError.');
}

describe('loading', () => {
  let server: VenueServer;
  beforeAll(async () => {
    server = await serveVenue();
  });
  afterAll(() => server.close());

  test('getVenue takes clientId, clientSecret, venue, and language', async () => {
    const french = await getVenue({ ...accessTo(server), language: 'fr' });
    expect(french.venue.name).toBe('Salle modèle');
    expect(french.v6.id).toBe('sample');
  });

  test('getVenue takes an accessToken instead of the pair', async () => {
    const { baseUrl } = server;
    expect((await getVenue({ accessToken: 'token', venue: 'sample', baseUrl })).v6.id).toBe(
      'sample',
    );
  });

  test('getVenueMaker takes mapId, key, and secret', async () => {
    const { baseUrl } = server;
    const maker = { mapId: 'sample', key: 'demo', secret: 'demo-secret', baseUrl };
    expect((await getVenueMaker(maker)).polygons.map(({ id }) => id)).toContain('s_west');
  });

  test.each<[string, object]>([
    ['options.clientId', { clientId: undefined }],
    ['options.clientSecret', { clientSecret: 7 }],
    ['options.venue', { venue: '' }],
    ['options.baseUrl', { baseUrl: undefined }],
    ['options.accessToken', { accessToken: '' }],
  ])('an invalid %s is named in the error', async (name, change) => {
    const given = { ...accessTo(server), ...change } as Parameters<typeof getVenue>[0];
    await expect(getVenue(given)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(`^${name} is `) as string,
    });
  });

  test.each<[string, object]>([
    ['options.mapId', { mapId: undefined }],
    ['options.key', { key: '' }],
  ])('an invalid %s of getVenueMaker is named in the error', async (name, change) => {
    const maker = { mapId: 'sample', key: 'demo', secret: 'demo-secret', ...server, ...change };
    await expect(getVenueMaker(maker as Parameters<typeof getVenueMaker>[0])).rejects.toThrow(name);
  });

  test('options without a successor are reported once, with an alternative', async () => {
    const names: string[] = [];
    const stop = onNoSuccessor(({ code, name, alternative }) => {
      expect(code).toBe('no-successor');
      expect(alternative).toMatch(/\S/);
      names.push(name);
    });
    for (let i = 0; i < 2; i += 1) {
      await getVenue({ ...accessTo(server), perspective: 'Website', headers: [], noAuth: false });
    }
    stop();
    expect(names.filter((name) => name.startsWith('getVenue')).toSorted()).toEqual([
      'getVenue({ headers })',
      'getVenue({ noAuth })',
      'getVenue({ perspective })',
    ]);
  });
});

describe('the objects of a venue', () => {
  test('maps are in the order of their elevation and know their group', () => {
    expect(venue.maps.map(({ name, elevation }) => [name, elevation])).toEqual([
      ['Ground floor', 0],
      ['Upper floor', 1],
    ]);
    const [hall] = venue.mapGroups;
    expect(venue.maps.map(({ group }) => group)).toEqual([hall, hall]);
    expect(hall?.maps).toEqual(venue.maps);
    expect(hall?.defaultMap).toBe(venue.maps[0]);
  });

  test('polygons are the spaces that are areas, with their map, locations, and entrances', () => {
    const west = find(venue.polygons, 's_west');
    expect(venue.polygons.map(({ id }) => id)).not.toContain('s_kiosk');
    expect(west.map).toBe(venue.maps[0]);
    expect(west.map.polygons).toContain(west);
    expect(west.locations).toEqual([find(venue.locations, west.v6.locations[0]?.id ?? '')]);
    expect(west.entrances).toEqual([find(venue.nodes, 'n_exit')]);
    expect(west.center.map).toBe(west.map);
  });

  test('nodes are those that a place or a connection references', () => {
    expect(venue.nodes.map(({ id }) => id).toSorted()).toEqual(['n_exit', 'n_ground', 'n_upper']);
    const exit = find(venue.nodes, 'n_exit');
    expect(exit.map.nodes).toContain(exit);
    expect(exit.locations.map(({ name }) => name)).toContain('Tide & Timber Books');
    expect(exit.coordinate.nearestNode).toBe(exit);
  });

  test('vortexes are the connections', () => {
    const stairs = find(venue.vortexes, 'c_stairs');
    expect(stairs).toMatchObject({ type: 'stairs', accessible: false, weight: 0, multiplier: 1 });
    expect(stairs.maps).toEqual(venue.maps);
    expect(stairs.nodes.map(({ id }) => id).toSorted()).toEqual(['n_ground', 'n_upper']);
  });

  test('locations have the fields of the operator, and links to the other objects', () => {
    const books = venue.locations.find(({ name }) => name === 'Tide & Timber Books');
    expect(books?.operationHours).toBe(books?.v6.openingHours);
    expect(books?.polygons.map(({ id }) => id)).toContain('s_west');
    expect(books?.nodes.map(({ id }) => id)).toContain('n_exit');
    expect(books?.social).toMatchObject({ Mastodon: 'https://social.example/@tide' });
    expect(books?.categories[0]?.locations).toContain(books);
    expect(books?.logo?.original).toBe(venue.v6.assetUrl(books?.v6.logo));
  });

  test('categories are a tree', () => {
    const [shops, ...others] = venue.categories;
    expect(others).toEqual([]);
    expect(shops?.children.map(({ name }) => name)).toEqual(['Books', 'Cards']);
    expect(shops?.children[0]?.parent).toBe(shops);
  });

  test('fields can be serialized', () => {
    const text = JSON.parse(JSON.stringify(find(venue.polygons, 's_east'))) as unknown;
    expect(text).toEqual({ id: 's_east', name: 'East room' });
    expect(JSON.stringify(venue.locations)).toContain('"operationHours"');
  });

  test('createCoordinate names the invalid argument', () => {
    const [ground] = venue.maps;
    const coordinate = ground?.createCoordinate(38.7, -9.1);
    expect(coordinate).toMatchObject({ latitude: 38.7, longitude: -9.1 });
    expect(coordinate?.map).toBe(ground);
    expect(failureOf(() => ground?.createCoordinate(91, 0)).message).toMatch(/^latitude is 91\./);
    expect(failureOf(() => ground?.createCoordinate(0, NaN)).message).toMatch(/^longitude is NaN/);
  });
});

describe('languages', () => {
  test('changeLanguage changes the texts of the same objects and notifies listeners', async () => {
    const own = await sampleVenue5();
    const [ground] = own.maps;
    const east = find(own.polygons, 's_east');
    const heard: string[] = [];
    const listener = ({ code }: { code: string }) => heard.push(code);
    own.on(GET_VENUE_EVENT.LANGUAGE_CHANGED, listener);
    expect(own.venue.languages.map(({ code }) => code)).toEqual(['en', 'fr']);
    await own.changeLanguage('fr');
    await own.changeLanguage('fr');
    expect([own.maps[0], ground?.name, east.name]).toEqual([
      ground,
      'Rez-de-chaussée',
      'Salle est',
    ]);
    expect(own.language?.code).toBe('fr');
    own.off(GET_VENUE_EVENT.LANGUAGE_CHANGED, listener);
    await own.changeLanguage('en');
    expect([heard, east.name]).toEqual([['fr'], 'East room']);
  });

  test('an unknown language is rejected', async () => {
    await expect(venue.changeLanguage('xx')).rejects.toMatchObject({ code: 'unknown-language' });
    await expect(venue.changeLanguage('')).rejects.toThrow(/^code is ""/);
  });
});

describe('search', () => {
  test('search finds locations and categories, your own queries first', async () => {
    const search = new OfflineSearch(venue);
    const object = { name: 'Bookbinding class' };
    search.addQuery({ query: 'books and binding', object, weight: 5 });
    const [own, ...others] = await search.search('books');
    expect(own).toEqual({ type: 'Custom', object, score: 5, matches: [] });
    const location = others.find(({ type }) => type === 'Location');
    expect(location?.object).toBe(venue.locations.find(({ name }) => name.endsWith('Books')));
    expect(location?.matches[0]).toMatchObject({ field: 'name' });
    const category = others.find(({ type }) => type === 'Category');
    expect(category?.object).toBe(venue.categories[0]?.children[0]);
  });

  test('suggest offers texts', async () => {
    const search = new OfflineSearch(venue);
    expect(await search.suggest('tide')).toContain('Tide & Timber Books');
    search.addQuery({ query: 'Tide tables', object: {} });
    expect((await search.suggest('tide'))[0]).toBe('Tide tables');
  });

  test('invalid arguments are named', async () => {
    const notAVenue = {} as Venue;
    expect(failureOf(() => new OfflineSearch(notAVenue)).message).toMatch(/^venue is /);
    const search = new OfflineSearch(venue);
    await expect(search.search(7 as unknown as string)).rejects.toThrow(/^query is 7/);
    expect(failureOf(() => search.addQuery({ query: '', object: {} })).message).toMatch(
      /^query\.query is ""/,
    );
  });
});

describe('directions', () => {
  const shop = () => find(venue.polygons, 's_west');
  const loft = () => find(venue.polygons, 's_loft');

  test('lead from place to place, with a path, a distance, and instructions', () => {
    const directions = shop().directionsTo(loft());
    expect(directions.distance).toBeGreaterThan(10);
    expect(directions.path[0]?.map).toBe(venue.maps[0]);
    expect(directions.path.at(-1)?.map).toBe(venue.maps[1]);
    const actions = directions.instructions.map(({ action }) => action.type);
    expect(actions[0]).toBe('Departure');
    expect(actions).toContain('TakeVortex');
    expect(actions.at(-1)).toBe('Arrival');
    const take = directions.instructions.find(({ action }) => action.type === 'TakeVortex');
    expect(take?.action).toMatchObject({ fromMap: venue.maps[0], toMap: venue.maps[1] });
    expect(take?.atVortex).toBe(find(venue.vortexes, 'c_stairs'));
    expect(take?.instruction).toBe(take?.v6.text);
    expect(directions.instructions[0]?.node.map).toBe(venue.maps[0]);
  });

  test.each<[string, () => Navigable]>([
    ['a location', () => shop().locations[0] ?? shop()],
    ['a node', () => find(venue.nodes, 'n_exit')],
    ['a vortex', () => find(venue.vortexes, 'c_stairs')],
    ['a coordinate', () => find(venue.nodes, 'n_exit').coordinate],
  ])('start at %s', (_, from) => {
    expect(from().directionsTo(loft()).path.length).toBeGreaterThan(1);
  });

  test('to several destinations have one leg each', () => {
    const hallway = find(venue.nodes, 'n_ground');
    const legs = shop().directionsTo(new DestinationSet([hallway, loft()]));
    expect(legs).toHaveLength(2);
    expect(legs[0]?.path.at(-1)?.map).toBe(venue.maps[0]);
    expect(legs[1]?.path.at(-1)?.map).toBe(venue.maps[1]);
    expect(legs.map(({ v6 }) => v6)).toEqual([legs[0]?.v6, legs[0]?.v6]);
    const together = shop().distanceTo(hallway) + hallway.distanceTo(loft());
    expect(legs.reduce((sum, { distance }) => sum + distance, 0)).toBeCloseTo(together, 3);
  });

  test('that do not exist have an empty path, and 0 meters', () => {
    const directions = shop().directionsTo(loft(), { accessible: true });
    expect(directions).toMatchObject({ path: [], instructions: [], distance: 0 });
    expect(directions.v6.type).toBe('no-directions');
    expect(shop().distanceTo(loft(), { accessible: true })).toBe(0);
    expect(shop().directionsTo(new DestinationSet([loft()]), { accessible: true })).toEqual([]);
  });

  test('name the invalid argument', async () => {
    const other = await sampleVenue5();
    const messageOf = (target: unknown, options?: object) =>
      failureOf(() => shop().directionsTo(target as Navigable, options)).message;
    expect(messageOf(undefined)).toMatch(/^target is undefined/);
    expect(messageOf(find(other.polygons, 's_loft'))).toMatch(/^target is /);
    expect(messageOf(loft(), { accessible: 'yes' })).toMatch(/^options\.accessible is "yes"/);
    expect(failureOf(() => new DestinationSet([])).message).toMatch(/^destinations is /);
  });

  test('report that they are always smoothed', () => {
    const names: string[] = [];
    const stop = onNoSuccessor(({ name }) => names.push(name));
    shop().directionsTo(loft(), { smoothing: false });
    shop().directionsTo(loft(), { simplify: { enabled: false } });
    stop();
    expect(names).toContain('directionsTo({ smoothing: false })');
  });
});
