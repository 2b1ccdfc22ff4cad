import { describe, expect, test } from 'vitest';
import type { LocalPoint } from '@mezzanine/mvf';
import { areaOf, distanceToBoundary, interiorPointOf } from './polygon.ts';

const square: LocalPoint[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
/** Open to the east, so that its centroid lies outside of it. */
const bracket: LocalPoint[] = [
  [0, 0],
  [10, 0],
  [10, 1],
  [1, 1],
  [1, 9],
  [10, 9],
  [10, 10],
  [0, 10],
];

describe('areaOf', () => {
  test('is the outer ring minus its holes, in either direction', () => {
    const hole: LocalPoint[] = [
      [2, 2],
      [4, 2],
      [4, 4],
      [2, 4],
    ];
    expect(areaOf([square])).toBe(100);
    expect(areaOf([square, hole])).toBe(96);
    expect(areaOf([square, [...hole].reverse()])).toBe(96);
  });

  test('is 0 without rings, and never negative', () => {
    expect(areaOf([])).toBe(0);
    expect(areaOf([[[0, 0]], square])).toBe(0);
  });
});

describe('interiorPointOf', () => {
  test('is the centroid if that is inside', () => {
    expect(interiorPointOf([square])).toEqual([5, 5]);
  });

  test('stays inside a shape that bends around its centroid', () => {
    const [x, y] = interiorPointOf([bracket]);
    expect([x, y]).toEqual([0.5, 5]);
  });

  test('is not inside a hole', () => {
    const hole: LocalPoint[] = [
      [1, 4],
      [8, 4],
      [8, 6],
      [1, 6],
    ];
    expect(interiorPointOf([square, hole])).toEqual([9, 5]);
  });

  test('is a point of the line if there is no area', () => {
    const line: LocalPoint[] = [
      [0, 0],
      [5, 0],
      [0, 0],
    ];
    expect(interiorPointOf([line])).toEqual([0, 0]);
  });
});

describe('distanceToBoundary', () => {
  test('is measured to the nearest edge, from inside and outside', () => {
    expect(distanceToBoundary([square], [5, 9])).toBe(1);
    expect(distanceToBoundary([square], [13, 14])).toBe(5);
  });

  test('closes a ring that is not closed', () => {
    expect(distanceToBoundary([square.slice(0, 4)], [-2, 5])).toBe(2);
  });
});
