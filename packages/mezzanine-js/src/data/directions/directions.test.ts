import type { Mvf, NodeFeature } from '@mezzanine/mvf';
import { describe, expect, test } from 'vitest';
import { buildVenue } from '../buildVenue.ts';
import { MezzanineError } from '../MezzanineError.ts';
import { sampleEnterpriseMvf } from '../sampleEnterpriseMvf.fixture.ts';
import { at, sampleMvf } from '../sampleMvf.fixture.ts';
import type { Venue } from '../Venue.ts';
import type { Directions, DirectionsTarget } from './Directions.ts';
import type { DirectionsOptions } from './DirectionsOptions.ts';

function node(
  id: string,
  [east, north]: readonly [number, number],
  neighbors: readonly string[],
  flags?: number,
): NodeFeature {
  const floor = id.endsWith('upper') ? 'f_upper' : 'f_ground';
  return {
    type: 'Feature',
    properties: {
      id,
      floor,
      neighbors: neighbors.map((neighbor) => ({ id: neighbor, weight: 0 })),
      ...(flags !== undefined && { flags: [flags] }),
    },
    geometry: { type: 'Point', coordinates: at(east, north) },
  };
}

/** The sample hall with a walking graph: exit – hallway – west room, hallway – stairs – loft. */
function walkableMvf(change: Partial<Mvf> = {}): Mvf {
  const mvf = sampleMvf();
  const ground = (mvf.spaces['f_ground'] ?? []).map((space) => {
    const ends: Record<string, string[]> = { s_west: ['n_west'], s_hallway: ['n_hall'] };
    const destinationNodes = ends[space.properties.id] ?? space.properties.destinationNodes;
    return { ...space, properties: { ...space.properties, destinationNodes } };
  });
  const upper = (mvf.spaces['f_upper'] ?? []).map((space) => ({
    ...space,
    properties: { ...space.properties, destinationNodes: ['n_upper'] },
  }));
  return {
    ...mvf,
    spaces: { f_ground: ground, f_upper: upper },
    nodes: [
      node('n_exit', [0, 2], ['n_hall']),
      node('n_hall', [4.6, 2], ['n_exit', 'n_west', 'n_ground']),
      node('n_west', [4.6, 8], ['n_hall']),
      node('n_ground', [18, 2], ['n_hall']),
      node('n_upper', [18, 2], []),
    ],
    ...change,
  };
}

function venueOf(change?: Partial<Mvf>): Venue {
  return buildVenue(walkableMvf(change));
}

/** The same with an area, annotations, and locations, none of them in a space. */
function richVenue(): Venue {
  const { areas, annotations, enterprise } = sampleEnterpriseMvf();
  const record = { type: 'amenity', categories: [], spaces: [] };
  const quiet = (areas['f_ground'] ?? []).map((area) => ({
    ...area,
    properties: { ...area.properties, destinationNodes: ['n_exit'] },
  }));
  return venueOf({
    annotations,
    areas: { f_ground: quiet, f_upper: [] },
    ...(enterprise && {
      enterprise: {
        ...enterprise,
        locations: [
          ...enterprise.locations,
          {
            ...record,
            id: 'el_quiet',
            name: 'Quiet',
            areas: [{ id: 'ar_quiet', floor: 'f_ground' }],
          },
          {
            ...record,
            id: 'el_panel',
            name: 'Panel',
            annotations: [{ id: 'a_2', floor: 'f_ground' }],
          },
          {
            ...record,
            id: 'el_desk',
            name: 'Desk',
            obstructions: [{ id: 'o_wall', floor: 'f_ground' }],
          },
          { ...record, id: 'el_gathering', name: 'Gathering', nodes: ['n_ground'] },
        ],
      },
    }),
  });
}

function expectWay(
  venue: Venue,
  from: DirectionsTarget,
  to: DirectionsTarget | readonly DirectionsTarget[],
  options?: DirectionsOptions,
): Directions {
  const result = venue.directions(from, to, options);
  if (result.type === 'no-directions') throw new Error(result.blockers[0]?.text);
  return result;
}

