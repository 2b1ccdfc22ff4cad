import { expect, test } from 'vitest';
import { alongAt, type SeenStretch } from './alongAt.ts';

/** Ten pixels per meter, first to the right, then down; it starts 20 meters into the route. */
const stretch: SeenStretch = {
  line: [
    [0, 0],
    [10, 0],
    [10, -10],
  ],
  seen: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ],
  startsAt: 20,
};

test('a point on a route is measured in meters along it', () => {
  expect(alongAt(stretch, { x: 40, y: 3 }, 8)).toBeCloseTo(24);
  expect(alongAt(stretch, { x: 98, y: 50 }, 8)).toBeCloseTo(35);
});

test('a point next to a route hits nothing', () => {
  expect(alongAt(stretch, { x: 40, y: 9 }, 8)).toBeUndefined();
  expect(alongAt(stretch, { x: -20, y: 0 }, 8)).toBeUndefined();
});

test('a hidden part of a route cannot be hit, but counts toward the length', () => {
  const half = { ...stretch, seen: [undefined, ...stretch.seen.slice(1)] };
  expect(alongAt(half, { x: 40, y: 0 }, 8)).toBeUndefined();
  expect(alongAt(half, { x: 100, y: 50 }, 8)).toBeCloseTo(35);
});

test('a route with a repeated position can be hit there', () => {
  const twice: SeenStretch = {
    line: [
      [0, 0],
      [0, 0],
    ],
    seen: [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ],
    startsAt: 0,
  };
  expect(alongAt(twice, { x: 6, y: 5 }, 8)).toBe(0);
});
