import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ifcHouse, type IfcHouseOptions } from '../../fixtures/ifcHouse.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { deriveDrawing } from '../derive/deriveDrawing.ts';
import { readVenueFile } from '../file/readVenueFile.ts';
import { ringsContain, type Vec } from '../graph/planeGeometry.ts';
import { countsOf, whatOf } from '../imdf/imdfTesting.fixture.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import type { Imported } from '../report/LossReport.ts';
import { reachabilityOf } from '../validator/reachability.ts';
import { validate } from '../validator/validate.ts';
import { importIfc, type IfcOptions } from './importIfc.ts';
import { usedLines } from './noteRest.ts';
import type { IfcProgress } from './IfcProgress.ts';

const cologne: IfcHouseOptions['site'] = [
  [50, 56, 28, 200_000],
  [6, 57, 25, 0],
];

describe.each([
  ['IFC2X3', 'ft'],
  ['IFC4', 'm'],
  ['IFC4X3_ADD2', 'mm'],
] as const)('IFC-01: a house as %s in %s', (schema, unit) => {
  it('has its storeys as floors, and its spaces as rooms', async () => {
    const { venue } = await imported({ schema, unit, site: cologne });
    expect(
      venue.floors.map(({ properties: { name, elevation, maxHeight } }) => [
        name,
        elevation,
        maxHeight,
      ]),
    ).toEqual([
      ['Ground floor', 0, 3],
      ['Upper floor', 1, undefined],
    ]);
    expect(roomsByFloor(venue)).toEqual([
      [
        'connection.elevator',
        'connection.stairs',
        'hallway Hall 0.1',
        'room Kitchen 0.2',
        'room Living room 0.3',
      ],
      [
        'connection.elevator',
        'connection.stairs',
        'hallway Landing 1.1',
        'room Bedroom 1.2',
        'room Study 1.3',
      ],
    ]);
    expect(venue.floorStacks).toMatchObject([{ name: 'Building A', type: 'Building' }]);
  });

  it('has spaces of their size in meters', async () => {
    const { venue } = await imported({ schema, unit, site: cologne });
    const kitchen = spaceCalled(venue, 'Kitchen');
    expect(sizeOf(venue, kitchen)).toEqual([5.8, 3]);
  });

  it('has doors, passages, and openings, and no walls in them', async () => {
    const { venue } = await imported({ schema, unit });
    const [ground = [], upper = []] = Object.values(venue.entrances);
    const kinds = ground.map(({ properties: { kind, isExterior, metadata } }) =>
      [kind, isExterior === true && 'exterior', metadata?.['ifcClass']].filter(Boolean).join(' '),
    );
    expect(kinds.sort()).toEqual([
      'door IfcDoor',
      'door exterior IfcDoor',
      // Onto the stairs, and between kitchen and living room.
      'opening',
      'opening',
      'opening IfcOpeningElement',
    ]);
    expect(upper.filter(({ properties }) => properties.kind === 'door')).toHaveLength(2);
    for (const { geometry, properties } of [...ground, ...upper]) {
      const plane = planeOf(venue);
      const [a = [0, 0], b = [0, 0]] = geometry.coordinates.map((at) => plane.toLocal(at));
      const middle: Vec = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const walls = Object.values(venue.obstructions).flat();
      const isWalled = walls.some((wall) => {
        const floor = Object.entries(venue.obstructions).find(([, list]) =>
          list.includes(wall),
        )?.[0];
        const isSame = venue.entrances[floor ?? '']?.some((one) => one.properties === properties);
        return (
          isSame === true &&
          wall.geometry.type === 'Polygon' &&
          ringsContain(
            wall.geometry.coordinates.map((ring) => ring.map((at): Vec => plane.toLocal(at))),
            middle,
          )
        );
      });
      expect(isWalled).toBe(false);
    }
  });

  it('has routes between all rooms, and no errors', async () => {
    const { venue } = await imported({ schema, unit });
    expect(venue.connections.map(({ type, nodes }) => [type, nodes.length])).toEqual([
      ['stairs', 2],
      ['elevator', 2],
    ]);
    expect(reachabilityOf(venue)).toMatchObject({ spaces: 10, reachable: 10, stepFree: 8 });
    expect(validate(venue).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('IFC-08: has every product in the venue or in the report', async () => {
    await expectAllCounted(ifcHouse({ schema, unit }));
  });
});

describe('IFC-02: an IFC model', () => {
  it('has walls, windows as glass, and columns, in styles', async () => {
    const { venue } = await imported({});
    const [ground = []] = Object.values(venue.obstructions);
    expect(new Set(ground.map(({ properties }) => properties.kind))).toEqual(
      new Set(['wall', 'glass', 'column']),
    );
    expect(Object.keys(venue.styles)).toEqual(['IfcWalls', 'IfcGlass', 'IfcColumns']);
  });

  it('is drawn without more walls', async () => {
    const { venue } = await imported({});
    const drawn = deriveDrawing(venue);
    const derived = Object.values(drawn.obstructions)
      .flat()
      .filter(({ properties }) => properties.metadata?.['derived'] === true);
    expect(new Set(derived.map(({ properties }) => properties.kind))).toEqual(new Set(['tread']));
  });

  it('has names with escaped letters', async () => {
    const { venue } = await imported({ kitchen: String.raw`K\X2\00FC\X0\che` });
    expect(spaceCalled(venue, 'Küche')).toBeDefined();
  });

  it('has GlobalId, class, and line of each source', async () => {
    const { venue } = await imported({});
    const { properties } = spaceCalled(venue, 'Kitchen');
    expect(properties.externalId).toMatch(/^0+\d+$/);
    expect(properties.metadata).toEqual({ ifcClass: 'IfcSpace', ifcLines: [expect.any(Number)] });
  });

  it('reports everything that is not in the venue', async () => {
    const { report } = await imported({});
    expect(countsOf(report)).toMatchObject({
      IfcBeam: 1,
      IfcFurnishingElement: 1,
      IfcOpeningElement: 1,
      'position on Earth': 1,
      'opening between spaces': 1,
    });
  });

  it('IFC-04: without spaces has the rooms that its walls enclose', async () => {
    const { venue, report } = await imported({ hasSpaces: false });
    const rooms = Object.values(venue.spaces).map(
      (spaces) => spaces.filter(({ properties }) => properties.kind === 'room').length,
    );
    // Hall, and kitchen with living room; above, three rooms.
    expect(rooms).toEqual([2, 3]);
    expect(countsOf(report)).toMatchObject({ 'room between walls': 5 });
    expect(validate(venue).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('produces the same venue twice, also at the same time', async () => {
    const all = await Promise.all([imported({}), imported({}), imported({})]);
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
  });
});

describe('IFC-06: the georeference', () => {
  it('is the latitude and longitude of the site, with north', async () => {
    const { venue, report } = await imported({ site: cologne, north: [1, 0] });
    const [longitude, latitude] = venue.manifest.center;
    const [east, north] = new LocalPlane([6.956_944, 50.941_167]).toLocal([longitude, latitude]);
    // North is the x-axis, so the middle of the house, 5 m along it, is north of the site.
    expect([Math.round(east), Math.round(north)]).toEqual([-3, 5]);
    expect(venue.manifest.naturalBearing).toBe(270);
    expect(whatOf(report)).toContain('changed position of the site');
  });

  it.each([
    // On the central meridian, the northing is 0.9996 of the meridian's length, 5,540,847.042 m.
    ['EPSG:25832', [500_000, 5_538_630.703], [9, 50], 0.05],
    // The CN Tower, to a meter.
    ['WGS 84 / UTM zone 17N', [630_084, 4_833_438], [-79.387_139, 43.642_567], 3],
  ] as const)('is the map conversion in %s', async (name, [east, north], expected, meters) => {
    const { venue, report } = await imported({ map: { east, north, name } });
    const [x, y] = new LocalPlane(expected).toLocal(venue.manifest.center);
    expect(Math.abs(x - 5)).toBeLessThan(meters);
    expect(Math.abs(y - 3)).toBeLessThan(meters);
    expect(whatOf(report)).not.toContain('added position on Earth');
  });

  it('reports an unsupported map conversion, and uses the site', async () => {
    const map = { east: 3_566_000, north: 5_640_000, name: 'EPSG:31467' };
    const { venue, report } = await imported({ map, site: cologne });
    expect(whatOf(report)).toContain('lost map conversion');
    expect(venue.manifest.center[0]).toBeCloseTo(6.957, 3);
  });

  it("is the caller's position, if there is one", async () => {
    const { venue } = await imported({ site: cologne }, { center: [4.48, 51.92] });
    expect(venue.manifest.center).toEqual([4.48, 51.92]);
  });

  it('is 0°, 0° otherwise, and the report says how to set it', async () => {
    const { venue, report } = await imported({});
    expect(venue.manifest.center).toEqual([0, 0]);
    const entry = report.entries.find(({ what }) => what === 'position on Earth');
    expect(entry?.message).toContain('--center');
  });
});

describe('IFC-07: an import', () => {
  it('reports its phases in order', async () => {
    const seen: IfcProgress[] = [];
    await imported({}, { onProgress: (progress) => seen.push(progress) });
    expect([...new Set(seen.map(({ phase }) => phase))]).toEqual([
      'opening',
      'reading shapes',
      'drawing floors',
      'making the graph',
    ]);
  });

  it('rejects with the reason of its signal, before and while it runs', async () => {
    const early = AbortSignal.abort(new Error('too early'));
    await expect(imported({}, { signal: early })).rejects.toThrow('too early');
    const controller = new AbortController();
    const onProgress = ({ phase }: IfcProgress): void => {
      if (phase === 'reading shapes') controller.abort(new Error('stopped'));
    };
    const running = imported({}, { signal: controller.signal, onProgress });
    await expect(running).rejects.toThrow('stopped');
  });

  it.each([
    ['bytes', { maxBytes: 100 }],
    ['products', { maxElements: 10 }],
    ['corners', { maxCorners: 10 }],
    ['seconds', { maxSeconds: 0 }],
  ] as const)('has a limit of %s', async (word, limits) => {
    const refused = imported({}, { limits });
    await expect(refused).rejects.toThrow(MvfError);
    await expect(refused).rejects.toMatchObject({ code: 'archive-too-large' });
    await expect(refused).rejects.toThrow(word);
  });

  it('replaces shapes with too many triangles by their hulls', async () => {
    const { report } = await imported({}, { limits: { maxTriangles: 4 } });
    expect(whatOf(report)).toContain('changed detailed shape');
  });

  it('is what readVenueFile suggests for an IFC model', () => {
    expect(() => readVenueFile(bytesOf(ifcHouse()))).toThrow(/mvf convert .*importIfc/);
  });
});

// Real models with their own license, next to the repository if available.
const real = (name: string): string =>
  fileURLToPath(new URL(`../../../../../shared/data/ifc/${name}.ifc.gz`, import.meta.url));
const hasReal = existsSync(real('duplex'));

describe.skipIf(!hasReal)('IFC-10: real models (../shared/data/ifc)', () => {
  it('a house of two flats has all rooms, doors, and stairs, and routes between them', async () => {
    const bytes = new Uint8Array(gunzipSync(readFileSync(real('duplex'))));
    const elapsedMs = processorClock();
    const { venue } = await importIfc(bytes);
    expect(elapsedMs()).toBeLessThan(20_000);
    expect(venue.manifest).toMatchObject({ name: 'Duplex Apartment' });
    expect(venue.floors.map(({ properties }) => properties.name)).toEqual([
      'Level 1',
      'Level 2',
      'Roof',
    ]);
    expect(venue.manifest.center[1]).toBeCloseTo(41.874, 2);
    const entrances = Object.values(venue.entrances).flat();
    expect(entrances.filter(({ properties }) => properties.kind === 'door')).toHaveLength(14);
    expect(venue.connections.map(({ type }) => type)).toEqual(['stairs', 'stairs']);
    // All spaces except the roof, which has no door.
    expect(reachabilityOf(venue)).toMatchObject({ spaces: 24, reachable: 23 });
    expect(validate(venue).filter(({ severity }) => severity === 'error')).toEqual([]);
    await expectAllCounted(new TextDecoder('latin1').decode(bytes));
  });

  it('a house without spaces has the room that its walls enclose, with its door', async () => {
    const bytes = new Uint8Array(gunzipSync(readFileSync(real('IfcOpenHouse_IFC4'))));
    const { venue, report } = await importIfc(bytes);
    const [spaces = []] = Object.values(venue.spaces);
    expect(spaces.map(({ properties }) => properties.kind)).toEqual(['room']);
    expect(spaces[0]?.properties.destinationNodes).toHaveLength(1);
    expect(Object.values(venue.entrances).flat()).toMatchObject([
      { properties: { kind: 'door', isExterior: true } },
    ]);
    expect(whatOf(report)).toContain('added room between walls');
    expect(validate(venue).filter(({ severity }) => severity === 'error')).toEqual([]);
    await expectAllCounted(new TextDecoder('latin1').decode(bytes));
  });
});

describe.runIf(!hasReal)('IFC-10: real models', () => {
  it('are NOT CHECKED: ../shared/data/ifc is not there', () => {
    expect(hasReal).toBe(false);
  });
});

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function imported(house: IfcHouseOptions, options: IfcOptions = {}): Promise<Imported> {
  return importIfc(bytesOf(ifcHouse(house)), options);
}

function planeOf({ manifest }: Mvf): LocalPlane {
  return new LocalPlane(manifest.center);
}

function roomsByFloor({ floors, spaces }: Mvf): string[][] {
  return floors.map(({ properties: { id } }) =>
    (spaces[id] ?? [])
      .map(({ properties: { kind, details } }) =>
        [kind, details?.name, details?.shortName].filter(Boolean).join(' '),
      )
      .sort(),
  );
}

function spaceCalled({ spaces }: Mvf, name: string) {
  const found = Object.values(spaces)
    .flat()
    .find(({ properties }) => properties.details?.name === name);
  if (found === undefined) throw new Error(`There is no space ${name}.`);
  return found;
}

/** Width and depth in meters. */
function sizeOf(venue: Mvf, { geometry }: ReturnType<typeof spaceCalled>): number[] {
  const plane = planeOf(venue);
  const ring = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [];
  const points = ring.map((at) => plane.toLocal(at));
  return [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    return Math.round((Math.max(...values) - Math.min(...values)) * 100) / 100;
  });
}

/** Lines of the classes of products that occur in the files. */
const productLine =
  /^#\d+ ?= ?IFC(?:BEAM|BUILDING|BUILDINGSTOREY|COLUMN|COVERING|DOOR|FOOTING|FURNISHINGELEMENT|MEMBER|OPENINGELEMENT|PLATE|RAILING|ROOF|SITE|SLAB|SPACE|STAIR|STAIRFLIGHT|TRANSPORTELEMENT|WALL|WALLSTANDARDCASE|WINDOW)\(/gm;

/** Counts the products of a file by its text, and finds each in the venue or in the report. */
async function expectAllCounted(text: string): Promise<void> {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const { venue, report } = await importIfc(bytes, { graph: false });
  const products = text.match(productLine)?.length;
  const used = usedLines(venue);
  const containers = venue.floors.length + venue.floorStacks.length;
  const lost = report.entries
    .filter(({ effect, what }) => effect === 'lost' && what.startsWith('Ifc'))
    .reduce((sum, { count }) => sum + count, 0);
  expect(used.size + containers + lost).toBe(products);
}
