import { expect, test } from 'vitest';
import { boxAt } from './boxAt.ts';

const point = { x: 100, y: 50 };
const size = { width: 20, height: 10 };

test.each([
  ['center', 90, 45],
  ['top', 90, 50],
  ['bottom', 90, 40],
  ['left', 100, 45],
  ['right', 80, 45],
  ['top-left', 100, 50],
  ['bottom-right', 80, 40],
] as const)('the %s of the box is at the point', (anchor, left, top) => {
  expect(boxAt(point, size, anchor)).toEqual({ left, top, ...size });
});
