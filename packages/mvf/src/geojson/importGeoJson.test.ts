import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { anyMutations, mutated } from '../../fixtures/mutate.ts';
import { box, place } from '../../fixtures/planShapes.ts';
import { codeOf, countsOf, errorOf, whatOf } from '../imdf/imdfTesting.fixture.ts';
import { MvfError } from '../MvfError.ts';
import { readMvf } from '../readMvf.ts';
import type { Mvf } from '../Mvf.ts';
import { writeMvf } from '../writeMvf.ts';
import type { GeoJsonOptions } from './GeoJsonFloor.ts';
import { deriveDrawing } from '../derive/deriveDrawing.ts';
import { importGeoJson } from './importGeoJson.ts';

const shapesOnly: GeoJsonOptions = { graph: false };

describe('GJ-01: floors', () => {
  it('are read from objects, text, and bytes, lowest first', () => {
    const floor = collection(room({ name: 'A' }));
    const text = JSON.stringify(floor);
    const { venue } = importGeoJson(
      [
        { spaces: floor, name: 'Ground' },
        { spaces: text },
        { spaces: new TextEncoder().encode(text), id: 'top', elevation: 7 },
      ],
      { ...shapesOnly, name: 'Library', id: 'lib' },
    );
    expect(venue.manifest).toMatchObject({ name: 'Library', map: 'lib' });
    expect(venue.floors.map(({ properties }) => properties)).toEqual([
      { id: 'f_1', name: 'Ground', elevation: 0 },
      { id: 'f_2', name: 'Level 2', elevation: 1 },
      { id: 'top', name: 'Level 3', elevation: 7 },
    ]);
    expect(venue.floorStacks[0]?.floors).toEqual(['f_1', 'f_2', 'top']);
    expect(readMvf(writeMvf(venue))).toEqual(venue);
  });

  it.each([
    ['no floors', []],
    ['no collection', [{ spaces: { type: 'Feature' } }]],
    ['no polygon', [{ spaces: { features: [] } }]],
    ['no spaces', [{}]],
  ])('are rejected if there is %s', (_what, floors) => {
    const error = errorOf(() => importGeoJson(floors as never));
    expect(error.code).toBe('invalid-content');
    expect(error.message).toContain('expected');
  });

  it('are rejected if they are not JSON or too large', () => {
    expect(codeOf(() => importGeoJson([{ spaces: '<html>' }]))).toBe('not-json');
    const options = { limits: { maxJsonBytes: 10 } };
    const text = JSON.stringify(collection(room({})));
    expect(codeOf(() => importGeoJson([{ spaces: text }], options))).toBe('archive-too-large');
  });
});

