import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tinyVenue } from '../../fixtures/tinyVenue.ts';
import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import { readMvf } from '../readMvf.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { Polygon } from '../record-types/geometry.ts';
import { writeMvfV1 } from './writeMvfV1.ts';

/** The tiny venue with additional, empty floors. */
function withFloors(more: readonly FloorFeature[], changes: Partial<Mvf> = {}): Mvf {
  const floors = [...tinyVenue.floors, ...more];
  const [first] = tinyVenue.floorStacks;
  const ids = floors.map((floor) => floor.properties.id);
  const floorStacks = first ? [{ ...first, floors: ids }] : [];
  return { ...tinyVenue, floors, floorStacks, ...changes };
}

function floor(id: string, elevation: number, [west, east]: readonly [number, number]) {
  const ring: [number, number][] = [
    [west, 51.9],
    [east, 51.9],
    [east, 51.901],
    [west, 51.901],
    [west, 51.9],
  ];
  return {
    type: 'Feature' as const,
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
    properties: { id, name: id, elevation },
  };
}

/** The report's entries about one kind of object, and the venue as read back. */
function written(venue: Mvf, what: string) {
  const { bytes, report } = writeMvfV1(venue);
  const entries = report.entries.filter((entry) => entry.what === what);
  return { entries, back: readMvf(bytes) };
}

function featuresOf(bytes: Uint8Array, path: string) {
  const file = JSON.parse(new TextDecoder().decode(unzipSync(bytes)[path])) as {
    features: { geometry: unknown; properties: Record<string, unknown> }[];
  };
  return file.features;
}

describe('V1-50: the writer', () => {
  it('writes equal bytes for equal venues, regardless of key order', () => {
    const shuffled = Object.fromEntries(Object.entries(tinyVenue).reverse()) as unknown as Mvf;
    expect(writeMvfV1(shuffled)).toEqual(writeMvfV1(tinyVenue));
  });

  it('never writes what the reader would reject', () => {
    const center: [number, number] = [Number.NaN, 0];
    const broken = { ...tinyVenue, manifest: { ...tinyVenue.manifest, center } };
    expect(() => writeMvfV1(broken)).toThrow(MvfError);
    const dangling = { ...tinyVenue, categories: [] };
    expect(() => writeMvfV1(dangling)).toThrow(/"lcat_1"/);
    const stray = { ...tinyVenue, extras: { '../x': new Uint8Array(1) } };
    expect(() => writeMvfV1(stray)).toThrow(/"\.\."/);
  });

  it('writes its version into the file', () => {
    const [venue] = featuresOf(writeMvfV1(tinyVenue).bytes, 'venue.geojson');
    expect(venue?.properties['version']).toBe('1.0.0');
  });
});

describe('V1-52: buildings', () => {
  it('are added for floors without a stack', () => {
    const { entries, back } = written({ ...tinyVenue, floorStacks: [] }, 'buildings');
    expect(entries).toMatchObject([{ effect: 'added', count: 1, file: 'floorstack.json' }]);
    expect(back.floorStacks).toEqual([
      { id: 'tiny-building', name: 'Tiny house', floors: ['m_1'] },
    ]);
  });

  it('get a unique id when they are added', () => {
    const floorStacks = [{ id: 'tiny-building', name: 'Shed', floors: [] }];
    const { back } = written({ ...tinyVenue, floorStacks }, 'buildings');
    expect(back.floorStacks.map(({ id }) => id)).toEqual(['tiny-building', 'tiny-building-1']);
  });

  it('contain a floor of several stacks once, in the first', () => {
    const again = { id: 'fs_2', name: 'Again', floors: ['m_1'], defaultFloor: 'm_1' };
    const venue = { ...tinyVenue, floorStacks: [...tinyVenue.floorStacks, again] };
    const { entries, back } = written(venue, 'floors of several stacks');
    expect(entries).toMatchObject([{ effect: 'changed', count: 1, pointer: '/1/floors/0' }]);
    expect(back.floorStacks).toEqual([
      tinyVenue.floorStacks[0],
      { id: 'fs_2', name: 'Again', floors: [] },
    ]);
    expect(written(venue, 'default floors').entries).toMatchObject([
      { effect: 'lost', pointer: '/1/defaultFloor' },
    ]);
  });

  it('order their levels by elevation, and the report notes a changed order', () => {
    const venue = withFloors([floor('m_0', -1, [4.5, 4.501])]);
    const { entries, back } = written(venue, 'orders of floors');
    expect(entries).toMatchObject([{ effect: 'changed', count: 2, file: 'floor.geojson' }]);
    expect(back.floorStacks[0]?.floors).toEqual(['m_0', 'm_1']);
    expect(written(tinyVenue, 'orders of floors').entries).toEqual([]);
  });
});

