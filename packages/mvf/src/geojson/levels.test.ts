import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, place } from '../../fixtures/planShapes.ts';
import { countsOf, errorOf } from '../imdf/imdfTesting.fixture.ts';
import type { Mvf } from '../Mvf.ts';
import { parseLevels } from '../levels/parseLevels.ts';
import type { GeoJsonFloor, GeoJsonOptions } from './GeoJsonFloor.ts';
import { importGeoJson } from './importGeoJson.ts';

const shapesOnly: GeoJsonOptions = { graph: false };

describe('GJ-10: levels', () => {
  it.each(['level', 'floor', 'storey', 'ordinal', 'Floor_Number', 'level_id'])(
    'put features on their floors by the property %s',
    (key) => {
      const spaces = collection(
        room(0, { [key]: 0 }),
        room(1, { [key]: 1 }),
        room(2, { [key]: -1 }),
      );
      const { venue } = importGeoJson([{ spaces }], shapesOnly);
      expect(namesByElevation(venue)).toEqual({ '-1': ['room 2'], 0: ['room 0'], 1: ['room 1'] });
      expect(venue.floorStacks[0]?.floors).toHaveLength(3);
    },
  );

  it('may be lists and ranges, which put a feature on each of their levels', () => {
    const spaces = collection(
      room(0, { level: '0' }),
      room(1, { level: '1' }),
      room(2, { level: '2' }),
      room(3, { level: '0;2' }),
      room(4, { level: '0-2' }),
      room(5, { level: '-1-1' }),
    );
    const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
    expect(namesByElevation(venue)).toEqual({
      '-1': ['room 5'],
      0: ['room 0', 'room 3', 'room 4', 'room 5'],
      1: ['room 1', 'room 4', 'room 5'],
      2: ['room 2', 'room 3', 'room 4'],
    });
    expect(countsOf(report)).toMatchObject({ 'feature on several levels': 3 });
  });

  it('may be ids, whose order is in a property, or that of the file', () => {
    const a = '0f0e9a4e-0000-4000-8000-00000000000a';
    const b = '0f0e9a4e-0000-4000-8000-00000000000b';
    const spaces = [room(0, { level_id: b, ordinal: 3 }), room(1, { level_id: a, ordinal: 2 })];
    const { venue } = importGeoJson([{ spaces: collection(...spaces) }], shapesOnly);
    expect(namesByElevation(venue)).toEqual({ 2: ['room 1'], 3: ['room 0'] });
    const unordered = [room(0, { level_id: 'red' }), room(1, { level_id: 'blue' })];
    const guessed = importGeoJson([{ spaces: collection(...unordered) }], shapesOnly);
    expect(guessed.venue.floors.map(({ properties }) => properties.name)).toEqual(['red', 'blue']);
    expect(countsOf(guessed.report)).toMatchObject({ 'level without number': 2 });
  });

  it('join files for rooms and doors', () => {
    const rooms = collection(room(0, { level: 0 }), room(1, { level: 1 }));
    const doors = collection(point(12, { kind: 'door', level: 1 }));
    const { venue } = importGeoJson([{ spaces: rooms }, { spaces: doors }], shapesOnly);
    expect(Object.values(venue.entrances).map((list) => list.length)).toEqual([0, 1]);
  });

  it('that a feature does not name are the ground, and outlines without one belong to all', () => {
    const outline = room(9, { kind: 'building_outline' });
    const spaces = collection(room(0, { level: 0 }), room(1, { level: 1 }), room(2, {}), outline);
    const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
    expect(namesByElevation(venue)).toEqual({ 0: ['room 0', 'room 2'], 1: ['room 1'] });
    const outlines = venue.floors.map(({ geometry }) => geometry.coordinates[0]);
    expect(outlines[0]).toEqual(outlines[1]);
    expect(countsOf(report)).toMatchObject({ 'feature without level': 1 });
  });

  it('without a room are not floors, and what is on them goes to the floor below', () => {
    const spaces = collection(
      room(0, { level: 0 }),
      room(1, { level: 1 }),
      point(0, { name: 'Landing', level: 0.5 }),
    );
    const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
    expect(namesByElevation(venue)).toEqual({ 0: ['Landing', 'room 0'], 1: ['room 1'] });
    expect(countsOf(report)).toMatchObject({ 'level without rooms': 1 });
  });

  it('are not read from properties that mean something else', () => {
    const spaces = collection(room(0, { floor: 'carpet' }), room(1, { floor: 'tiles' }));
    const { venue } = importGeoJson([{ spaces }], shapesOnly);
    expect(venue.floors).toHaveLength(1);
    expect(venue.spaces['f_1']?.[0]?.properties.metadata).toMatchObject({ floor: 'carpet' });
  });

  it('do not move floors that the caller describes', () => {
    const floor: GeoJsonFloor = {
      spaces: collection(room(0, { level: 0 }), room(1, { level: 1 })),
    };
    const { venue } = importGeoJson([{ ...floor, elevation: 4 }], shapesOnly);
    expect(namesByElevation(venue)).toEqual({ 4: ['room 0', 'room 1'] });
  });

  it('are rejected if there are more than 200', () => {
    const spaces = collection(...Array.from({ length: 201 }, (_, i) => room(i, { level: i })));
    const { code, message } = errorOf(() => importGeoJson([{ spaces }]));
    expect(code).toBe('invalid-content');
    expect(message).toContain('properties.level');
  });
});