describe('GJ-02: properties', () => {
  it('for id, name, and kind are found by their usual names', () => {
    const features = [
      room({ ROOM_ID: 'r7', Room_Name: 'Office 7', RoomType: 'office', OBJECTID: 1 }),
      room({ ROOM_ID: 'r8', Room_Name: null, RoomType: 'corridor', OBJECTID: 2 }),
    ];
    const { venue } = importGeoJson([{ spaces: collection(...features) }], shapesOnly);
    expect(venue.spaces['f_1']?.map(({ properties }) => properties)).toMatchObject([
      { id: 'r7', kind: 'room', details: { name: 'Office 7' } },
      { id: 'r8', kind: 'hallway' },
    ]);
  });

  it('with the number of a room are its name if it has no other', () => {
    const rooms = [{ displayName: 'Lab' }, { displayName: '' }, { displayName: 'TBD' }];
    const numbered = rooms.map((own, i) => room({ 'Room No': 101 + i, ...own }));
    const { venue } = importGeoJson([{ spaces: collection(...numbered) }], shapesOnly);
    const found = venue.spaces['f_1']?.map(({ properties }) => properties);
    expect(found?.map(({ details }) => details?.name)).toEqual(['Lab', '102', '103']);
    expect(found?.[0]?.metadata).toEqual({ 'Room No': 101 });
  });

  it('are not used as ids if two features share a value', () => {
    const features = [room({ ref: '1', name: 'A' }), room({ ref: '1', name: 'B' })];
    const { venue } = importGeoJson([{ spaces: collection(...features) }], shapesOnly);
    const ids = venue.spaces['f_1']?.map(({ properties }) => properties.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('can be specified, and others are kept in metadata', () => {
    const { venue } = importGeoJson(
      [{ spaces: collection(room({ name: 'wrong', bez: 'Büro', nr: 12, seats: 4 })) }],
      { ...shapesOnly, properties: { name: 'bez', id: 'nr' } },
    );
    expect(venue.spaces['f_1']?.[0]?.properties).toMatchObject({
      id: '12',
      details: { name: 'Büro' },
      metadata: { seats: 4, name: 'wrong' },
    });
  });
});

describe('GJ-03: kinds', () => {
  it('can be mapped value by value', () => {
    const { venue } = importGeoJson([{ spaces: collection(room({ use: 'Verkehrsfläche' })) }], {
      ...shapesOnly,
      kinds: { Verkehrsfläche: 'hallway' },
    });
    expect(venue.spaces['f_1']?.[0]?.properties.kind).toBe('hallway');
  });

  it('that are unknown become rooms, with a note', () => {
    const spaces = collection(room({ kind: 'frobnicator' }), room({ kind: 'constructor' }));
    const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
    expect(venue.spaces['f_1']?.[0]?.properties).toMatchObject({
      kind: 'room',
      metadata: { kind: 'frobnicator' },
    });
    expect(countsOf(report)).toMatchObject({ kind: 2 });
  });
});

describe('GJ-04: walls and doors', () => {
  const line = (properties: object, ...points: (readonly [number, number])[]) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: points.map(([x, y]) => place(x, y)) },
    properties,
  });

  it('are read from separate files or by their kind', () => {
    const { venue, report } = importGeoJson(
      [
        {
          spaces: collection(
            room({ kind: 'room' }),
            line({ kind: 'door' }, [1, 0], [2, 0]),
            line({ kind: 'wall' }, [2, 0], [5, 0]),
            line({ kind: 'cable' }, [2, 0], [5, 0]),
          ),
          walls: collection(line({}, [0, 0], [1, 0])),
          doors: collection(line({}, [3, 5], [4, 5])),
        },
      ],
      shapesOnly,
    );
    expect(venue.entrances['f_1']?.length).toBe(2);
    expect(venue.obstructions['f_1']?.map(({ properties }) => properties.kind)).toEqual([
      'wall',
      'wall',
    ]);
    expect(countsOf(report)).toMatchObject({ line: 1 });
  });

  it('given as points become lines on the border next to them', () => {
    const point = (x: number, y: number) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: place(x, y) },
      properties: {},
    });
    const { venue, report } = importGeoJson(
      [{ spaces: collection(room({})), doors: collection(point(2, 0.3), point(90, 90)) }],
      shapesOnly,
    );
    expect(venue.entrances['f_1']?.map(({ geometry }) => geometry.coordinates)).toEqual([
      [place(1.55, 0), place(2.45, 0)].map(([x, y]): unknown[] => [
        expect.closeTo(x, 7),
        expect.closeTo(y, 7),
      ]),
    ]);
    expect(countsOf(report)).toMatchObject({ 'door as a point': 2, 'door next to no space': 1 });
  });
});

it('GJ-05: a feature with several polygons becomes one space each, and other points become points of interest', () => {
  const parts = { type: 'MultiPolygon', coordinates: [[box(0, 0, 5, 5)], [box(9, 0, 12, 5)]] };
  const point = { type: 'Point', coordinates: place(1, 1) };
  const features = [parts, point].map((geometry, i) => ({
    type: 'Feature',
    geometry,
    properties: { id: `x${i}`, name: 'X' },
  }));
  const { venue, report } = importGeoJson([{ spaces: collection(...features) }], shapesOnly);
  expect(venue.spaces['f_1']?.map(({ properties }) => [properties.id, properties.kind])).toEqual([
    ['x0', 'room'],
    ['x0-2', 'room'],
    ['x1', 'poi'],
  ]);
  expect(whatOf(report)).toContain('changed multipolygon');
});