it('V1-53: values that version 1 cannot store are dropped, and each kind is reported once', () => {
  const venue: Mvf = {
    ...tinyVenue,
    annotations: {
      m_1: ['a_1', 'a_2'].map((id) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [4.5, 51.9] },
        properties: { id, group: 'safety', type: 'exit' },
      })),
    },
    annotationSymbols: { 'safety--exit': { name: 'Exit', url: 'assets/exit.svg' } },
    languagePacks: { nl: { language: { code: 'nl', name: 'Nederlands' }, text: {} } },
    navigationFlags: { accessible: { index: 0, bit: 0 }, outdoors: { index: 0, bit: 1 } },
    nodes: tinyVenue.nodes.map((node, i) => ({
      ...node,
      properties: { ...node.properties, flags: [i === 0 ? 3 : 1] },
    })),
    facades: [{ id: 'fc_1', floorStack: 'fs_1', spaces: [] }],
  };
  const { report, bytes } = writeMvfV1(venue);
  expect(report.entries.map(({ effect, count, what }) => `${effect}: ${count} ${what}`)).toEqual([
    'lost: 1 maxHeight of floors',
    'lost: 1 style groups',
    'lost: 2 annotations',
    'lost: 1 annotation symbols',
    'lost: 1 facades',
    'lost: 1 language packs',
    'lost: 1 navigation flags',
    'lost: 1 flags of nodes',
  ]);
  for (const { message, file } of report.entries) {
    expect(message).toMatch(/^[A-Z].+\.$/);
    expect(file).toBeDefined();
  }
  const back = readMvf(bytes);
  expect(back.nodes.map((node) => node.properties.flags)).toEqual([[1], [1]]);
  expect(back.styles).toEqual({});
});

it('V1-54: a connection without nodes is dropped, including from locations', () => {
  const nowhere = { id: 'c_9', type: 'ramp', nodes: [] };
  const venue = {
    ...tinyVenue,
    connections: [...tinyVenue.connections, nowhere],
    locations: tinyVenue.locations.map((one) => ({ ...one, connections: ['c_9', 'c_1'] })),
  };
  const { entries, back } = written(venue, 'connections without nodes');
  expect(entries).toMatchObject([{ effect: 'lost', count: 1, pointer: '/1/nodes' }]);
  expect(back.connections).toEqual(tinyVenue.connections);
  expect(back.locations[0]?.connections).toEqual(['c_1']);
});

describe('V1-55: geometry that version 2 does not have', () => {
  const [ground] = tinyVenue.floors;

  it('of a building comes from its largest level if it contains the others', () => {
    const { bytes } = writeMvfV1(withFloors([floor('m_2', 1, [4.5, 4.5005])]));
    expect(featuresOf(bytes, 'building.geojson')[0]?.geometry).toEqual(ground?.geometry);
  });

  it('of a building is the convex hull of its levels if one extends beyond', () => {
    const { bytes } = writeMvfV1(withFloors([floor('m_2', 1, [4.5005, 4.5012])]));
    const [building] = featuresOf(bytes, 'building.geojson');
    const [ring = []] = (building?.geometry as Polygon).coordinates;
    expect(ring.map(([longitude, latitude]) => [longitude, latitude.toFixed(6)])).toEqual([
      [4.5, '51.900000'],
      [4.5012, '51.900000'],
      [4.5012, '51.901000'],
      [4.5, '51.901000'],
      [4.5, '51.900000'],
    ]);
  });

  it('of a building without levels is empty', () => {
    const empty = { id: 'fs_9', name: 'Site', type: 'Outdoor', floors: [] };
    const { bytes } = writeMvfV1({
      ...tinyVenue,
      floorStacks: [...tinyVenue.floorStacks, empty],
    });
    expect(featuresOf(bytes, 'building.geojson')[1]?.geometry).toBeNull();
  });

  it('of a connection or a location is a point on the level', () => {
    const { bytes } = writeMvfV1(tinyVenue);
    const place = { type: 'Point', coordinates: [4.5001, 51.9001] };
    expect(featuresOf(bytes, 'connection/m_1.geojson')[0]?.geometry).toEqual(place);
    expect(featuresOf(bytes, 'location.geojson')[0]?.geometry).toEqual(place);
    expect(featuresOf(bytes, 'category.geojson')[0]?.geometry).toBeNull();
  });

  it('of a location without a space is empty', () => {
    const locations = tinyVenue.locations.map((one) => ({ ...one, spaces: [] }));
    const { bytes } = writeMvfV1({ ...tinyVenue, locations });
    expect(featuresOf(bytes, 'location.geojson')[0]?.geometry).toBeNull();
  });
});

it('V1-20: a connection is in the file of each level it serves, with all its nodes', () => {
  const [node] = tinyVenue.nodes;
  const upstairs = { ...node, properties: { id: 'n_9', floor: 'm_2', neighbors: [] } };
  const venue = withFloors([floor('m_2', 1, [4.5, 4.501])], {
    nodes: [...tinyVenue.nodes, upstairs as (typeof tinyVenue.nodes)[number]],
    connections: [{ id: 'c_1', type: 'escalator', nodes: ['n_9', 'n_1'], isOneWay: true }],
  });
  const { bytes } = writeMvfV1(venue);
  for (const level of ['m_1', 'm_2']) {
    const [feature] = featuresOf(bytes, `connection/${level}.geojson`);
    expect(feature?.properties).toMatchObject({ level, nodes: ['n_9', 'n_1'], isOneWay: true });
  }
  expect(readMvf(bytes).connections).toEqual(venue.connections);
});

it('V1-56: fields that only version 1 uses are written back while they are valid', () => {
  const [wall] = tinyVenue.obstructions['m_1'] ?? [];
  const withParent = (parent: unknown) =>
    ({
      ...tinyVenue,
      obstructions: { m_1: [{ ...wall, properties: { ...wall?.properties, parent } }] },
    }) as unknown as Mvf;
  for (const [parent, key] of [
    ['s_1', 'parent'],
    ['s_gone', 'v2-parent'],
    [7, 'v2-parent'],
  ] as const) {
    const { bytes } = writeMvfV1(withParent(parent));
    expect(featuresOf(bytes, 'obstruction/m_1.geojson')[0]?.properties[key]).toBe(parent);
    expect(readMvf(bytes).obstructions['m_1']?.[0]?.properties).toHaveProperty('parent', parent);
  }
});
