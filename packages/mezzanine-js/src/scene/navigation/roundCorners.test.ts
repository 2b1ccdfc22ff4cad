import { expect, test } from 'vitest';
import type { Point } from '../SceneModel.ts';
import { roundCorners, turnAt } from './roundCorners.ts';

const corner: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
];

test('a corner becomes a curve that turns by a few degrees at most per step', () => {
  const line = roundCorners(corner);
  const turns = line
    .slice(1, -1)
    .map((point, i) => Math.abs(turnAt(line[i] ?? point, point, line[i + 2] ?? point)));
  expect(line.length).toBeGreaterThan(8);
  expect(Math.max(...turns)).toBeLessThan(Math.PI / 10);
});

test('a curve stays within half a meter of the corner it rounds', () => {
  const nearest = Math.min(...roundCorners(corner).map(([x, y]) => Math.hypot(x - 10, y)));
  expect(nearest).toBeGreaterThan(0.1);
  expect(nearest).toBeLessThan(0.5);
});

test('a line keeps its ends, and loses duplicate points', () => {
  const line = roundCorners([
    [0, 0],
    [0, 0.001],
    [5, 0],
    [9, 0],
  ]);
  expect(line).toEqual([
    [0, 0],
    [5, 0],
    [9, 0],
  ]);
});