it('GJ-07: a venue on both sides of the antimeridian is rejected', () => {
  const across = room({ name: 'A' });
  const ring = [
    [179.9999, -17],
    [-179.9999, -17],
    [-179.9999, -16.9999],
    [179.9999, -17],
  ];
  const spaces = collection({ ...across, geometry: { type: 'Polygon', coordinates: [ring] } });
  expect(() => importGeoJson([{ spaces, file: 'fiji.geojson' }])).toThrow(
    'fiji.geojson has longitudes near 180 and near -180',
  );
});

it('GJ-13: outlines without anything in them are spaces, and the report says what to add', () => {
  const building = room({ kind: 'building', name: 'Town hall' });
  const { venue, report } = importGeoJson([{ spaces: collection(building), file: 'hall.geojson' }]);
  const [space, ...others] = Object.values(venue.spaces).flat();
  expect(others).toEqual([]);
  expect(space).toMatchObject({
    geometry: building.geometry,
    properties: { kind: 'hallway', details: { name: 'Town hall' } },
  });
  expect(report.entries).toContainEqual(
    expect.objectContaining({
      what: 'outline as one space',
      count: 1,
      file: 'hall.geojson',
      message: expect.stringContaining('add a polygon for each room') as string,
    }),
  );
  expect(Object.values(deriveDrawing(venue).obstructions).flat()).not.toEqual([]);
});

it('GJ-06: a floor has the drawn outline, otherwise the hull of everything on it', () => {
  const outline = {
    ...room({ kind: 'floor' }),
    geometry: { type: 'Polygon', coordinates: [box(-1, -1, 6, 6)] },
  };
  const drawn = importGeoJson(
    [{ spaces: collection(room({ kind: 'room' }), outline) }],
    shapesOnly,
  );
  expect(drawn.venue.floors[0]?.geometry.coordinates).toEqual([box(-1, -1, 6, 6)]);
  expect(drawn.venue.spaces['f_1']?.length).toBe(1);
  const hull = importGeoJson([{ spaces: collection(room({ kind: 'room' })) }], shapesOnly);
  expect(hull.venue.floors[0]?.geometry.coordinates).toEqual([box(0, 0, 5, 5)]);
});

describe('GJ-07: coordinates', () => {
  const swapped = (shift: number) => ({
    ...room({}),
    geometry: { type: 'Polygon', coordinates: [box(0, 0, 5, 5).map(([x, y]) => [y, x + shift])] },
  });
  const meters = ([longitude, latitude]: readonly number[]): number[] => {
    const angle = Math.PI / 180;
    const tangent = Math.tan(Math.PI / 4 + ((latitude ?? 0) * angle) / 2);
    return [(longitude ?? 0) * angle * 6_378_137, Math.log(tangent) * 6_378_137];
  };
  const mercator = {
    ...room({}),
    geometry: { type: 'Polygon', coordinates: [box(0, 0, 5, 5).map(meters)] },
  };

  it('with latitude first are swapped where that is certain', () => {
    const { venue, report } = importGeoJson([{ spaces: collection(swapped(100)) }], shapesOnly);
    expect(venue.manifest.center[1]).toBeCloseTo(51.9, 3);
    expect(whatOf(report)).toEqual(['changed latitude before longitude']);
  });

  it('in Web Mercator meters are converted if the file or the caller says so', () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } };
    const told = importGeoJson([{ spaces: { ...collection(mercator), crs } }], shapesOnly);
    expect(told.venue.spaces['f_1']?.[0]?.geometry.coordinates).toEqual([box(0, 0, 5, 5)]);
    expect(whatOf(told.report)).toEqual(['changed coordinates in meters']);
    const asked = importGeoJson([{ spaces: collection(mercator) }], {
      ...shapesOnly,
      crs: 'EPSG:3857',
    });
    expect(asked.venue).toEqual(told.venue);
  });

  it('in meters of an unknown or another system are rejected with a way to fix it', () => {
    const unnamed = errorOf(() =>
      importGeoJson([{ spaces: collection(mercator), file: 'a.json' }]),
    );
    expect(unnamed).toMatchObject({ code: 'invalid-content', file: 'a.json' });
    expect(unnamed.message).toContain('crs: "EPSG:3857"');
    const crs = { type: 'name', properties: { name: 'EPSG:32631' } };
    const utm = errorOf(() => importGeoJson([{ spaces: { ...collection(mercator), crs } }]));
    expect(utm).toMatchObject({ pointer: '/crs/properties/name' });
    expect(utm.message).toContain('EPSG:32631');
  });

  it('of a single outlier are dropped with a note', () => {
    const stray = {
      ...room({}),
      geometry: {
        type: 'Polygon',
        coordinates: [[...box(0, 0, 5, 5).slice(0, 3), [9e9, 9e9], ...box(0, 0, 5, 5).slice(3)]],
      },
    };
    const spaces = collection(room({}), room({}), room({}), stray);
    const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
    expect(venue.spaces['f_1']?.[3]?.geometry.coordinates).toEqual([box(0, 0, 5, 5)]);
    expect(countsOf(report)).toMatchObject({ geometry: 1 });
  });
});

