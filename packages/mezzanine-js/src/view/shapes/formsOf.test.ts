import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MezzanineError } from '../../data/MezzanineError.ts';
import type { ShapeGeoJson } from '../Shape.ts';
import { formsOf } from './formsOf.ts';

const options = {
  toLocal: ([x = 0, y = 0]: readonly number[]) => [x, y] as const,
  widthMeters: 2,
  radiusMeters: 1,
};

const ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 0],
];

const of = (geoJson: unknown) => formsOf(geoJson as ShapeGeoJson, options);

test('a polygon is an area without the repeated position', () => {
  expect(of({ type: 'Polygon', coordinates: [ring] })).toEqual([
    { type: 'area', polygons: [[ring.slice(0, 3)]] },
  ]);
});

test('a line is a path with the given width', () => {
  expect(of({ type: 'LineString', coordinates: [...ring.slice(0, 2), ring[1]] })).toEqual([
    { type: 'path', line: ring.slice(0, 2), isClosed: false, widthMeters: 2 },
  ]);
});

test('a point is a disc with the given radius', () => {
  const [disc] = of({ type: 'Point', coordinates: [10, 20] });
  const corners = disc?.type === 'area' ? (disc.polygons[0]?.[0] ?? []) : [];
  expect(corners.length).toBeGreaterThan(20);
  for (const [x, y] of corners) expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(1);
});

test('a collection is all of its features', () => {
  const feature = { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[ring]] } };
  expect(of({ type: 'FeatureCollection', features: [feature, feature] })).toHaveLength(2);
  expect(of(feature)).toHaveLength(1);
});

test.each([
  [null, 'geoJson is null'],
  [{ type: 'Circle' }, 'geoJson.type is "Circle"'],
  [{ type: 'Point', coordinates: ['a', 1] }, 'geoJson.coordinates is'],
  [{ type: 'LineString', coordinates: [[0, 0]] }, 'geoJson.coordinates is'],
  [{ type: 'Polygon', coordinates: [[[0, 95]]] }, 'geoJson.coordinates[0][0] is'],
  [{ type: 'FeatureCollection', features: [] }, 'at least one geometry'],
  [{ type: 'FeatureCollection', features: [7] }, 'geoJson.features[0] is 7'],
])('%j is rejected with the invalid position', (geoJson, message) => {
  expect(() => of(geoJson)).toThrow(message);
});

test('any input throws only a typed error', () => {
  fc.assert(
    fc.property(fc.object({ key: fc.constantFrom('type', 'coordinates', 'features') }), (given) => {
      try {
        of(given);
      } catch (error) {
        expect(error).toBeInstanceOf(MezzanineError);
      }
    }),
  );
});
