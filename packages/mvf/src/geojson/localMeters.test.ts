import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVenueFile } from '../file/readVenueFile.ts';
import { countsOf, errorOf, importedOrRefused, whatOf } from '../imdf/imdfTesting.fixture.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import { importGeoJson } from './importGeoJson.ts';

const shapesOnly = { graph: false } as const;
const berlin = [13.3777, 52.5163] as const;

describe('GJ-14: local meters', () => {
  it('around 0, 0 are not read as degrees, and stay at 0, 0 unless a center is given', () => {
    const spaces = collection(room('A', 0, 0, 12, 8), room('B', 12, 0, 18, 8));
    const { venue, report } = importGeoJson([{ spaces, file: 'plan.geojson' }], shapesOnly);
    expect(sizesOf(venue)).toEqual([
      [expect.closeTo(12, 3), expect.closeTo(8, 3)],
      [expect.closeTo(6, 3), expect.closeTo(8, 3)],
    ]);
    expect(venue.manifest.center.map((degrees) => Math.abs(degrees) < 1e-7)).toEqual([true, true]);
    expect(whatOf(report)).toEqual(['changed local coordinates', 'added position on Earth']);
    expect(report.entries[0]).toMatchObject({ count: 10, file: 'plan.geojson' });
    expect(report.entries[1]?.message).toContain('--center <longitude,latitude>');

    const placed = importGeoJson([{ spaces }], { ...shapesOnly, center: berlin });
    expect(placed.venue.manifest.center[0]).toBeCloseTo(berlin[0], 7);
    expect(placed.venue.manifest.center[1]).toBeCloseTo(berlin[1], 7);
    expect(sizesOf(placed.venue)[0]).toEqual([expect.closeTo(12, 3), expect.closeTo(8, 3)]);
    expect(whatOf(placed.report)).toEqual(['changed local coordinates']);
  });

  it('of a large plan are neither positions off Earth nor latitude before longitude', () => {
    for (const [east, north] of [
      [400, 250],
      [60, 120],
    ] as const) {
      const spaces = collection(room('A', 0, 0, east, 4), room('B', 0, 4, 6, north));
      const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
      expect(sizesOf(venue)[0]?.[0]).toBeCloseTo(east, 2);
      expect(whatOf(report)).toContain('changed local coordinates');
    }
  });

  it('of several floors and files have one middle', () => {
    const floor = (east: number) => ({
      spaces: collection(room('A', east, 0, east + 10, 8)),
      walls: collection({
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [east, 0],
            [east, 8],
          ],
        },
        properties: {},
      }),
    });
    const { venue } = importGeoJson([floor(0), floor(10)], { ...shapesOnly, center: berlin });
    const plane = new LocalPlane([...berlin]);
    const corners = venue.floors.map(({ properties: { id } }) => {
      const [wall] = venue.obstructions[id] ?? [];
      return plane.toLocal(wall?.geometry.coordinates[0] as number[])[0];
    });
    expect(corners).toEqual([expect.closeTo(-10, 3), expect.closeTo(0, 3)]);
  });

  it('with a large offset need a center, and are rejected without one', () => {
    const spaces = collection(room('A', 389_000, 5_819_000, 389_010, 5_819_008));
    expect(errorOf(() => importGeoJson([{ spaces }])).message).toContain('ogr2ogr');
    const { venue } = importGeoJson([{ spaces }], { ...shapesOnly, center: berlin });
    expect(sizesOf(venue)[0]?.[0]).toBeCloseTo(10, 3);
    expect(venue.manifest.center[0]).toBeCloseTo(berlin[0], 7);
  });

  it('are placed by the option of readVenueFile', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(collection(room('A', 0, 0, 12, 8))));
    const drawing = { center: berlin };
    const { venue } = readVenueFile(bytes, { file: 'plan.geojson', drawing });
    expect(venue.manifest.center[1]).toBeCloseTo(berlin[1], 7);
  });

  it('are rejected in a file that says it is in degrees, as are maps of regions', () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } };
    const spaces = { ...collection(room('A', 3, 48, 15, 56)), crs };
    const error = errorOf(() => importGeoJson([{ spaces, file: 'land.geojson' }]));
    expect(error).toMatchObject({ code: 'invalid-content', file: 'land.geojson', pointer: '/crs' });
    expect(error.message).toContain('about 12° wide, which is 1,332 km');
    expect(error.message).toContain('remove the member crs');
  });

  it('with a center that is not on Earth are rejected', () => {
    const spaces = collection(room('A', 0, 0, 12, 8));
    const error = errorOf(() => importGeoJson([{ spaces }], { center: [200, 0] }));
    expect(error.message).toContain('center is [200, 0]; expected [longitude, latitude]');
  });

  it('of any plan keep every room at its size, and degrees stay as they are', () => {
    const numbers = { noNaN: true, noDefaultInfinity: true };
    const anyRoom = fc.record({
      x: fc.double({ min: -300, max: 300, ...numbers }),
      y: fc.double({ min: -300, max: 300, ...numbers }),
      width: fc.double({ min: 1, max: 60, ...numbers }),
      depth: fc.double({ min: 1, max: 60, ...numbers }),
    });
    const anyRooms = fc.array(anyRoom, { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(anyRooms, (rooms) => {
        const features = rooms.map(({ x, y, width, depth }, i) =>
          room(`R${i}`, x, y, x + width, y + depth),
        );
        const read = importGeoJson([{ spaces: collection(...features) }], shapesOnly);
        expect(countsOf(read.report)['local coordinates']).toBe(rooms.length * 5);
        expect(sizesOf(read.venue)).toEqual(
          rooms.map(({ width, depth }): unknown[] => [
            expect.closeTo(width, 2),
            expect.closeTo(depth, 2),
          ]),
        );
        const again = importedOrRefused(() =>
          importGeoJson([{ spaces: collection(...Object.values(read.venue.spaces).flat()) }], {
            ...shapesOnly,
            center: berlin,
          }),
        );
        expect(again?.report.entries).toEqual([]);
        expect(again?.venue.manifest.center).toEqual(read.venue.manifest.center);
      }),
    );
  });
});

