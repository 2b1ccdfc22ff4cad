import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../../fixtures/fuzzRuns.ts';
import type { Polygon } from '../../record-types/geometry.ts';
import { overlapArea } from '../geometry/overlapArea.ts';
import { findCrossing } from '../geometry/findCrossing.ts';
import type { Ring } from '../geometry/rings.ts';
import { at, box, type Draft } from '../houseVenue.fixture.ts';
import { findingsAfter, onlyFinding } from '../ruleCase.fixture.ts';

it('GEO-01: finds rings in the wrong direction, and accepts clockwise holes', () => {
  const finding = onlyFinding('GEO-01', (house) => {
    (house.spaces['f_1']?.[1]?.geometry as Polygon).coordinates[0]?.reverse();
  });
  expect(finding).toMatchObject({
    severity: 'warning',
    file: 'space/f_1.geojson',
    pointer: '/features/1/geometry/coordinates/0',
    place: { floor: 'f_1' },
    isFixable: true,
  });
  expect(finding.message).toBe(
    'The outer ring of room "Library" (f_1_s_a) runs clockwise; expected counterclockwise.',
  );
  const withHole = (hole: number[][]) => (house: Draft) =>
    (house.floors[1]?.geometry as Polygon).coordinates.push(hole as Polygon['coordinates'][0]);
  expect(
    findingsAfter(withHole(box(16, 6, 17, 7).reverse())).map(({ rule }) => rule),
  ).not.toContain('GEO-01');
  expect(findingsAfter(withHole(box(16, 6, 17, 7))).map(({ rule }) => rule)).toContain('GEO-01');
});

it('GEO-02: finds repeated positions', () => {
  const finding = onlyFinding('GEO-02', (house) => {
    const ring = (house.spaces['f_1']?.[1]?.geometry as Polygon).coordinates[0];
    ring?.splice(1, 0, [...(ring[0] ?? at(0, 0))]);
  });
  expect(finding).toMatchObject({ isFixable: true, pointer: '/features/1/geometry/coordinates/0' });
  const line = onlyFinding('GEO-02', (house) => {
    const wall = house.obstructions['f_1']?.[8]?.geometry.coordinates as number[][];
    wall.push([...(wall.at(-1) ?? [])]);
  });
  expect(line).toMatchObject({ isFixable: true, pointer: '/features/8/geometry/coordinates' });
});

it('GEO-03: finds self-intersecting rings, at the intersection', () => {
  const finding = onlyFinding('GEO-03', (house) => {
    house.areas['f_1']?.push({
      type: 'Feature',
      geometry: {
        type: 'Polygon',
        coordinates: [[at(1, 5), at(1, 8), at(5, 5), at(5, 9), at(1, 5)]],
      },
      properties: { id: 'ar_1', destinationNodes: [] },
    });
  });
  expect(finding).toMatchObject({ severity: 'error', file: 'area/f_1.geojson' });
  const [lon = 0, lat = 0] = finding.place?.position ?? [];
  expect(lon).toBeCloseTo(at(2.71, 6.71)[0], 6);
  expect(lat).toBeCloseTo(at(2.71, 6.71)[1], 6);
});

it('GEO-04: finds shapes without area', () => {
  const finding = onlyFinding('GEO-04', (house) => {
    house.areas['f_1']?.push({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [[at(1, 5), at(2, 5), at(3, 5), at(1, 5)]] },
      properties: { id: 'ar_1', destinationNodes: [] },
    });
  });
  expect(finding.message).toContain('an area of 0 cm²');
  onlyFinding('GEO-04', (house) => {
    house.obstructions['f_1']?.push({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: [at(20, 5), at(20, 5.003)] },
      properties: { id: 'o_new', kind: 'wall', entrances: [] },
    });
  });
});

it('GEO-05: finds holes outside their outer ring', () => {
  const finding = onlyFinding('GEO-05', (house) => {
    house.areas['f_1']?.push({
      type: 'Feature',
      geometry: {
        type: 'Polygon',
        coordinates: [box(1, 5, 3, 7), box(5, 5, 6, 6).reverse()],
      },
      properties: { id: 'ar_1', destinationNodes: [] },
    });
  });
  expect(finding.message).toContain('2.0 m outside its outer ring');
});

