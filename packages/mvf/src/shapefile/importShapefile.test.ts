import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { hostileShapefiles } from '../../fixtures/hostileShapefiles.ts';
import { indoors } from '../../fixtures/indoorsShapefile.ts';
import { rawZip } from '../../fixtures/rawZip.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import {
  type LayerOptions,
  layerFiles,
  square,
  type TestRecord,
  type TestShape,
} from '../../fixtures/shapefile.ts';
import { tagsIn } from '../../fixtures/tagsIn.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { readVenueFile } from '../file/readVenueFile.ts';
import { countsOf, errorOf, importedOrRefused } from '../imdf/imdfTesting.fixture.ts';
import type { LossReport } from '../report/LossReport.ts';
import { validate } from '../validator/validate.ts';
import { importShapefile } from './importShapefile.ts';

const shapesOnly = { graph: false };

describe('SHP-02: the layers of ArcGIS Indoors', () => {
  it('become floors with units, by the level that their ids name', () => {
    const { venue } = importShapefile(pack(indoors()), shapesOnly);
    expect(
      Object.fromEntries(
        venue.floors.map(({ properties: { id, elevation, name } }) => [
          `${elevation} ${name}`,
          venue.spaces[id]?.map(({ properties }) => [properties.kind, properties.details?.name]),
        ]),
      ),
    ).toEqual({
      '0 Ground floor': [
        ['room', 'Meeting 1'],
        ['hallway', 'Corridor'],
        ['connection.stairs', 'Stair A'],
      ],
      '1 First floor': [
        ['room', 'Meeting 1'],
        ['hallway', 'Corridor'],
        ['connection.stairs', 'Stair A'],
      ],
    });
  });

  it('have walls, doors, and glass from the lines of details', () => {
    const { venue, report } = importShapefile(pack(indoors()), shapesOnly);
    const [ground] = venue.floors;
    const id = ground?.properties.id ?? '';
    expect(venue.obstructions[id]?.map(({ properties }) => properties.kind)).toEqual([
      'wall',
      'glass',
    ]);
    expect(venue.entrances[id]).toHaveLength(2);
    expect(countsOf(report)).toMatchObject({ line: 2, 'outline of a site': 2 });
  });

  it('have the outlines of their levels as floors, and every field in metadata', () => {
    const { venue } = importShapefile(pack(indoors()), shapesOnly);
    expect(venue.floors[0]?.geometry.type).toBe('Polygon');
    const [unit] = Object.values(venue.spaces).flat();
    expect(unit?.properties.metadata).toMatchObject({ USE_TYPE: 'Conference Room', AREA: 36 });
  });

  it('have routes between their floors', () => {
    const { venue } = importShapefile(pack(indoors()));
    expect(venue.connections.map(({ type }) => type)).toEqual(['stairs']);
    expect(validate(venue).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('are detected by readVenueFile, in folders too', () => {
    const files = Object.entries(indoors()).map(
      ([path, bytes]) => [`export/${path}`, bytes] as const,
    );
    const read = readVenueFile(pack(Object.fromEntries(files)), { file: 'hq.shp.zip' });
    expect(read.format).toBe('shapefile');
    expect(read.venue.manifest.name).toBe('hq');
    expect(read.venue.floors).toHaveLength(2);
  });
});

describe('SHP-02: the layers of IMDF', () => {
  it('have the kinds of their categories, and openings of points', () => {
    const files = {
      ...layerFiles('level', [
        polygon(square([8, 50], 2e-4), { id: 'l0', ordinal: 0, name: 'EG' }),
      ]),
      ...layerFiles('unit', [
        polygon(square([8, 50], 1e-4), { id: 'u1', category: 'walkway', level_id: 'l0' }),
        polygon(square([8.0001, 50], 1e-4), { id: 'u2', category: 'elevator', level_id: 'l0' }),
      ]),
      ...layerFiles('opening', [
        point([8.0001, 50.00005], { id: 'o1', category: 'pedestrian', level_id: 'l0' }),
      ]),
      ...layerFiles('fixture', [
        polygon(square([8.00002, 50.00002], 1e-5), { id: 'f', category: 'desk', level_id: 'l0' }),
      ]),
    };
    const { venue } = importShapefile(pack(files), shapesOnly);
    expect(
      Object.values(venue.spaces)
        .flat()
        .map(({ properties }) => properties.kind),
    ).toEqual(['hallway', 'connection.elevator']);
    expect(Object.values(venue.entrances).flat()).toHaveLength(1);
    expect(Object.values(venue.obstructions).flat()[0]?.properties.kind).toBe('desk');
  });

  it('have the number of a room as its name if it has no other', () => {
    const rows = [
      { NAME: 'Lab', ROOM_NO: '1' },
      { NAME: 'TBD', ROOM_NO: '2' },
    ];
    const rooms = rows.map((row, i) => polygon(square([8 + i / 1e4, 50], 1e-4), row));
    const { venue } = importShapefile(pack(layerFiles('rooms', rooms)), shapesOnly);
    const names = Object.values(venue.spaces).flat();
    expect(names.map(({ properties }) => properties.details?.name)).toEqual(['Lab', '2']);
  });
});

describe('SHP-03: coordinates', () => {
  const utm32 =
    'PROJCS["WGS_1984_UTM_Zone_32N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
  const webMercator =
    'PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Mercator_Auxiliary_Sphere"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],PARAMETER["Standard_Parallel_1",0.0],PARAMETER["Auxiliary_Sphere_Type",0.0],UNIT["Meter",1.0]]';
  const newYork =
    'PROJCS["NAD_1983_StatePlane_New_York_Long_Island_FIPS_3104_Feet",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",984250.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-74.0],PARAMETER["Standard_Parallel_1",40.66666666666666],PARAMETER["Standard_Parallel_2",41.03333333333333],PARAMETER["Latitude_Of_Origin",40.16666666666666],UNIT["Foot_US",0.3048006096012192]]';

  // On the central meridian, the Eiffel Tower, and the Empire State Building.
  it.each([
    ['UTM', utm32, [500_000, 5_500_000], [9, 49.65]],
    ['Web Mercator', webMercator, [255_425.5, 6_250_843.2], [2.2945, 48.8584]],
    ['State Plane in feet', newYork, [988_213, 211_927], [-73.9857, 40.7484]],
    [
      'a compound system',
      `COMPD_CS["x",${utm32},VERT_CS["h",VERT_DATUM["d",2005],UNIT["m",1]]]`,
      [500_000, 5_500_000],
      [9, 49.65],
    ],
  ] as const)('in %s are converted by the .prj file', (_, prj, [x, y], [longitude, latitude]) => {
    const files = layerFiles('rooms', [polygon(square([x, y], 10), {})], { prj });
    const { venue } = importShapefile(pack(files), shapesOnly);
    expect(venue.manifest.center[0]).toBeCloseTo(longitude, 2);
    expect(venue.manifest.center[1]).toBeCloseTo(latitude, 2);
  });

  it('without a .prj file are degrees, which is noted, or rejected', () => {
    const degrees = layerFiles('rooms', [polygon(square([8, 50], 1e-4), {})], { prj: '' });
    const { report } = importShapefile(pack(degrees), shapesOnly);
    expect(countsOf(report)).toMatchObject({ 'coordinate system': 1 });
    const meters = layerFiles('rooms', [polygon(square([500_000, 5e6], 10), {})], { prj: '' });
    const { message } = errorOf(() => importShapefile(pack(meters)));
    expect(message).toContain('no .prj file; expected degrees, or rooms.prj');
    const local = layerFiles('rooms', [polygon(square([0, 0], 6), {})], { prj: '' });
    const localMessage = errorOf(() => importShapefile(pack(local))).message;
    expect(localMessage).toContain('shapes wider than any room, and no .prj file');
  });

  it('in an unknown system are rejected, with what is supported', () => {
    const prj = utm32.replace('Transverse_Mercator', 'Peirce_Quincuncial').replaceAll('UTM', 'PQ');
    const files = layerFiles('rooms', [polygon(square([1, 1], 1), {})], { prj });
    const { message } = errorOf(() => importShapefile(pack(files)));
    expect(message).toContain('rooms.prj has the coordinate system "WGS_1984_PQ_Zone_32N"');
    expect(message).toContain('expected WGS84 and other degrees, UTM');
  });

  it('on another datum are converted, which is noted', () => {
    const prj = utm32.replaceAll(/W(?:GS|gs)_1984/g, 'Deutsches_Hauptdreiecksnetz');
    const files = layerFiles('rooms', [polygon(square([500_000, 5_500_000], 10), {})], { prj });
    expect(countsOf(importShapefile(pack(files), shapesOnly).report)).toMatchObject({ datum: 1 });
  });
});

describe('SHP-04: text', () => {
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ['UTF-8 without a .cpg file', {}],
    ['UTF-8 by the .cpg file', { cpg: 'UTF-8' }],
    ['Latin-1 without a .cpg file', { encode: latin }],
    ['Latin-1 by the .cpg file', { encode: latin, cpg: '88591' }],
    ['Windows-1252 by the .cpg file', { encode: latin, cpg: 'ANSI 1252\r\n' }],
  ] satisfies (readonly [string, LayerOptions])[])('is read as %s', (_, options) => {
    const files = layerFiles('rooms', [polygon(square([8, 50], 1e-4), { NAME: 'Küche' })], options);
    const { venue } = importShapefile(pack(files), shapesOnly);
    expect(Object.values(venue.spaces).flat()[0]?.properties.details?.name).toBe('Küche');
  });

  it('in an unknown encoding is read by a guess, which is noted', () => {
    const files = layerFiles('rooms', [polygon(square([8, 50], 1e-4), { NAME: 'Hall' })], {
      cpg: 'Klingon',
    });
    expect(countsOf(importShapefile(pack(files), shapesOnly).report)).toMatchObject({
      'text encoding': 1,
    });
  });
});

describe('SHP-05: what is left out', () => {
  const room = polygon(square([8, 50], 1e-4), { NAME: 'Room' });

  it('are null shapes, damaged shapes, rows without a shape, and other files', () => {
    const files = layerFiles('rooms', [room, { shape: { type: 'null' }, row: {} }, room]);
    const shp = files['rooms.shp'] ?? new Uint8Array();
    // The number of points of the last polygon.
    new DataView(shp.buffer).setInt32(shp.length - 5 * 16 - 8, 9999, true);
    const { venue, report } = importShapefile(
      pack({ ...files, 'readme.txt': new Uint8Array(3), 'plan.geojson': new Uint8Array(2) }),
      shapesOnly,
    );
    expect(Object.values(venue.spaces).flat()).toHaveLength(1);
    expect(countsOf(report)).toMatchObject({
      'other file': 2,
      'broken shape': 1,
      'feature without geometry': 1,
    });
  });

  it('are multipatches, which are not read as points', () => {
    const files = layerFiles('rooms', [room]);
    const patches = layerFiles('patches', [room]);
    const shp = patches['patches.shp'] ?? new Uint8Array();
    new DataView(shp.buffer).setInt32(32, 31, true);
    new DataView(shp.buffer).setInt32(108, 31, true);
    const { venue, report } = importShapefile(pack({ ...files, ...patches }), shapesOnly);
    expect(Object.values(venue.spaces).flat()).toHaveLength(1);
    expect(countsOf(report)).toMatchObject({ multipatch: 1 });
  });

  it('are heights and measures', () => {
    for (const dimension of [10, 20] as const) {
      const archive = pack(layerFiles('rooms', [room], { dimension }));
      const { venue, report } = importShapefile(archive, shapesOnly);
      const [space] = Object.values(venue.spaces).flat();
      expect(space?.geometry.coordinates.flat(2)).toHaveLength(10);
      expect(countsOf(report)['height']).toBe(dimension === 10 ? 1 : undefined);
    }
  });

  it('is named with its layer and its index', () => {
    const files = {
      ...layerFiles('a-rooms', [room]),
      ...layerFiles('b-rooms', [room, { shape: { type: 'null' }, row: {} }]),
    };
    const { report } = importShapefile(pack(files), shapesOnly);
    expect(report.entries.find(({ what }) => what === 'feature without geometry')).toMatchObject({
      file: 'b-rooms.shp',
      pointer: '/features/1',
    });
  });

  it('is everything if no layer has a polygon, which is an error with the layers', () => {
    const files = layerFiles('paths', [
      lineOf(
        [
          [8, 50],
          [8.1, 50],
        ],
        {},
      ),
    ]);
    const { message } = errorOf(() => importShapefile(pack(files)));
    expect(message).toContain('its layers are paths (1); expected polygons of rooms');
  });
});

describe('SHP-06: hostile files', () => {
  it('have at least sixty kinds', () => {
    expect(new Set(hostileShapefiles.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileShapefiles)('are read or rejected in ten seconds: $name', ({ files, isRead }) => {
    // Stored, because the limits of archives are tested elsewhere.
    const entries = Object.entries(files()).map(([path, data]) => ({ path, data }));
    const archive = rawZip(entries);
    const elapsedMs = processorClock();
    const read = importedOrRefused(() => importShapefile(archive, shapesOnly));
    expect(elapsedMs()).toBeLessThan(10_000);
    expect(read !== undefined).toBe(isRead);
  });

  it('with any change to any bytes throw only MvfErrors', { timeout: fuzzTimeout }, () => {
    const files = indoors();
    const paths = Object.keys(files);
    const edit = fc.tuple(
      fc.constantFrom(...paths),
      fc.nat(),
      fc.nat(16),
      fc.oneof(
        fc.uint8Array({ maxLength: 12 }),
        fc.constantFrom(
          new Uint8Array([255, 255, 255, 255]),
          new Uint8Array([128, 0, 0, 0]),
          new Uint8Array([0, 0, 0, 128]),
          new Uint8Array(8),
        ),
      ),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const changed = { ...files };
        for (const [path, place, remove, add, isInPlace] of edits) {
          const bytes = changed[path] ?? new Uint8Array();
          const at = bytes.length === 0 ? 0 : place % bytes.length;
          const rest = bytes.subarray(at + (isInPlace ? add.length : remove));
          const next = new Uint8Array(at + add.length + rest.length);
          next.set(bytes.subarray(0, at));
          next.set(add, at);
          next.set(rest, at + add.length);
          changed[path] = next;
        }
        const elapsedMs = processorClock();
        importedOrRefused(() => importShapefile(pack(changed), shapesOnly));
        expect(elapsedMs()).toBeLessThan(2000);
      }),
      { numRuns: fuzzRuns },
    );
  });
});

describe('SHP-07: every feature', () => {
  it('is in the venue or in the report, counted on both sides', { timeout: fuzzTimeout }, () => {
    const layer = fc.constantFrom(
      'Units',
      'Details',
      'Openings',
      'Walls',
      'Amenities',
      'Sites',
      'rooms',
    );
    const use = fc.constantFrom('Office', 'Wall', 'Door', 'Corridor', 'Window', 'Rubbish', '');
    const level = fc.constantFrom('0', '1', '');
    const shape = fc.tuple(fc.nat(20), fc.nat(20)).chain(([x, y]) => {
      const at = [8 + x * 1e-4, 50 + y * 1e-4] as const;
      const far = [at[0] + 5e-5, at[1] + 5e-5] as const;
      return fc.constantFrom<TestShape[]>(
        { type: 'polygon', parts: [square(at, 1e-4)] },
        { type: 'line', parts: [[at, far]] },
        { type: 'point', at },
        { type: 'null' },
      );
    });
    const records = fc.array(fc.tuple(shape, use, level), { minLength: 1, maxLength: 12 });
    const layers = fc.uniqueArray(fc.tuple(layer, records), {
      selector: ([name]) => name,
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(layers, (given) => {
        let tag = 0;
        const files = given.map(([name, own]) => {
          const type = own.find(([one]) => one.type !== 'null')?.[0].type;
          const rows = own.map(([one, USE_TYPE, LEVEL_ID]) => {
            tag += 1;
            const isFit = one.type === type || one.type === 'null';
            const written: TestShape = isFit ? one : { type: 'null' };
            return { shape: written, row: { TAG: `tag-${tag}`, USE_TYPE, LEVEL_ID } };
          });
          return layerFiles(name, rows);
        });
        const archive = pack(Object.assign({}, ...files) as Record<string, Uint8Array>);
        const read = importedOrRefused(() => importShapefile(archive, shapesOnly));
        if (read === undefined) return;
        const found = tagsIn(read.venue);
        expect(found.size + lostIn(read.report)).toBe(tag);
      }),
      { numRuns: fuzzRuns },
    );
  });
});

function pack(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return writeArchive(new Map(Object.entries(files)));
}

function polygon(ring: readonly (readonly [number, number])[], row: TestRecord['row']): TestRecord {
  return { shape: { type: 'polygon', parts: [ring] }, row };
}

function lineOf(
  points: readonly (readonly [number, number])[],
  row: TestRecord['row'],
): TestRecord {
  return { shape: { type: 'line', parts: [points] }, row };
}

function point(at: readonly [number, number], row: TestRecord['row']): TestRecord {
  return { shape: { type: 'point', at }, row };
}

function lostIn({ entries }: LossReport): number {
  return entries.reduce((sum, { effect, count }) => sum + (effect === 'lost' ? count : 0), 0);
}