describe('GJ-15: heights', () => {
  it('are left out, which is noted once with the number of features', () => {
    const high = (name: string, height: number) => {
      const { geometry, ...others } = room(name, 8, 50, 8.0001, 50.0001);
      const coordinates = geometry.coordinates.map((ring) => ring.map((at) => [...at, height]));
      return { ...others, geometry: { ...geometry, coordinates } };
    };
    const spaces = collection(high('A', 12.5), high('B', 3), high('C', 0));
    const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
    expect(Object.values(venue.spaces).flat()).toHaveLength(3);
    expect(report.entries).toEqual([
      expect.objectContaining({ effect: 'lost', what: 'height', count: 2, pointer: '/features/0' }),
    ]);
  });
});

function collection(...features: unknown[]) {
  return { type: 'FeatureCollection', features };
}

type Box = readonly [west: number, south: number, east: number, north: number];

function room(name: string, ...[west, south, east, north]: Box) {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry = { type: 'Polygon', coordinates: [ring] };
  return { type: 'Feature', geometry, properties: { name, kind: 'room' } };
}

/** Width and depth of each space, in meters. */
function sizesOf({ spaces, manifest }: Mvf): number[][] {
  const plane = new LocalPlane(manifest.center);
  return Object.values(spaces)
    .flat()
    .map(({ geometry }) => {
      const corners = geometry.coordinates.flat() as unknown as number[][];
      const local = corners.map((corner) => plane.toLocal(corner));
      const spanOf = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers);
      return [spanOf(local.map(([east]) => east)), spanOf(local.map(([, north]) => north))];
    });
}
