import { expect, it } from 'vitest';
import { setAt, zipOf } from '../../fixtures/tinyFiles.ts';
import { tinyArchiveV1, tinyFilesV1 } from '../../fixtures/tinyFilesV1.ts';
import { tinyVenue } from '../../fixtures/tinyVenue.ts';
import type { Mvf } from '../Mvf.ts';
import { readMvf } from '../readMvf.ts';
import { writeMvf } from '../writeMvf.ts';
import { writeMvfV1 } from './writeMvfV1.ts';

const venueFile = 'venue.geojson';
const level = 'levels/m_1.geojson';
const space = 'space/m_1.geojson';
const obstruction = 'obstruction/m_1.geojson';
const opening = 'opening/m_1.geojson';
const node = 'node/m_1.geojson';
const connection = 'connection/m_1.geojson';
const location = 'location.geojson';
const properties = '/features/0/properties';

/** The tiny venue read from version 1, after values were set by file and pointer below. */
function upgraded(...changes: readonly (readonly [file: string, key: string, value: unknown])[]) {
  return readMvf(
    tinyArchiveV1((files) => {
      for (const [file, key, value] of changes) setAt(files, file, `${properties}${key}`, value);
    }),
  );
}

it('V1-40: ids and references to them do not change', () => {
  const text = JSON.stringify(tinyFilesV1()).replaceAll('s_1', '5f2a').replaceAll('n_1', '77');
  const venue = readMvf(zipOf(JSON.parse(text) as Record<string, unknown>));
  expect(venue.spaces['m_1']?.[0]?.properties).toMatchObject({ id: '5f2a', kind: 'room' });
  expect(venue.spaces['m_1']?.[0]?.properties.destinationNodes).toEqual(['77']);
  expect(venue.locations[0]?.spaces).toEqual([{ id: '5f2a', floor: 'm_1' }]);
});

it('V1-41: the venue becomes the manifest', () => {
  const { manifest } = upgraded(
    [venueFile, '/slug', 'tiny-house'],
    [venueFile, '/time', undefined],
  );
  expect(manifest).toEqual({
    ...tinyVenue.manifest,
    slug: 'tiny-house',
    time: '1970-01-01T00:00:00Z',
  });
});

it('V1-42: buildings become floor stacks in the order of the venue, followed by unlisted ones', () => {
  const venue = readMvf(
    tinyArchiveV1((files) => {
      const buildings = files['building.geojson']?.['features'] as unknown as object[];
      const [house] = buildings as { properties: object }[];
      for (const id of ['extra', 'garden']) {
        const own = { id, name: id, venue: 'tiny', type: 'Outdoor' };
        buildings.push({ ...house, geometry: null, properties: own });
      }
      setAt(files, venueFile, `${properties}/buildings`, ['garden', 'fs_1']);
    }),
  );
  expect(venue.floorStacks).toEqual([
    { id: 'garden', name: 'garden', type: 'Outdoor', floors: [] },
    tinyVenue.floorStacks[0],
    { id: 'extra', name: 'extra', type: 'Outdoor', floors: [] },
  ]);
});

it('V1-43, V1-15: levels become floors, by building, then elevation, then id', () => {
  const venue = readMvf(
    tinyArchiveV1((files) => {
      for (const [id, elevation] of [
        ['b', 2],
        ['a', 2],
        ['z', -1],
      ] as const) {
        files[`levels/${id}.geojson`] = structuredClone(files[level] ?? {});
        setAt(files, `levels/${id}.geojson`, `${properties}/id`, id);
        setAt(files, `levels/${id}.geojson`, `${properties}/elevation`, elevation);
      }
    }),
  );
  expect(venue.floors.map((floor) => floor.properties.id)).toEqual(['z', 'm_1', 'a', 'b']);
  expect(venue.floorStacks[0]?.floors).toEqual(['z', 'm_1', 'a', 'b']);
  expect(venue.floors[1]?.properties.shortName).toBe('G');
  expect(Object.keys(venue.areas)).toEqual(['z', 'm_1', 'a', 'b']);
});

it('V1-44: shapes are kept, with a kind if they have none', () => {
  const venue = upgraded(
    [space, '/kind', undefined],
    [obstruction, '/kind', undefined],
    [obstruction, '/openings', undefined],
    [obstruction, '/parent', 's_1'],
    [opening, '/spaces', ['s_1']],
  );
  expect(venue.spaces['m_1']?.[0]?.properties.kind).toBe('room');
  const wall = venue.obstructions['m_1']?.[0]?.properties;
  expect(wall).toMatchObject({ kind: 'wall', entrances: [], parent: 's_1' });
  expect(venue.entrances['m_1']?.[0]?.properties).toMatchObject({ id: 'e_1', spaces: ['s_1'] });
  expect(writeMvfV1(readMvf(writeMvf(venue))).bytes).toEqual(writeMvfV1(venue).bytes);
});

it('V1-16: a point without a kind is a point of interest', () => {
  const venue = readMvf(
    tinyArchiveV1((files) => {
      setAt(files, space, '/features/0/geometry', { type: 'Point', coordinates: [4.5, 51.9] });
      setAt(files, space, `${properties}/kind`, undefined);
    }),
  );
  expect(venue.spaces['m_1']?.[0]?.properties.kind).toBe('poi');
});

it('V1-16: routes to a space without nodes end at those of its openings', () => {
  const venue = upgraded([space, '/nodes', undefined], [opening, '/spaces', ['s_1', 's_1']]);
  expect(venue.spaces['m_1']?.[0]?.properties.destinationNodes).toEqual(['n_2']);
  const alone = upgraded([space, '/nodes', undefined]);
  expect(alone.spaces['m_1']?.[0]?.properties.destinationNodes).toEqual([]);
});