function spaceOf(venue: Venue, id: string) {
  const space = venue.getSpace(id);
  if (!space) throw new Error(`The sample has no space ${id}.`);
  return space;
}

describe('directions', () => {
  test('connect spaces across floors, in entities of the venue', () => {
    const venue = venueOf();
    const way = expectWay(venue, spaceOf(venue, 's_west'), spaceOf(venue, 's_loft'));
    expect(way.legs.map((leg) => (leg.type === 'walk' ? leg.floor : leg.connection))).toEqual([
      venue.getFloor('f_ground'),
      venue.connections.find(({ id }) => id === 'c_stairs'),
    ]);
    expect(way.distanceMeters).toBeCloseTo(6 + 13.4);
    expect(way.path[0]?.floorId).toBe('f_ground');
    expect(way.path.at(-1)).toMatchObject({ floorId: 'f_upper' });
    expect(way.instructions.map(({ text }) => text)).toEqual([
      'Leave Tide & Timber Books and head toward East room',
      'Turn left at East room',
      'Take the stairs up to Upper floor',
      'You have arrived',
    ]);
  });

  test.each<[string, (venue: Venue) => DirectionsTarget]>([
    ['a location', (venue) => venue.getLocation('l_books') ?? { nodeId: '' }],
    [
      'a coordinate',
      () => ({ longitude: at(4.6, 8)[0], latitude: at(4.6, 8)[1], floorId: 'f_ground' }),
    ],
    ['a node', () => ({ nodeId: 'n_west' })],
  ])('go to %s', (_, targetOf) => {
    const venue = venueOf();
    const way = expectWay(venue, spaceOf(venue, 's_hallway'), targetOf(venue));
    expect(way.distanceMeters).toBeCloseTo(6);
  });

  test.each<[string, (venue: Venue) => DirectionsTarget | undefined, number]>([
    ['a point of interest', (venue) => venue.pointsOfInterest[0], 4.6],
    ['an area', (venue) => venue.areas[0], 4.6],
    ['an annotation', (venue) => venue.annotations[0], Math.hypot(2.6, 1)],
    ['an obstruction', (venue) => venue.obstructions[0], Math.hypot(5.4, 2)],
    ['a location that is an area', (venue) => venue.getLocation('el_quiet'), 4.6],
    ['a location that is an annotation', (venue) => venue.getLocation('el_panel'), 2.786],
    ['a location that is a thing', (venue) => venue.getLocation('el_desk'), Math.hypot(5.4, 2)],
    ['a location of nodes', (venue) => venue.getLocation('el_gathering'), 13.4],
  ])('go to %s', (_, targetOf, meters) => {
    const venue = richVenue();
    const target = targetOf(venue);
    if (!target) throw new Error('The sample has one of each.');
    const way = expectWay(venue, { nodeId: 'n_hall' }, target);
    expect(way.distanceMeters).toBeCloseTo(meters, 2);
    expect(way.destinations).toEqual([target]);
    expect(venue.nearest({ nodeId: 'n_hall' }, [target])[0]?.target).toBe(target);
  });

  test('follow the graph on a floor without known walls, no matter what else blocks it', () => {
    const { spaces } = walkableMvf();
    const [first, ...others] = spaces['f_ground'] ?? [];
    if (!first) throw new Error('The sample has spaces.');
    const barred = { ...first, properties: { ...first.properties, id: 's_void', kind: 'void' } };
    const far: typeof first = {
      ...barred,
      geometry: {
        type: 'Polygon',
        coordinates: [[at(16, 10), at(18, 10), at(18, 12), at(16, 12), at(16, 10)]],
      },
    };
    const venue = venueOf({
      spaces: { ...spaces, f_ground: [first, ...others, far] },
      obstructions: { f_ground: [], f_upper: [] },
    });
    const way = expectWay(venue, { nodeId: 'n_exit' }, { nodeId: 'n_west' });
    expect(way.path).toHaveLength(3);
    expect(way.distanceMeters).toBeCloseTo(4.6 + 6);
  });

  test('start at a door and end at a connection', () => {
    const venue = venueOf();
    const [exit] = venue.entrances.filter(({ isExterior }) => isExterior);
    const [stairs] = venue.connections;
    if (!exit || !stairs) throw new Error('The sample has an exit and stairs.');
    expect(expectWay(venue, exit, stairs).distanceMeters).toBeCloseTo(18);
  });

  test('use the center of a space without nodes', () => {
    const venue = venueOf();
    const way = expectWay(venue, spaceOf(venue, 's_hallway'), spaceOf(venue, 's_east'));
    expect(way.path.at(-1)?.longitude).toBeCloseTo(spaceOf(venue, 's_east').center.longitude, 7);
  });

  test('visit several destinations in order, or in the best order', () => {
    const venue = venueOf();
    const stops = [{ nodeId: 'n_ground' }, { nodeId: 'n_hall' }];
    const from = { nodeId: 'n_exit' };
    expect(expectWay(venue, from, stops).destinations).toEqual(stops);
    const best = expectWay(venue, from, stops, { order: 'best' });
    expect(best.destinations).toEqual(stops.toReversed());
    expect(best.legs.map(({ arrivesAt }) => arrivesAt)).toEqual([0, 1]);
  });

  test('without a step-free route name the stairs, and what would open one', () => {
    const venue = venueOf();
    const result = venue.directions({ nodeId: 'n_exit' }, spaceOf(venue, 's_loft'), {
      isStepFree: true,
    });
    expect(result).toMatchObject({
      type: 'no-directions',
      blockers: [{ type: 'steps', connection: { id: 'c_stairs' } }],
    });
    expect(result.type === 'no-directions' && result.blockers[0]?.text).toBe(
      'The only connection between Ground floor and Upper floor is the stairs c_stairs, which has steps. An elevator or a ramp between Ground floor and Upper floor would make a step-free route possible.',
    );
  });

  test('treat nodes flagged as not accessible as steps', () => {
    const nodes = walkableMvf().nodes.map((one) => {
      const flags = [one.properties.id === 'n_hall' ? 0 : 1];
      return { ...one, properties: { ...one.properties, flags } };
    });
    const venue = venueOf({ nodes, navigationFlags: { accessible: { index: 0, bit: 0 } } });
    const [from, to] = [{ nodeId: 'n_exit' }, { nodeId: 'n_west' }];
    expect(venue.directions(from, to).type).toBe('directions');
    expect(venue.directions(from, to, { isStepFree: true })).toMatchObject({
      blockers: [{ type: 'steps', coordinate: { floorId: 'f_ground' } }],
    });
  });

  test('do not pass through a closed space', () => {
    const venue = venueOf();
    const closed = [spaceOf(venue, 's_hallway')];
    const result = venue.directions({ nodeId: 'n_west' }, { nodeId: 'n_ground' }, { closed });
    expect(result).toMatchObject({ blockers: [{ type: 'closed-zone' }] });
  });

  test('name an excluded connection', () => {
    const venue = venueOf();
    const exclude = venue.connections.filter(({ kind }) => kind === 'stairs');
    const result = venue.directions({ nodeId: 'n_exit' }, { nodeId: 'n_upper' }, { exclude });
    expect(result).toMatchObject({
      blockers: [{ type: 'excluded-connection', connection: exclude[0] }],
    });
  });

  test('report a location without a place as unreachable', () => {
    const venue = venueOf();
    const online = venue.getLocation('l_online');
    if (!online) throw new Error('The sample has a web shop.');
    expect(venue.directions({ nodeId: 'n_exit' }, online)).toMatchObject({
      type: 'no-directions',
      destination: online,
      blockers: [{ type: 'no-graph' }],
    });
  });

  test('nearest sorts by route length and omits unreachable targets', () => {
    const venue = venueOf({ connections: [] });
    const candidates = [spaceOf(venue, 's_loft'), { nodeId: 'n_ground' }, spaceOf(venue, 's_west')];
    const found = venue.nearest({ nodeId: 'n_hall' }, candidates, { count: 5 });
    expect(found.map(({ target }) => target)).toEqual([candidates[2], candidates[1]]);
    expect(found[0]?.directions.distanceMeters).toBeCloseTo(6);
  });

  test.each<[string, (venue: Venue) => unknown, string]>([
    ['no target', (venue) => venue.directions(7 as never, { nodeId: 'n_hall' }), 'is 7.'],
    [
      'a coordinate without a floor',
      (venue) => venue.directions({ longitude: -9, latitude: 38 }, { nodeId: 'n_hall' }),
      'floorId',
    ],
    [
      'an unknown node',
      (venue) => venue.directions({ nodeId: 'n_none' }, { nodeId: 'n_hall' }),
      '"n_none"',
    ],
    [
      'an option that does not exist',
      (venue) =>
        venue.directions({ nodeId: 'n_hall' }, { nodeId: 'n_exit' }, { accessible: true } as never),
      '"accessible"',
    ],
    [
      'a speed of zero',
      (venue) =>
        venue.directions({ nodeId: 'n_hall' }, { nodeId: 'n_exit' }, { walkingMetersPerSecond: 0 }),
      'above zero',
    ],
    ...(
      [
        ['that are none', 'Links abbiegen', 'texts is "Links abbiegen". Expected an object'],
        ['that are null', null, 'texts is null. Expected an object'],
        ['with an unknown key', { lefft: 'Links' }, 'texts has the unknown key "lefft".'],
        ['with a number', { left: 5 }, 'texts.left is 5. Expected a string.'],
        ['with null', { pass: null }, 'texts.pass is null. Expected a string.'],
        ['with one compass direction', { compass: 'Nord' }, 'Expected an array of eight strings'],
        ['with a compass of numbers', { compass: [1] }, 'texts.compass.0 is 1. Expected a string.'],
        ['with a list of connections', { connections: [] }, 'texts.connections is an empty array.'],
        ['without connections', { connections: null }, 'texts.connections is null.'],
        ['with a numbered kind', { connections: { stairs: 1 } }, 'texts.connections.stairs is 1.'],
      ] as const
    ).map(([name, texts, message]): [string, (venue: Venue) => unknown, string] => [
      `texts ${name}`,
      (venue) => venue.directions({ nodeId: 'n_hall' }, { nodeId: 'n_exit' }, { texts } as never),
      message,
    ]),
  ])('%s is an invalid argument', (_, call, message) => {
    const venue = venueOf();
    expect(() => call(venue)).toThrow(MezzanineError);
    expect(() => call(venue)).toThrow(message);
    expect(() => call(venue)).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
  });

  test('texts replace the texts of instructions, and missing ones stay in English', () => {
    const texts = { arrive: 'Da' };
    const route = venueOf().directions({ nodeId: 'n_hall' }, { nodeId: 'n_exit' }, { texts });
    if (route.type === 'no-directions') throw new Error('The sample has an exit.');
    const written = route.instructions.map(({ text }) => text);
    expect(written.at(-1)).toBe('Da');
    expect(written[0]).toMatch(/^Head |^Leave /);
  });

  test('an entity of another venue is an unknown target', () => {
    const [venue, other] = [venueOf(), venueOf()];
    const foreign = [spaceOf(other, 's_west'), other.entrances[0]!, other.connections[0]!];
    for (const target of [...foreign, other.obstructions[0]!, other.pointsOfInterest[0]!]) {
      expect(() => venue.directions({ nodeId: 'n_hall' }, target)).toThrow(
        expect.objectContaining({ code: 'unknown-target' }),
      );
    }
  });

  test('an entity without a place is an invalid argument, named by its type', () => {
    const venue = venueOf();
    expect(() => venue.directions(venue.floors[0] as never, { nodeId: 'n_hall' })).toThrow(
      'of the type floor',
    );
  });
});
