import { expect, test } from 'vitest';
import { Ray } from '../hitPrism.ts';
import type { PathShape } from '../SceneModel.ts';
import { hitPath } from './hitPath.ts';

const path: PathShape = {
  type: 'path',
  line: [
    [0, 0],
    [10, 0],
  ],
  isClosed: false,
  widthMeters: 1,
};

const straightDown = (x: number, y: number) => new Ray([x, y, 10], [x, y, 0]);

test('a ray hits a line within its width', () => {
  expect(hitPath(straightDown(5, 0.4), path, 2, 0.5)).toBeCloseTo(0.8);
  expect(hitPath(straightDown(5, 0.6), path, 2, 0.5)).toBeUndefined();
});

test('a line stops at its ends', () => {
  expect(hitPath(straightDown(10.4, 0), path, 0, 0.5)).toBeCloseTo(1);
  expect(hitPath(straightDown(10.6, 0), path, 0, 0.5)).toBeUndefined();
});

test('a closed line is hit on its closing segment', () => {
  const triangle: PathShape = {
    ...path,
    isClosed: true,
    line: [
      [0, 0],
      [10, 0],
      [0, 10],
    ],
  };
  expect(hitPath(straightDown(0, 5), triangle, 0, 0.5)).toBeCloseTo(1);
  expect(hitPath(straightDown(0, 5), { ...triangle, isClosed: false }, 0, 0.5)).toBeUndefined();
});