it.each([
  [true, { flags: [1] }],
  [false, { flags: [0] }],
])('V1-45: accessible: %s becomes a flag', (accessible, flags) => {
  const venue = upgraded([node, '/accessible', accessible]);
  expect(venue.navigationFlags).toEqual({ accessible: { index: 0, bit: 0 } });
  expect(venue.nodes[0]?.properties).toMatchObject({ id: 'n_1', floor: 'm_1', ...flags });
  expect(venue.nodes[1]?.properties).not.toHaveProperty('flags');
});

it('V1-45: no flag is set if no node defines accessibility', () => {
  const venue = upgraded([node, '/accessible', undefined]);
  expect(venue.navigationFlags).toEqual({});
  expect(venue.nodes[0]?.properties).not.toHaveProperty('flags');
});

it('V1-46: the features of a connection become one record', () => {
  const venue = readMvf(
    tinyArchiveV1((files) => {
      const features = files[connection]?.['features'] as unknown as { properties: object }[];
      const [lift] = features;
      const properties = { ...lift?.properties, nodes: ['n_2', 'n_1'], accessible: false };
      if (lift) features.push({ ...lift, properties });
    }),
  );
  expect(venue.connections).toEqual([
    { id: 'c_1', type: 'elevator', nodes: ['n_1', 'n_2'], accessible: true },
  ]);
});

it('V1-47, V1-21: locations and categories become records', () => {
  const hours = tinyVenue.locations[0]?.openingHoursSpecification;
  const { locations, categories } = upgraded(
    [location, '/spaces', undefined],
    [location, '/categories', undefined],
    [location, '/openings', [{ id: 'e_1', level: 'm_1', note: 'back' }]],
    [location, '/tags', ['eat']],
    [location, '/gallery', [{ url: 'assets/a.jpg', altText: 'A stove' }]],
  );
  expect(locations).toEqual([
    {
      id: 'loc_1',
      name: 'Kitchen',
      categories: [],
      spaces: [],
      entrances: [{ id: 'e_1', floor: 'm_1', note: 'back' }],
      openingHoursSpecification: hours,
      searchTags: ['eat'],
      pictures: [{ url: 'assets/a.jpg', altText: 'A stove' }],
    },
  ]);
  expect(categories).toEqual(tinyVenue.categories);
});

it('V1-48: the geometry of buildings, connections and locations is not kept', () => {
  const venue = readMvf(zipOf(tinyFilesV1()));
  for (const record of [...venue.floorStacks, ...venue.connections, ...venue.locations]) {
    expect(record).not.toHaveProperty('geometry');
  }
});

it('V1-06: unknown files and fields are kept', () => {
  const note = new Uint8Array([1, 2]);
  const files = tinyFilesV1();
  setAt(files, space, `${properties}/area`, 12);
  setAt(files, space, '/features/0/bbox', [1, 2, 3, 4]);
  setAt(files, venueFile, `${properties}/operator`, 'us');
  setAt(files, connection, `${properties}/type`, 'teleporter');
  const venue = readMvf(zipOf({ ...files, 'assets/gate.svg': note, 'image/old.png': note }));
  expect(venue.spaces['m_1']?.[0]).toMatchObject({ bbox: [1, 2, 3, 4], properties: { area: 12 } });
  expect(venue.manifest).toMatchObject({ operator: 'us' });
  expect(venue.connections[0]?.type).toBe('teleporter');
  expect(venue.extras).toEqual({ 'assets/gate.svg': note });
  expect(readMvf(writeMvf(venue))).toEqual(venue);
  expect(readMvf(writeMvfV1(venue).bytes)).toEqual(venue);
});

it('V1-07: names that the other version uses are stored elsewhere, and restored', () => {
  const files = tinyFilesV1();
  setAt(files, node, `${properties}/flags`, 'yes');
  setAt(files, node, `${properties}/v1-flags`, 'no');
  setAt(files, space, `${properties}/destinationNodes`, 3);
  setAt(files, venueFile, `${properties}/map`, false);
  const bytes = zipOf({ ...files, 'styles.json': '[]', 'v1-styles.json': '[1]' });
  const venue = readMvf(bytes);
  expect(venue.nodes[0]?.properties).toMatchObject({ 'v1-flags': 'yes', 'v1-v1-flags': 'no' });
  expect(venue.spaces['m_1']?.[0]?.properties).toMatchObject({ 'v1-destinationNodes': 3 });
  expect(venue.manifest).toMatchObject({ map: 'tiny', 'v1-map': false });
  expect(Object.keys(venue.extras)).toEqual(['v1-styles.json', 'v1-v1-styles.json']);
  expect(venue.styles).toEqual({});
  const back = writeMvfV1(readMvf(writeMvf(venue))).bytes;
  expect(readMvf(back)).toEqual(venue);
  expect(new TextDecoder('latin1').decode(back)).toContain('styles.json');
});

it('V1-07: names of version 2 in version 1 are, too', () => {
  const [room] = tinyVenue.spaces['m_1'] ?? [];
  const venue = {
    ...tinyVenue,
    spaces: { m_1: [{ ...room, properties: { ...room?.properties, level: 9, nodes: 'x' } }] },
    extras: { 'venue.geojson': new Uint8Array([1]), 'opening/x.geojson': new Uint8Array([2]) },
  } as unknown as Mvf;
  const back = readMvf(writeMvfV1(venue).bytes);
  expect(back.spaces['m_1']).toEqual(venue.spaces['m_1']);
  expect(back.extras).toEqual(venue.extras);
});
