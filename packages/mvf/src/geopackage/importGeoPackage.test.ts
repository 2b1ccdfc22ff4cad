import { describe, expect, it } from 'vitest';
import { geoPackage, type GeoPackageOptions } from '../../fixtures/geoPackage.ts';
import { indoors, indoorsLayers } from '../../fixtures/indoorsShapefile.ts';
import { square, type TestRecord } from '../../fixtures/shapefile.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { countsOf } from '../imdf/imdfTesting.fixture.ts';
import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import { importShapefile } from '../shapefile/importShapefile.ts';
import { importGeoPackage } from './importGeoPackage.ts';

const shapesOnly = { graph: false };
const utm32 =
  'PROJCS["WGS 84 / UTM zone 32N",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",9],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1]]';

describe('GPKG-02: layers', () => {
  it('of ArcGIS Indoors become the venue that a Shapefile of them becomes', async () => {
    const layers = indoorsLayers();
    const fromShapes = importShapefile(writeArchive(new Map(Object.entries(indoors()))));
    const { venue, report } = await importGeoPackage(await geoPackage(sorted(layers)));
    expect(stripped(venue)).toEqual(stripped(fromShapes.venue));
    expect(countsOf(report)).toEqual(countsOf(fromShapes.report));
    expect(venue.connections.map(({ type }) => type)).toEqual(['stairs']);
  });

  it('of IMDF have the labels of their first language, and the kinds of their categories', async () => {
    const layers = {
      level: [
        polygon([8, 50], 2e-4, { id: 'l0', ordinal: 0, name: '{"de": "EG", "en": "Ground"}' }),
      ],
      unit: [
        polygon([8, 50], 1e-4, { id: 'u1', category: 'walkway', level_id: 'l0', name: '{}' }),
        polygon([8.0001, 50], 1e-4, { id: 'u2', category: 'elevator', level_id: 'l0' }),
      ],
    };
    const { venue } = await importGeoPackage(await geoPackage(layers), shapesOnly);
    expect(venue.floors[0]?.properties.name).toBe('EG');
    expect(spacesOf(venue).map(({ kind }) => kind)).toEqual(['hallway', 'connection.elevator']);
  });

  it.each([
    ['big-endian', { isBig: true }],
    ['with heights', { dimension: 1000 }],
    ['with measures', { dimension: 2000 }],
    ['with both', { dimension: 3000 }],
    ['with bounds', { bounds: 1 }],
    ['with bounds of heights and measures', { bounds: 4, isBig: true }],
    ['of several parts', { isMulti: true }],
  ] as const)('have shapes %s', async (_, form) => {
    const { venue, report } = await importGeoPackage(await oneRoom({ form }), shapesOnly);
    const [space] = Object.values(venue.spaces).flat();
    const isHigh = 'dimension' in form && form.dimension !== 2000;
    expect(countsOf(report)['height']).toBe(isHigh ? 1 : undefined);
    expect(space?.geometry.coordinates.flat(2)).toHaveLength(10);
    expect(venue.manifest.center[0]).toBeCloseTo(8, 3);
  });
});

describe('GPKG-03: coordinates', () => {
  it('in a projection are converted by its definition', async () => {
    const layers = { rooms: [polygon([500_000, 5_500_000], 10, {})] };
    const bytes = await geoPackage(layers, { system: [32_632, utm32] });
    const { venue } = await importGeoPackage(bytes, shapesOnly);
    expect(venue.manifest.center[0]).toBeCloseTo(9, 3);
    expect(venue.manifest.center[1]).toBeCloseTo(49.65, 2);
  });

  it('without a system are degrees, which is noted, or rejected', async () => {
    const degrees = await oneRoom({ system: [0, 'undefined'] });
    const { report } = await importGeoPackage(degrees, shapesOnly);
    expect(countsOf(report)).toMatchObject({ 'coordinate system': 1 });
    const meters = await geoPackage(
      { rooms: [polygon([500_000, 5e6], 10, {})] },
      { system: [-1, 'undefined'] },
    );
    expect(await messageOf(meters)).toContain(
      'the coordinate system -1, which the GeoPackage does not define; expected degrees',
    );
    const local = await geoPackage(
      { rooms: [polygon([0, 0], 6, {})] },
      { system: [0, 'undefined'] },
    );
    expect(await messageOf(local)).toContain('shapes wider than any room');
  });

  it('in an unknown system are rejected, with what is supported', async () => {
    const system = [1, utm32.replace('Transverse_Mercator', 'Peirce_Quincuncial')] as const;
    const message = await messageOf(await oneRoom({ system }));
    expect(message).toContain('rooms has the coordinate system "WGS 84 / UTM zone 32N"');
    expect(message).toContain('expected WGS84 and other degrees, UTM');
  });
});

