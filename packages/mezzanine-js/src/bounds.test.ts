import { expect, it } from 'vitest';
import { boundsOfPoints } from './bounds.ts';

it('contains all points, and ignores further numbers', () => {
  const bounds = boundsOfPoints([
    [3, -2, 9],
    [-1, 5, -9],
  ]);
  expect(bounds).toEqual({ minX: -1, minY: -2, maxX: 3, maxY: 5 });
});

it('accepts more points than a call has arguments', () => {
  const line = Array.from({ length: 300_000 }, (_, x) => [x, -x]);
  expect(boundsOfPoints(line)).toEqual({ minX: 0, minY: -299_999, maxX: 299_999, maxY: -0 });
});

it('is empty without points', () => {
  expect(boundsOfPoints([]).minX).toBe(Infinity);
  expect(boundsOfPoints([]).maxX).toBe(-Infinity);
});