it.each([
  [2, [[2, 2]]],
  ['-1-3', [[-1, 3]]],
  ['-3--1', [[-3, -1]]],
  ['0.5', [[0.5, 0.5]]],
  [
    '0;2-4',
    [
      [0, 0],
      [2, 4],
    ],
  ],
  [
    [0, 1],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  ['L3', [[3, 3]]],
  ['2nd floor', [[2, 2]]],
  ['B2', [[-2, -2]]],
  ['1. OG', [[1, 1]]],
  ['EG', [[0, 0]]],
  ['First', [[1, 1]]],
  ['Second floor', [[2, 2]]],
  ['Level Three', [[3, 3]]],
  ['1er étage', [[1, 1]]],
  ['Étage 2', [[2, 2]]],
  ['Sous-sol 2', [[-2, -2]]],
  ['Planta baja', [[0, 0]]],
  ['2ª planta', [[2, 2]]],
  ['Piano 1', [[1, 1]]],
  ['3º andar', [[3, 3]]],
  ['B1F', [[-1, -1]]],
  ['地下２階', [[-2, -2]]],
  ['4階', [[4, 4]]],
  ['3층', [[3, 3]]],
  ['First aid', undefined],
  ['Tenth Street', undefined],
  ['roof', undefined],
  ['', undefined],
  [NaN, undefined],
  [null, undefined],
  ['1'.repeat(300), undefined],
])('GJ-10: %j are the levels %j', (value, spans) => {
  expect(parseLevels(value)).toEqual(spans);
});

it('GJ-10: a level whose polygons are all broken is not a floor', () => {
  const flat = { type: 'Polygon', coordinates: [[place(20, 0), place(21, 0), place(22, 0)]] };
  const spaces = collection(
    room(0, { level: 0 }),
    { type: 'Feature', properties: { level: 1, name: 'flat' }, geometry: flat },
    point(3, { level: 1, name: 'Landing' }),
  );
  const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
  expect(namesByElevation(venue)).toEqual({ 0: ['Landing', 'room 0'] });
  expect(countsOf(report)).toMatchObject({ 'level without rooms': 1 });
});

it('GJ-10: a building next to a level is the name of the building, and otherwise an outline', () => {
  const spaces = collection(
    room(0, { floor: 0, building: 'B' }),
    room(1, { floor: 0 }),
    room(2, { building: 'retail' }),
    room(3, { floor: 0, building: 'yes' }),
  );
  const { venue } = importGeoJson([{ spaces }], shapesOnly);
  expect(venue.spaces['f_1']?.map(({ properties }) => properties.details?.name)).toEqual([
    'room 0',
    'room 1',
  ]);
});

it('GJ-03: restrooms and showers keep their kind, and points of rooms are points of interest', () => {
  const words = ['WC', "Men's Restroom", 'Womens restroom', 'Duschen', 'Meeting room', 'xyz'];
  const spaces = collection(
    ...words.map((usage, i) => room(i, { usage })),
    point(3, { usage: 'shop' }),
    point(4, { usage: 'toilets' }),
  );
  const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
  expect(venue.spaces['f_1']?.map(({ properties }) => properties.kind)).toEqual([
    'restroom',
    'restroom.male',
    'restroom.female',
    'shower',
    'room',
    'room',
    'poi',
    'restroom',
  ]);
  expect(countsOf(report)).toMatchObject({ kind: 1 });
});

describe('GJ-04: doors', () => {
  it('that are polygons become lines as wide as they are, on the border next to them', () => {
    const door = {
      type: 'Feature',
      properties: { kind: 'door' },
      geometry: { type: 'Polygon', coordinates: [box(3, -0.1, 4.2, 0.1)] },
    };
    const { venue, report } = importGeoJson(
      [{ spaces: collection(room(0, {}), door) }],
      shapesOnly,
    );
    expect(venue.spaces['f_1']).toHaveLength(1);
    const [from = [0, 0], to = [0, 0]] = venue.entrances['f_1']?.[0]?.geometry.coordinates ?? [];
    expect(Math.abs(from[0] - to[0]) * 68_806.6).toBeCloseTo(1.2, 1);
    expect(countsOf(report)).toMatchObject({ 'door as a polygon': 1 });
  });

  it('are known by a property, and no others are invented next to them', () => {
    const spaces = collection(
      room(0, { kind: 'corridor' }),
      room(1, {}),
      room(2, {}),
      point(0, { door: 'hinged' }),
      point(5, { door: 'no', name: 'Sign' }),
    );
    const { venue, report } = importGeoJson([{ spaces }]);
    expect(venue.entrances['f_1']).toHaveLength(1);
    expect(countsOf(report)).not.toHaveProperty('door');
  });
});

it('GJ-10: levels with different names and one number are one floor, which is noted', () => {
  const spaces = collection(
    room(0, { level: 'Ground', ordinal: 0 }),
    room(1, { level: 'Lobby', ordinal: 0 }),
  );
  const { venue, report } = importGeoJson([{ spaces }], { graph: false });
  expect(venue.floors).toHaveLength(1);
  const { message } = report.entries.find(({ what }) => what === 'levels with one number') ?? {};
  expect(message).toContain('"Ground" and "Lobby"');
});

it('GJ-06: outlines of a site are neither rooms nor floors', () => {
  const spaces = collection(room(0, {}), room(1, { kind: 'venue_outline' }));
  const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
  expect(venue.spaces['f_1']).toHaveLength(1);
  expect(countsOf(report)).toMatchObject({ 'outline of a site': 1 });
});

it('GJ-11: placeholders are kept in metadata and are not names', () => {
  const names = ['null', 'TBD', 'input name here', '3fa85f64-5717-4562-b3fc-2c963f66afa6', '--'];
  const spaces = collection(...names.map((name, i) => room(i, { name })), room(9, { name: '101' }));
  const { venue } = importGeoJson([{ spaces }], shapesOnly);
  const shown = venue.spaces['f_1']?.flatMap(({ properties }) => properties.details?.name ?? []);
  expect(shown).toEqual(['101']);
  const kept = venue.spaces['f_1']?.flatMap(
    ({ properties }) => properties.metadata?.['name'] ?? [],
  );
  expect(kept).toEqual(names);
});

it('GJ-12: every feature and property is in the venue or in the report, for any features', () => {
  const kind = fc.constantFrom(
    'room',
    'corridor',
    'door',
    'wall',
    'desk',
    'level',
    'site',
    'x',
    '',
  );
  const level = fc.constantFrom(undefined, 0, 1, '0;1', '0-2', '7');
  const building = fc.constantFrom(undefined, 'A', 'A', 'B', 'yes', 3);
  const geometry = fc.constantFrom('Polygon', 'LineString', 'Point', 'None');
  const height = fc.constantFrom(undefined, undefined, 4.5);
  const choice = fc.tuple(kind, level, geometry, height, building);
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
      const features = choices.map(([word, value, type, meters, owner], i) => ({
        type: 'Feature',
        geometry: geometryOf(type, i, meters),
        properties: { kind: word, level: value, building: owner, marker: `<${i}>` },
      }));
      const spaces = collection(room(50, { level: 0, kind: 'room', building: 'A' }), ...features);
      const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
      const text = JSON.stringify(venue);
      const held = features.filter(({ properties }) => text.includes(properties.marker));
      const heights = report.entries.find(({ what }) => what === 'height')?.count ?? 0;
      const high = choices.filter(([, , type, meters]) => type !== 'None' && meters !== undefined);
      expect(heights).toBeGreaterThanOrEqual(high.length);
      expect(heights > 0).toBe(high.length > 0);
      const lost = report.entries.filter(
        ({ effect, what }) => effect === 'lost' && what !== 'height',
      );
      const reported = lost.reduce((sum, { count }) => sum + count, 0);
      // A lost feature on several levels is reported once for each.
      expect(held.length + reported).toBeGreaterThanOrEqual(features.length);
      if (lost.length === 0) expect(held.length).toBe(features.length);
    }),
  );
});

