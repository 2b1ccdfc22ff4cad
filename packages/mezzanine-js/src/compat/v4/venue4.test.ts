import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MezzanineError } from '../../index.ts';
import { accessTo, serveVenue, type VenueServer } from '../v5/venue5.fixture.ts';
import {
  ACTION_TYPE,
  Analytics,
  BEARING_TYPE,
  E_ANALYTICS_EVENT,
  E_SDK_EVENT,
  getVenue,
  OfflineSearch,
  SEARCH_RESULT_TYPE,
  showVenue,
  type AnalyticsEvents,
  type Location,
  type Node,
  type Polygon,
  type Venue,
} from './index.ts';

let server: VenueServer;
let venue: Venue;
beforeAll(async () => {
  server = await serveVenue();
  venue = await getVenue(accessTo(server));
});
afterAll(() => server.close());

function polygonOf(id: string): Polygon {
  const found = venue.polygons.find((polygon) => polygon.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function nodeOf(id: string): Node {
  const found = venue.nodes.find((node) => node.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function books(): Location {
  const found = venue.locations.find(({ name }) => name === 'Tide & Timber Books');
  if (!found) throw new Error('There are no books.');
  return found;
}

function failureOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof MezzanineError) return `${error.code}: ${error.message}`;
    throw error;
  }
  throw new Error('Expected a MezzanineError.');
}

describe('loading', () => {
  test('getVenue takes clientId, clientSecret, venue, and language', async () => {
    const french = await getVenue({ ...accessTo(server), language: 'fr' });
    expect(french.venue.name).toBe('Salle modèle');
    expect(french.v6.id).toBe('sample');
  });

  test.each<[string, object]>([
    ['options.clientId', { clientId: undefined }],
    ['options.clientSecret', { clientSecret: 7 }],
    ['options.venue', { venue: '' }],
    ['options.baseUrl', { baseUrl: undefined }],
  ])('an invalid %s is named in the error', async (name, change) => {
    const given = { ...accessTo(server), ...change } as Parameters<typeof getVenue>[0];
    await expect(getVenue(given)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(`^${name} is `) as string,
    });
  });

  test('an unknown venue fails as in version 6', async () => {
    const access = accessTo(server);
    await expect(getVenue({ ...access, venue: 'nowhere' })).rejects.toMatchObject({
      code: 'venue-not-found',
    });
  });

  test('showVenue rejects a venue that is not from getVenue of 4.x', async () => {
    const shown = showVenue({} as HTMLElement, { v6: venue.v6 } as Venue);
    await expect(shown).rejects.toThrow(/^venue is an object with v6\./);
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
  });

  test('polygons have a map, locations, and entrances', () => {
    const west = polygonOf('s_west');
    expect(west.map).toBe(venue.maps[0]);
    expect(west.locations).toEqual([books()]);
    expect(west.entrances).toEqual([nodeOf('n_exit')]);
    expect(venue.polygons.map(({ id }) => id)).not.toContain('s_kiosk');
  });

  test('nodes are those that a place or a connection references', () => {
    expect(venue.nodes.map(({ id }) => id).toSorted()).toEqual(['n_exit', 'n_ground', 'n_upper']);
    expect(nodeOf('n_exit').locations).toContain(books());
  });

  test('vortexes are the connections', () => {
    const [stairs] = venue.vortexes;
    expect(stairs).toMatchObject({ id: 'c_stairs', type: 'stairs', accessible: false });
    expect(stairs?.maps).toEqual(venue.maps);
  });

  test('locations have operationHours, polygons, and nodes', () => {
    expect(books().operationHours).toBe(books().v6.openingHours);
    expect(books().polygons).toContain(polygonOf('s_west'));
    expect(books().nodes).toContain(nodeOf('n_exit'));
  });

  test('categories are a flat list of the version 6 categories, each with its parent', () => {
    expect(venue.categories.map(({ name }) => name).toSorted()).toEqual([
      'Books',
      'Cards',
      'Shops',
    ]);
    expect(venue.categories.map(({ id }) => id).toSorted()).toEqual(
      venue.v6.categories.map(({ id }) => id).toSorted(),
    );
    const named = (name: string) => venue.categories.find((category) => category.name === name);
    expect(named('Books')?.parent).toBe(named('Shops'));
    expect(named('Books')?.locations).toContain(books());
  });
});

describe('search', () => {
  test('finds locations and categories of the flat list, your own queries first', async () => {
    const search = new OfflineSearch(venue);
    const object = { name: 'Bookbinding class' };
    search.addQuery({ query: 'books and binding', object });
    const [own, ...others] = await search.search('books');
    expect(own).toMatchObject({ type: SEARCH_RESULT_TYPE.CUSTOM, object, score: 1, matches: [] });
    const objects = others.map((result) => result.object);
    expect(objects).toContain(books());
    expect(objects).toContain(venue.categories.find(({ name }) => name === 'Books'));
  });

  test('suggests texts', async () => {
    expect(await new OfflineSearch(venue).suggest('tide')).toContain('Tide & Timber Books');
  });
});

