import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { hostileOsmFiles } from '../../fixtures/hostileOsmFiles.ts';
import { osmStation } from '../../fixtures/osmStation.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { readVenueFile } from '../file/readVenueFile.ts';
import { countsOf, errorOf, importedOrRefused } from '../imdf/imdfTesting.fixture.ts';
import type { Mvf } from '../Mvf.ts';
import { validate } from '../validator/validate.ts';
import { importOsm } from './importOsm.ts';

const shapesOnly = { graph: false };

describe.each(['xml', 'overpass', 'overpass with geometry', 'geojson'] as const)(
  'OSM-01: a station as %s',
  (format) => {
    const file = osmStation(format);

    it('is detected by its content', () => {
      const read = readVenueFile(new TextEncoder().encode(file), { file: 'station.json' });
      expect(read.format).toBe('osm');
      expect(read.venue.manifest.name).toBe('Central Station');
    });

    it('has its rooms on their floors, with kinds and names', () => {
      const { venue } = importOsm(file, shapesOnly);
      expect(kindsByFloor(venue)).toEqual({
        '-1': ['connection.elevator Lift', 'connection.stairs ', 'hallway Platform'],
        0: [
          'connection.elevator Lift',
          'connection.stairs ',
          'hallway Hall',
          'poi Tickets',
          'room Kiosk',
          'room 12',
        ].sort(),
        1: ['connection.elevator Lift', 'room Office', 'room 12'].sort(),
      });
    });

    it('has doors on their borders, and entrances from outside', () => {
      const { venue } = importOsm(file, shapesOnly);
      const doors = Object.values(venue.entrances).flat();
      expect(
        doors.map(({ properties }) => [properties.kind, properties.isExterior ?? false]),
      ).toEqual(
        expect.arrayContaining([
          ['door', false],
          ['door', true],
          ['opening', false],
        ]),
      );
    });

    it('has walls by their material, and pillars', () => {
      const { venue } = importOsm(file, shapesOnly);
      const kinds = Object.values(venue.obstructions)
        .flat()
        .map(({ properties }) => properties.kind);
      expect(kinds.sort()).toEqual(['column', 'glass', 'wall']);
    });

    it('has every tag in metadata or in the report', () => {
      const { venue, report } = importOsm(file, shapesOnly);
      expect(JSON.stringify(venue)).toContain('"opening_hours":"24/7"');
      expect(countsOf(report)).toMatchObject({ 'outdoor feature': 1, 'walking path': 1 });
    });

    it('has routes from the entrance to the platform', () => {
      const { venue } = importOsm(file);
      expect(venue.connections.map(({ type }) => type).sort()).toEqual(['elevator', 'stairs']);
      expect(validate(venue).filter(({ severity }) => severity === 'error')).toEqual([]);
    });
  },
);

/** A venue of one square on which several ways with these tags lie. */
function squaresWith(...tags: readonly Readonly<Record<string, string>>[]): Mvf {
  const corners = [
    [0, 0],
    [0, 1e-4],
    [1e-4, 1e-4],
    [1e-4, 0],
  ];
  const nodes = corners.map(([lat, lon], id) => ({ type: 'node', id: id + 1, lat, lon }));
  const ways = tags.map((own, i) => ({
    type: 'way',
    id: i + 9,
    nodes: [1, 2, 3, 4, 1],
    tags: own,
  }));
  return importOsm(JSON.stringify({ elements: [...nodes, ...ways] }), shapesOnly).venue;
}

it('OSM-02: indoor=level is the outline of a floor and its name, and no room', () => {
  const room = { indoor: 'room', level: '0', 'level:ref': 'EG', ref: 'A1' };
  const venue = squaresWith(room, { indoor: 'level', level: '0', 'level:ref': 'EG' });
  expect(kindsByFloor(venue)).toEqual({ 0: ['room A1'] });
  expect(venue.floors.map(({ properties }) => properties.name)).toEqual(['EG']);
});

it.each([
  [{ amenity: 'toilets' }, 'restroom'],
  [{ amenity: 'toilets', female: 'yes' }, 'restroom.female'],
  [{ room: 'toilet', male: 'yes' }, 'restroom.male'],
  [{ amenity: 'toilets', male: 'yes', female: 'yes' }, 'restroom'],
  [{ amenity: 'toilets', unisex: 'yes' }, 'restroom.unisex'],
  [{ room: 'shower' }, 'shower'],
  [{ indoor: 'area', amenity: 'toilets' }, 'restroom'],
  // This says that guests of the café can use its restrooms.
  [{ amenity: 'cafe', toilets: 'yes' }, 'room'],
])('OSM-03: the room %j is a %s', (tags, kind) => {
  const venue = squaresWith({ indoor: 'room', level: '0', ref: '7', ...tags });
  expect(kindsByFloor(venue)).toEqual({ 0: [`${kind} 7`] });
});

describe('OSM-02: repeat_on', () => {
  it.each([
    ['a room', { indoor: 'room', level: '0', repeat_on: '1;2' }, [0, 1, 2]],
    ['a hall two levels high', { indoor: 'area', level: '0-1', repeat_on: '2' }, [0, 1, 2, 3]],
    ['rooms on several levels', { indoor: 'room', level: '-1;0', repeat_on: '1' }, [-1, 0, 1]],
    ['stairs', { highway: 'steps', indoor: 'yes', level: '0;1', repeat_on: '1' }, [0, 1, 2]],
  ])('repeats %s', (_, tags, levels) => {
    const { floors } = squaresWith(tags);
    expect(floors.map(({ properties }) => properties.elevation)).toEqual(levels);
  });
});