function geometryOf(type: string, i: number, height?: number): unknown {
  const high = height === undefined ? [] : [height];
  const ring = box(i * 10, 0, i * 10 + 8, 6).map((at) => [...at, ...high]);
  if (type === 'Polygon') return { type, coordinates: [ring] };
  if (type === 'LineString') return { type, coordinates: ring.slice(0, 2) };
  return type === 'Point' ? { type, coordinates: [...place(i * 10 + 2, 0.2), ...high] } : null;
}

function namesByElevation({ floors, spaces }: Mvf): Record<string, string[]> {
  return Object.fromEntries(
    floors.map(({ properties: { id, elevation } }) => [
      String(elevation),
      (spaces[id] ?? []).map(({ properties }) => properties.details?.name ?? '').sort(),
    ]),
  );
}

function collection(...features: readonly object[]): object {
  return { type: 'FeatureCollection', features };
}

function room(i: number, properties: object): object {
  const geometry = { type: 'Polygon', coordinates: [box(i * 10, 0, i * 10 + 8, 6)] };
  return { type: 'Feature', geometry, properties: { name: `room ${i}`, ...properties } };
}

function point(east: number, properties: object): object {
  const geometry = { type: 'Point', coordinates: place(east, 0.2) };
  return { type: 'Feature', geometry, properties };
}