describe('GPKG-04: what is left out', () => {
  it('is counted by kind: shapes, tables, views, and binary values', async () => {
    const bytes = await geoPackage(
      { rooms: [room, room, room, room, { shape: { type: 'null' }, row: {} }] },
      {
        blobs: (_, row) => [undefined, new Uint8Array(3), curve(), 'text'][row],
        change: (database) =>
          void database.run(`
            ALTER TABLE rooms ADD COLUMN photo BLOB DEFAULT x'ffd8ff';
            CREATE TABLE people (name); CREATE TABLE photos (id);
            CREATE VIEW offices AS SELECT * FROM rooms;
            INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES
              ('people', 'attributes', 'a'), ('photos', 'tiles', 'b'), ('offices', 'features', 'c');
            INSERT INTO gpkg_geometry_columns VALUES ('offices', 'geom', 'POLYGON', 4326, 0, 0);
          `),
      },
    );
    const { venue, report } = await importGeoPackage(bytes, shapesOnly);
    expect(spacesOf(venue)).toHaveLength(1);
    expect(countsOf(report)).toMatchObject({
      'broken shape': 2,
      'curved shape': 1,
      'feature without geometry': 1,
      'table of attributes': 1,
      'table of tiles': 1,
      view: 1,
      'binary value': 2,
    });
  });

  it('is everything if no layer has a polygon, which is an error with the layers', async () => {
    const paths = [{ shape: { type: 'point' as const, at: [8, 50] as const }, row: {} }];
    expect(await messageOf(await geoPackage({ paths }))).toContain(
      'The GeoPackage has no polygon that could be a room; its layers are paths (1)',
    );
  });

  it.each([
    [
      'tiles',
      "UPDATE gpkg_contents SET data_type = 'tiles'",
      'contains only images (tiles)',
      'Draw each room',
    ],
    [
      'nothing',
      'DELETE FROM gpkg_contents',
      'has no layer with shapes',
      'Export the layers with the rooms',
    ],
    [
      'MBTiles',
      'DROP TABLE gpkg_contents; CREATE TABLE tiles (x)',
      'is an MBTiles archive',
      'ogr2ogr',
    ],
    [
      'SpatiaLite',
      'DROP TABLE gpkg_contents; CREATE TABLE geometry_columns (x)',
      'is a SpatiaLite database',
      'ogr2ogr',
    ],
    [
      'ArcGIS',
      'DROP TABLE gpkg_contents; CREATE TABLE GDB_Items (x)',
      'is a mobile geodatabase of ArcGIS',
      'ogr2ogr',
    ],
    [
      'others',
      'DROP TABLE gpkg_contents',
      'is an SQLite database without the table gpkg_contents',
      'ogr2ogr',
    ],
  ])('is named with the next step: %s', async (_, sql, name, step) => {
    const message = await messageOf(
      await oneRoom({ change: (database) => void database.run(sql) }),
    );
    expect(message).toContain(name);
    expect(message).toContain(step);
  });

  it('are files that are not databases, and files over a limit', async () => {
    const bytes = await oneRoom();
    expect(await messageOf(new TextEncoder().encode('{}'))).toContain('is not a GeoPackage');
    for (const limits of [
      { maxBytes: 10 },
      { maxLayers: 0 },
      { maxRows: 0 },
      { maxValues: 1 },
      { maxCorners: 4 },
      { maxSeconds: 0 },
    ]) {
      const failed = importGeoPackage(bytes, { limits });
      await expect(failed, JSON.stringify(limits)).rejects.toMatchObject({
        code: 'archive-too-large',
      });
    }
  });
});

describe('GPKG-05: progress', () => {
  it('is reported by phase, and an abort stops the import', async () => {
    const bytes = await oneRoom();
    const phases = new Set<string>();
    await importGeoPackage(bytes, { onProgress: ({ phase }) => phases.add(phase) });
    expect([...phases]).toEqual(['opening', 'reading layers', 'making the venue']);
    const controller = new AbortController();
    const failed = importGeoPackage(bytes, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    });
    await expect(failed).rejects.toThrow('enough');
  });
});

const room = polygon([8, 50], 1e-4, { NAME: 'Room' });

function oneRoom(options: GeoPackageOptions = {}): Promise<Uint8Array> {
  return geoPackage({ rooms: [room] }, options);
}

function polygon(at: readonly [number, number], size: number, row: TestRecord['row']): TestRecord {
  return { shape: { type: 'polygon', parts: [square(at, size)] }, row };
}

function curve(): Uint8Array {
  return Uint8Array.from([0x47, 0x50, 0, 1, 0, 0, 0, 0, 1, 10, 0, 0, 0, 0, 0, 0, 0]);
}

/** Sorts layers as in a Shapefile. */
function sorted(layers: Readonly<Record<string, readonly TestRecord[]>>) {
  return Object.fromEntries(Object.entries(layers).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A venue without the ids of rows that only a GeoPackage has. */
function stripped(venue: Mvf): unknown {
  return JSON.parse(
    JSON.stringify(venue, (key, value: unknown) =>
      key === 'pk' || key === 'time' ? undefined : value,
    ),
  );
}

async function messageOf(bytes: Uint8Array): Promise<string> {
  try {
    await importGeoPackage(bytes, { file: 'rooms.gpkg', ...shapesOnly });
  } catch (error) {
    if (error instanceof MvfError) return error.message;
    throw error;
  }
  throw new Error('Expected an error, but nothing was thrown.');
}

function spacesOf({ spaces }: Mvf) {
  return Object.values(spaces)
    .flat()
    .map(({ properties }) => properties);
}
