import { expect, it } from 'vitest';
import { leftFrontPoint } from './leftFrontPoint.ts';

const square: [number, number][] = [
  [4.5, 51.9],
  [4.502, 51.9],
  [4.502, 51.902],
  [4.5, 51.902],
  [4.5, 51.9],
];

it.each([
  [0, [4.5, 51.9]],
  [180, [4.502, 51.902]],
  [45, [4.5, 51.902]],
  [-45, [4.5, 51.9]],
  [135, [4.502, 51.902]],
])('with the bearing %i, finds the left corner, the near one of two', (bearing, corner) => {
  const { longitude, latitude } = leftFrontPoint(
    { type: 'Polygon', coordinates: [square] },
    bearing,
  );
  expect([longitude, latitude]).toEqual(corner);
});

it('prefers a near corner that is almost as far to the left, and no other', () => {
  const nearOf = (east: number) => {
    const outline = square.map(([x, y]): [number, number] => [y < 51.901 ? x + east : x, y]);
    return leftFrontPoint({ type: 'Polygon', coordinates: [outline] }, 0).latitude;
  };
  expect(nearOf(0.0005)).toBe(51.9);
  expect(nearOf(0.0015)).toBe(51.902);
});

it('compares the parts of a floor', () => {
  const west = square.map(([x, y]): [number, number] => [x - 1, y]);
  const geometry = { type: 'MultiPolygon' as const, coordinates: [[square], [west]] };
  expect(leftFrontPoint(geometry, 0).longitude).toBe(3.5);
});