describe('directions', () => {
  test('lead from place to place, with a path, a distance, and instructions', () => {
    const [shop, loft] = [polygonOf('s_west'), polygonOf('s_loft')];
    const directions = shop.directionsTo(loft, { smoothing: true });
    expect(directions.path[0]?.map).toBe(venue.maps[0]);
    expect(directions.path.at(-1)?.map).toBe(venue.maps[1]);
    expect(directions.distance).toBeGreaterThan(10);
    expect(shop.distanceTo(loft)).toBe(directions.distance);
    const { v6 } = directions;
    expect(v6.type === 'directions' && v6.distanceMeters).toBe(directions.distance);
    const types = directions.instructions.map(({ action }) => action.type);
    expect(types[0]).toBe(ACTION_TYPE.DEPARTURE);
    expect(types).toContain(ACTION_TYPE.TAKE_VORTEX);
    expect(types.at(-1)).toBe(ACTION_TYPE.ARRIVAL);
    const bearings = directions.instructions.flatMap(({ action }) => action.bearing ?? []);
    expect(Object.values(BEARING_TYPE)).toEqual(expect.arrayContaining(bearings));
    for (const { instruction, distance } of directions.instructions) {
      expect(instruction).not.toBe('');
      expect(distance).toBeGreaterThanOrEqual(0);
    }
  });

  test('that do not exist have an empty path, and 0 meters', () => {
    const [shop, loft] = [polygonOf('s_west'), polygonOf('s_loft')];
    const directions = shop.directionsTo(loft, { accessible: true });
    expect(directions).toMatchObject({ path: [], instructions: [], distance: 0 });
    expect(shop.distanceTo(loft, { accessible: true })).toBe(0);
  });
});

describe('analytics', () => {
  function heardDuring(act: () => void): [string, AnalyticsEvents[keyof AnalyticsEvents]][] {
    const heard: [string, AnalyticsEvents[keyof AnalyticsEvents]][] = [];
    const listeners = Object.values(E_ANALYTICS_EVENT).map((type) => {
      const listener = (event: AnalyticsEvents[keyof AnalyticsEvents]) => heard.push([type, event]);
      Analytics.on(type, listener);
      return () => Analytics.off(type, listener);
    });
    act();
    for (const stop of listeners) stop();
    return heard;
  }

  test('each report is an event that the app listens to', () => {
    const [category] = venue.categories;
    if (!category) throw new Error('There are no categories.');
    const { sessionId } = Analytics;
    const to = polygonOf('s_loft');
    const heard = heardDuring(() => {
      Analytics.locationSelected(books());
      Analytics.categorySelected(category);
      Analytics.getDirections({ from: books(), to });
      Analytics.trackSearch('books', 2);
    });
    expect(sessionId).toMatch(/^[0-9a-f]{32}$/);
    expect(heard).toEqual([
      ['location-selected', { location: books(), sessionId }],
      ['category-selected', { category, sessionId }],
      ['get-directions', { from: books(), to, sessionId }],
      ['track-search', { query: 'books', count: 2, sessionId }],
    ]);
  });

  test('disable stops the events and ends the session', () => {
    const { sessionId } = Analytics;
    const heard = heardDuring(() => {
      Analytics.disable();
      expect(Analytics.enabled).toBe(false);
      Analytics.locationSelected(books());
      Analytics.enable();
      Analytics.trackSearch('books', 0);
    });
    expect(heard.map(([type]) => type)).toEqual(['track-search']);
    expect(Analytics.enabled).toBe(true);
    expect(Analytics.sessionId).not.toBe(sessionId);
  });

  test.each<[string, () => void]>([
    ['location', () => Analytics.locationSelected(polygonOf('s_west') as unknown as Location)],
    ['category', () => Analytics.categorySelected({} as never)],
    ['request', () => Analytics.getDirections(undefined as never)],
    ['request.from', () => Analytics.getDirections({ from: {} as Polygon, to: books() })],
    ['request.to', () => Analytics.getDirections({ from: books(), to: 'loft' as never })],
    ['query', () => Analytics.trackSearch(7 as never, 1)],
    ['count', () => Analytics.trackSearch('books', -1)],
  ])('an invalid %s is named in the error', (name, call) => {
    expect(failureOf(call)).toContain(`invalid-argument: ${name} is `);
  });
});

test('events of a map have the names that they had in 4.x', () => {
  expect(Object.keys(E_SDK_EVENT).toSorted()).toEqual([
    'CLICK',
    'MAP_CHANGED',
    'MAP_CHANGED_WITH_REASON',
    'NOTHING_CLICKED',
    'POLYGON_CLICKED',
    'STATE_CHANGED',
  ]);
});
