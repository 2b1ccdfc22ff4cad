import { expect, test } from 'vitest';
import { LocalProjection } from '../../data/LocalProjection.ts';
import { MezzanineError } from '../../data/MezzanineError.ts';
import { upTheStairs } from '../../data/directions/twoFloors.fixture.ts';
import type { BlueDotPosition } from './BlueDotPosition.ts';
import { simulateWalk } from './simulateWalk.ts';

const { venue, directions } = upTheStairs();
const projection = new LocalProjection(venue.center);
const placeOf = ({ longitude, latitude }: BlueDotPosition) =>
  projection.toLocal([longitude, latitude]);

test('the same seed gives the same walk, and another seed another one', () => {
  const options = { noiseMeters: 2, seed: 5 };
  expect(simulateWalk(directions, options)).toEqual(simulateWalk(directions, options));
  expect(simulateWalk(directions, options)).not.toEqual(
    simulateWalk(directions, { ...options, seed: 6 }),
  );
});

test('without noise, the walk follows the line at the requested pace', () => {
  const walk = simulateWalk(directions, { speedMetersPerSecond: 2 });
  const [first, second] = [walk[0], walk[1]].map((one) => (one ? placeOf(one) : [0, 0]));
  const meters = Math.hypot(
    (second?.[0] ?? 0) - (first?.[0] ?? 0),
    (second?.[1] ?? 0) - (first?.[1] ?? 0),
  );
  expect(meters).toBeCloseTo(2, 1);
  expect(walk[1]).toMatchObject({ timestamp: 1000, floorId: 'f_ground' });
  expect(walk[1]?.headingDegrees).toBeCloseTo(90, 0);
});

test('a walk ends where the directions end, on the floor they lead to', () => {
  const end = simulateWalk(directions).at(-1);
  expect(end?.floorId).toBe('f_upper');
  expect(end?.longitude).toBeCloseTo(directions.path.at(-1)?.longitude ?? 0, 7);
  expect(end?.latitude).toBeCloseTo(directions.path.at(-1)?.latitude ?? 0, 7);
});

test('errors have the requested size', () => {
  const options = { intervalMs: 10, speedMetersPerSecond: 0.2 };
  const exact = simulateWalk(directions, options).map(placeOf);
  const noisy = simulateWalk(directions, { ...options, noiseMeters: 3 }).map(placeOf);
  const squares = noisy.map(([x], i) => (x - (exact[i]?.[0] ?? 0)) ** 2);
  const deviation = Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length);
  expect(deviation).toBeGreaterThan(2.4);
  expect(deviation).toBeLessThan(3.6);
});

test('an invalid argument is named', () => {
  expect(() => simulateWalk(directions, { noiseMeters: -1 })).toThrow('options.noiseMeters is -1.');
  expect(() => simulateWalk({} as never)).toThrow(MezzanineError);
});