describe('OSM-04: buildings', () => {
  /** A square of some meters, this many meters east. */
  const square = (id: number, east: number, size: number, tags: object): object => {
    const corner = (x: number, y: number) => ({ lon: (east + x) * 1e-5, lat: y * 1e-5 });
    const geometry = [
      [0, 0],
      [size, 0],
      [size, size],
      [0, size],
      [0, 0],
    ].map(([x = 0, y = 0]) => corner(x, y));
    return { type: 'way', id, nodes: [], geometry, tags };
  };
  const imported = (...elements: readonly object[]) =>
    importOsm(JSON.stringify({ elements }), shapesOnly);
  const library = [
    square(1, 0, 30, { building: 'university', name: 'Library' }),
    square(2, 2, 5, { indoor: 'room', level: '0', ref: 'L1' }),
    square(3, 2, 5, { indoor: 'room', level: '1', ref: 'L2' }),
  ];

  it('that contain rooms have floors of their own', () => {
    const { venue } = imported(
      ...library,
      square(4, 100, 30, { building: 'yes' }),
      square(5, 102, 5, { indoor: 'room', level: '0', ref: 'B1' }),
    );
    expect(venue.manifest.name).toBe('Venue');
    expect(venue.floorStacks.map(({ name, floors }) => [name, floors.length])).toEqual([
      ['Library', 2],
      ['Building 2', 1],
    ]);
    const rooms = Object.values(venue.spaces).map((list) =>
      list.map(({ properties }) => properties.details?.name),
    );
    expect(rooms).toEqual([['L1'], ['L2'], ['B1']]);
    expect(venue.floors.map(({ geometry }) => geometry.type)).toEqual(
      Array.from(rooms, () => 'Polygon'),
    );
  });

  it('without rooms are not part of the floors of another one', () => {
    const { venue, report } = imported(
      square(9, 60, 30, { building: 'house', name: 'Neighbor' }),
      ...library,
    );
    expect(venue.manifest.name).toBe('Library');
    expect(venue.floorStacks).toHaveLength(1);
    expect(venue.floors.map(({ geometry }) => geometry.type)).toEqual(['Polygon', 'Polygon']);
    expect(countsOf(report)).toMatchObject({ 'building without rooms': 1 });
  });
});

describe('OSM-06: hostile files', () => {
  it('have at least sixty kinds', () => {
    expect(new Set(hostileOsmFiles.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileOsmFiles)(
    'are read or rejected in under a second: $name',
    ({ content, isRead }) => {
      const elapsedMs = processorClock();
      const read = importedOrRefused(() =>
        importOsm(content(), { limits: { maxJsonBytes: 2 ** 22 } }),
      );
      expect(elapsedMs()).toBeLessThan(1000);
      expect(read !== undefined).toBe(isRead);
    },
  );

  it('are rejected with what they are and what to do', () => {
    const { code, message } = errorOf(() =>
      importOsm('<gpx version="1.1"></gpx>', { file: 'a.gpx' }),
    );
    expect(code).toBe('invalid-content');
    expect(message).toContain('<gpx>');
    expect(message).toContain('expected <osm>');
  });

  it('with any change to any bytes throw only MvfErrors', { timeout: fuzzTimeout }, () => {
    const text = osmStation('xml');
    const edit = fc.tuple(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const changed = edits.reduce(
          (whole, [at, length, more]) => whole.slice(0, at) + more + whole.slice(at + length),
          text,
        );
        importedOrRefused(() => importOsm(changed, shapesOnly));
      }),
      { numRuns: fuzzRuns },
    );
  });
});

// A real building with its own license, next to the repository if available.
const real = (name: string): string =>
  fileURLToPath(new URL(`../../../../../shared/data/osm-sit/${name}.gz`, import.meta.url));

describe.skipIf(!existsSync(real('APBorig.osm')))('OSM-07: a real building of five levels', () => {
  it.each(['APBorig.osm', 'apb.geojson'])(
    '%s has its rooms on the right floors, in a second',
    (name) => {
      const bytes = new Uint8Array(gunzipSync(readFileSync(real(name))));
      importOsm(bytes, shapesOnly);
      const elapsedMs = processorClock();
      const { venue } = importOsm(bytes, shapesOnly);
      expect(elapsedMs()).toBeLessThan(1000);
      const counts = venue.floors.map(({ properties: { id, elevation } }) => [
        elevation,
        venue.spaces[id]?.filter(({ geometry }) => geometry.type === 'Polygon').length,
        venue.entrances[id]?.length,
      ]);
      expect(counts).toEqual([
        [-1, 3, 3],
        [0, expect.any(Number), 123],
        [1, expect.any(Number), 131],
        [2, expect.any(Number), 136],
        [3, expect.any(Number), 139],
      ]);
      const polygons = Object.values(venue.spaces).flat();
      expect(
        new Set(polygons.map(({ properties }) => properties.metadata?.['ref'])).size,
      ).toBeGreaterThan(400);
    },
  );
});

function kindsByFloor({ floors, spaces }: Mvf): Record<string, string[]> {
  return Object.fromEntries(
    floors.map(({ properties: { id, elevation } }) => [
      String(elevation),
      (spaces[id] ?? [])
        .map(({ properties: { kind, details } }) => `${kind} ${details?.name ?? ''}`)
        .sort(),
    ]),
  );
}