describe('GJ-08: doors missing from all files', () => {
  const plan = collection(
    {
      ...room({ id: 'a', kind: 'room' }),
      geometry: { type: 'Polygon', coordinates: [box(0, 3, 5, 8)] },
    },
    {
      ...room({ id: 'h', kind: 'corridor' }),
      geometry: { type: 'Polygon', coordinates: [box(0, 0, 9, 3)] },
    },
  );

  it('are inferred, marked, and counted', () => {
    const { venue, report } = importGeoJson([{ spaces: plan }]);
    expect(venue.entrances['f_1']?.[0]?.properties.metadata).toEqual({ assumed: true });
    expect(venue.spaces['f_1']?.[0]?.properties.destinationNodes.length).toBe(1);
    expect(whatOf(report)).toEqual(['added door']);
  });

  it('are not inferred if the option is off', () => {
    const { venue, report } = importGeoJson([{ spaces: plan }], { assumeDoors: false });
    expect(venue.entrances['f_1']).toEqual([]);
    expect(whatOf(report)).toEqual(['lost space without entrance']);
  });
});

it('GJ-09: ignores holes in the array of features', () => {
  const spaces = collection(room({ id: 'a', kind: 'room' }));
  spaces.features.length = 5;
  const { venue } = importGeoJson([{ spaces }]);
  expect(Object.values(venue.spaces).flat()).toHaveLength(1);
});

it('GJ-09: invalid input throws only MvfErrors', { timeout: fuzzTimeout }, () => {
  const fixture = collection(
    room({ id: 'a', kind: 'room', name: 'A', metadata: { x: 1 } }),
    {
      ...room({ id: 'h', kind: 'corridor' }),
      geometry: { type: 'MultiPolygon', coordinates: [[box(5, 0, 9, 5)]] },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: place(1, 1) },
      properties: { kind: 'door' },
    },
    {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: [place(1, 1), place(2, 1)] },
      properties: { kind: 'wall' },
    },
  );
  const floor = {
    spaces: {
      ...fixture,
      floor: { id: 'f', name: 'F', elevation: 1 },
      crs: { properties: { name: 'EPSG:4326' } },
    },
  };
  fc.assert(
    fc.property(anyMutations, (mutations) => {
      const venue = venueOrRefused(mutated([floor, { ...floor, walls: fixture }], mutations));
      if (venue !== undefined) writeMvf(venue);
    }),
    { numRuns: fuzzRuns },
  );
});

function collection(...features: unknown[]) {
  return { type: 'FeatureCollection', features };
}

function room(properties: object) {
  const geometry = { type: 'Polygon', coordinates: [box(0, 0, 5, 5)] };
  return { type: 'Feature', geometry, properties };
}

function venueOrRefused(floors: unknown): Mvf | undefined {
  try {
    return importGeoJson(floors as never).venue;
  } catch (error) {
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}
