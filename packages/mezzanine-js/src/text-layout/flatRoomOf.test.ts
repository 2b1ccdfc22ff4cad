import { expect, test } from 'vitest';

import { flatRoomOf } from './flatRoomOf.ts';

type Point = [number, number];

function box(width: number, height: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

test('a text runs along the longer side of a room', () => {
  expect(flatRoomOf([box(20, 4)], [10, 2])?.axis).toEqual([1, 0]);
  expect(flatRoomOf([box(4, 20)], [2, 10])?.axis.map(Math.abs)).toEqual([0, 1]);
});

test('a text follows a rotated room', () => {
  const turn = ([x, y]: Point): Point => [x * 0.8 - y * 0.6, x * 0.6 + y * 0.8];
  const room = flatRoomOf([box(20, 4).map(turn)], turn([10, 2]));
  expect(room?.axis[0]).toBeCloseTo(0.8);
  expect(room?.axis[1]).toBeCloseTo(0.6);
  expect(room?.lengthMeters).toBeLessThan(20);
  expect(room?.lengthMeters).toBeGreaterThan(16);
});

test('a text has no more room than the walls leave on both sides of its center', () => {
  const middle = flatRoomOf([box(20, 4)], [10, 2]);
  const aside = flatRoomOf([box(20, 4)], [5, 2]);
  expect(aside?.lengthMeters).toBeCloseTo((middle?.lengthMeters ?? 0) / 2);
  expect(middle?.depthMeters).toBeLessThan(4);
});

test('a hole, such as a column, ends a text', () => {
  const hole: Point[] = [
    [14, 1],
    [15, 1],
    [15, 3],
    [14, 3],
  ];
  const room = flatRoomOf([box(20, 4), hole], [10, 2], [1, 0]);
  expect(room?.lengthMeters).toBeLessThan(8);
});

test('a given direction is kept, even across a room', () => {
  const room = flatRoomOf([box(20, 4)], [10, 2], [0, 1]);
  expect(room?.axis).toEqual([0, 1]);
  expect(room?.lengthMeters).toBeLessThan(4);
});

test('a place outside has no room', () => {
  expect(flatRoomOf([box(20, 4)], [30, 2])).toBeUndefined();
});
