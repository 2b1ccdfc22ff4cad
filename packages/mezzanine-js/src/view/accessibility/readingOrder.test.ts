import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingOrder } from './readingOrder.ts';

const places = {
  northwest: [0, 100],
  north: [50, 97],
  northeast: [100, 102],
  middle: [50, 50],
  southeast: [100, 0],
} as const;
const names = Object.keys(places) as (keyof typeof places)[];
const order = (bearing: number) => readingOrder(names.toReversed(), (one) => places[one], bearing);

test('places are read in rows from top to bottom, each from left to right', () => {
  expect(order(0)).toEqual(['northwest', 'north', 'northeast', 'middle', 'southeast']);
});

test('the order follows a rotation by 90 degrees, and is stable under small rotations', () => {
  expect(order(30)).toEqual(order(0));
  expect(order(-44)).toEqual(order(0));
  expect(order(180)).toEqual(['southeast', 'middle', 'northeast', 'north', 'northwest']);
  expect(order(90)[0]).toBe('northeast');
  expect(order(-90)[0]).toBe('northwest');
});

test('no place is lost or repeated', () => {
  const coordinate = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate)),
      fc.integer({ min: -720, max: 720 }),
      (points, bearing) => {
        const indexes = points.map((_, i) => i);
        const read = readingOrder(indexes, (i) => points[i] ?? [0, 0], bearing);
        expect(read.toSorted((a, b) => a - b)).toEqual(indexes);
      },
    ),
  );
});
