import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setAt, tinyArchive } from '../fixtures/tinyFiles.ts';
import { tinyVenue } from '../fixtures/tinyVenue.ts';
import type { Mvf } from './Mvf.ts';
import { readMvf } from './readMvf.ts';
import type { Position } from './record-types/geometry.ts';
import { writeMvf } from './writeMvf.ts';

it('reads every written field', () => {
  expect(readMvf(writeMvf(tinyVenue))).toEqual(tinyVenue);
});

it('V2-41: writes equal bytes for equal venues, regardless of key order', () => {
  const bytes = writeMvf(tinyVenue);
  const shuffled = Object.fromEntries(Object.entries(tinyVenue).reverse()) as unknown as Mvf;
  const manifest = Object.fromEntries(
    Object.entries(tinyVenue.manifest).reverse(),
  ) as unknown as Mvf['manifest'];
  expect(writeMvf({ ...shuffled, manifest })).toEqual(bytes);
  expect(writeMvf(readMvf(bytes))).toEqual(bytes);
});

it('V2-41: writes the same bytes in other time zones', () => {
  const before = process.env['TZ'];
  const bytes = writeMvf(tinyVenue);
  try {
    process.env['TZ'] = 'Pacific/Auckland';
    expect(new Date(0).getTimezoneOffset()).not.toBe(0);
    expect(writeMvf(tinyVenue)).toEqual(bytes);
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

it('V2-07: treats a missing optional file as empty', () => {
  const optional = ['styles.json', 'location.json', 'category.json', 'navigationFlags.json'];
  const perFloor = ['space', 'obstruction', 'entrance'].map((folder) => `${folder}/m_1.geojson`);
  const venue = readMvf(
    tinyArchive((files) => {
      for (const path of [...optional, ...perFloor]) delete files[path];
      setAt(files, 'node.geojson', '/features/0/properties/space', undefined);
    }),
  );
  expect(venue.spaces).toEqual({ m_1: [] });
  expect(venue.obstructions).toEqual({ m_1: [] });
  expect(venue.entrances).toEqual({ m_1: [] });
  expect([venue.styles, venue.locations, venue.categories]).toEqual([{}, [], []]);
  expect(readMvf(writeMvf(venue))).toEqual(venue);
});

it('V2-09: keeps unknown files, and V2-05: ignores images', () => {
  const symbols = new Uint8Array([0, 1, 2, 255]);
  const bytes = tinyArchive((files) => {
    Object.assign(files, { 'window/m_1.geojson': symbols, 'image/logo.png': symbols });
  });
  const venue = readMvf(bytes);
  expect(venue.extras).toEqual({ 'window/m_1.geojson': symbols });
  expect(readMvf(writeMvf(venue)).extras).toEqual({ 'window/m_1.geojson': symbols });
});

it('V2-12: keeps unknown fields at every depth', () => {
  const venue = readMvf(
    tinyArchive((files) => {
      setAt(files, 'space/m_1.geojson', '/features/0/bbox', [1, 2, 3, 4]);
      setAt(files, 'space/m_1.geojson', '/features/0/properties/area', 12);
      setAt(files, 'location.json', '/0/mood', ['new']);
      setAt(files, 'manifest.geojson', '/features/0/properties/org_id', 'org');
      setAt(files, 'manifest.geojson', '/features/0/properties/details/name', 'House');
    }),
  );
  expect(venue.spaces['m_1']?.[0]).toMatchObject({ bbox: [1, 2, 3, 4], properties: { area: 12 } });
  expect(venue.locations[0]).toMatchObject({ mood: ['new'] });
  expect(venue.manifest).toMatchObject({ org_id: 'org', externalId: 'house-1' });
  expect(readMvf(writeMvf(venue))).toEqual(venue);
});

it('round-trips any chain of nodes and any metadata', () => {
  const degrees = (limit: number) =>
    fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value + 0);
  const position = fc.tuple(degrees(180), degrees(90)) as fc.Arbitrary<Position>;
  const metadata = fc.dictionary(
    fc.string().filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key)),
    fc.jsonValue({ maxDepth: 2 }).map(plain),
  );
  fc.assert(
    fc.property(fc.array(position, { maxLength: 8 }), metadata, (places, extra) => {
      const nodes: Mvf['nodes'] = places.map((coordinates, i) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates },
        properties: {
          id: `x_${i}`,
          floor: 'm_1',
          neighbors: i === 0 ? [] : [{ id: `x_${i - 1}`, weight: i }],
        },
      }));
      const connections = tinyVenue.connections.map((record) => ({ ...record, metadata: extra }));
      const venue = { ...tinyVenue, connections, nodes: [...tinyVenue.nodes, ...nodes] };
      expect(readMvf(writeMvf(venue))).toEqual(venue);
    }),
    { numRuns: 60 },
  );
});

/** The value after a JSON round trip, without the keys that V2-12 drops. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === '__proto__' ? undefined : inner,
  );
}