describe('GEO-06', () => {
  const overlap = (kind: string, parent?: string) => (house: Draft) =>
    house.spaces['f_1']?.push({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [box(2, 6, 4, 8)] },
      properties: { id: 's_new', kind, destinationNodes: [], ...(parent && { parent }) },
    });

  it('GEO-06: finds overlapping spaces', () => {
    const finding = onlyFinding('GEO-06', overlap('hallway'));
    expect(finding.message).toBe(
      'room "Library" (f_1_s_a) lies wholly inside or on hallway s_new: they share 4.0 m²; expected none.',
    );
  });

  it('GEO-06: allows a space inside its parent, and openings over floors', () => {
    expect(findingsAfter(overlap('hallway', 'f_1_s_a'))).toEqual([]);
    expect(findingsAfter(overlap('otb'))).toEqual([]);
  });
});

it('GEO-07: finds spaces that extend beyond their floor', () => {
  const finding = onlyFinding('GEO-07', (house) => {
    const ring = [at(0, 0), at(20, 0), at(20, 10), at(10, 10), at(10, 8), at(0, 8), at(0, 0)];
    (house.floors[1]?.geometry as Polygon).coordinates = [ring];
  });
  expect(finding.message).toContain(
    'has 20 m² of its 60 m² outside the outline of floor "Level 2"',
  );
});

it('GEO-08: finds outliers, and reports swapped longitude and latitude', () => {
  const finding = onlyFinding('GEO-08', (house) => {
    house.manifest.center = [51.9, 4.5];
  });
  expect(finding).toMatchObject({
    severity: 'error',
    file: 'manifest.geojson',
    pointer: '/features/0/geometry/coordinates',
  });
  expect(finding.message).toContain('Longitude and latitude are swapped');
  const stray = onlyFinding('GEO-08', (house) => {
    const wall = house.obstructions['f_1']?.[8]?.geometry.coordinates as number[][];
    wall[1] = [0, 0];
  });
  expect(stray.pointer).toBe('/features/8/geometry/coordinates/1');
  expect(stray.message).toContain('0, 0 stands for a missing position');
});

it('GEO-09: finds centers outside their shape', () => {
  const finding = onlyFinding('GEO-09', (house) => {
    const space = house.spaces['f_1']?.[1];
    if (space) space.properties.center = at(12, 7);
  });
  expect(finding.pointer).toBe('/features/1/properties/center');
  expect(finding.message).toContain('2.0 m outside it');
  expect(
    findingsAfter((house) => {
      const space = house.spaces['f_1']?.[1];
      if (space) space.properties.center = at(3, 7);
    }),
  ).toEqual([]);
});

describe('overlapArea', () => {
  const square = (x: number, y: number, size: number): Ring => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ];

  it('subtracts holes and accepts any ring direction', () => {
    const ring = [square(0, 0, 10), square(2, 2, 4)];
    expect(overlapArea(ring, [square(1, 1, 4)])).toBeCloseTo(16 - 9, 9);
    expect(overlapArea(ring, [[...square(1, 1, 4)].reverse()])).toBeCloseTo(7, 9);
    expect(overlapArea([square(0, 0, 5)], [square(5, 0, 5)])).toBe(0);
  });

  it(
    'matches a count of grid cells, for any two L-shapes',
    () => {
      const whole = fc.integer({ min: 1, max: 6 });
      const shape = fc.tuple(
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        whole,
        whole,
      );
      const ringOf = ([x, y, w, h]: readonly [number, number, number, number]): Ring => [
        [x, y],
        [x + 2 * w, y],
        [x + 2 * w, y + h],
        [x + w, y + h],
        [x + w, y + 2 * h],
        [x, y + 2 * h],
        [x, y],
      ];
      const covers = (
        [x, y, w, h]: readonly [number, number, number, number],
        i: number,
        j: number,
      ) => i >= x && j >= y && i < x + 2 * w && j < y + 2 * h && (i < x + w || j < y + h);
      fc.assert(
        fc.property(shape, shape, (a, b) => {
          let cells = 0;
          for (let i = 0; i < 20; i++) {
            for (let j = 0; j < 20; j++) if (covers(a, i, j) && covers(b, i, j)) cells++;
          }
          expect(overlapArea([ringOf(a)], [ringOf(b)])).toBeCloseTo(cells, 6);
        }),
        { numRuns: fuzzRuns },
      );
    },
    fuzzTimeout,
  );
});

it('findCrossing finds an intersection in long and short lines', () => {
  const circle = (corners: number): Ring =>
    Array.from({ length: corners + 1 }, (_, i) => {
      const turn = (2 * Math.PI * i) / corners;
      return [50 * Math.cos(turn), 50 * Math.sin(turn)] as const;
    });
  expect(findCrossing(circle(500))).toBeUndefined();
  const crossed = circle(500).map((spot, i) => (i === 250 ? ([60, 1] as const) : spot));
  expect(findCrossing(crossed)).toBeDefined();
});
