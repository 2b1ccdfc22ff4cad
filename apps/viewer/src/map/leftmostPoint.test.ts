import { expect, it } from 'vitest';
import { leftmostPoint } from './leftmostPoint.ts';

const square: [number, number][] = [
  [4.5, 51.9],
  [4.502, 51.9],
  [4.502, 51.902],
  [4.5, 51.902],
  [4.5, 51.9],
];

it.each([
  [0, 4.5, [51.9, 51.902]],
  [180, 4.502, [51.9, 51.902]],
  [45, 4.5, [51.902]],
  [-45, 4.5, [51.9]],
  [135, 4.502, [51.902]],
])(
  'with the bearing %i, finds the corner at the left of the screen',
  (bearing, longitude, latitudes) => {
    const found = leftmostPoint({ type: 'Polygon', coordinates: [square] }, bearing);
    expect(found.longitude).toBe(longitude);
    expect(latitudes).toContain(found.latitude);
  },
);

it('compares the parts of a floor', () => {
  const west = square.map(([x, y]): [number, number] => [x - 1, y]);
  const geometry = { type: 'MultiPolygon' as const, coordinates: [[square], [west]] };
  expect(leftmostPoint(geometry, 0).longitude).toBe(3.5);
});
