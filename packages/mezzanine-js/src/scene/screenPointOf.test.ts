import { expect, test } from 'vitest';
import { screenPointOf } from './screenPointOf.ts';
import type { SceneView } from './SceneModel.ts';

/** Looks straight down from above: x to the right, y up, w is one less a tenth of the height. */
const view: SceneView = {
  viewProjection: [0.1, 0, 0, 0, 0, 0.1, 0, 0, 0, 0, 1, -0.1, 0, 0, 0, 1],
  width: 200,
  height: 100,
  pixelRatio: 1,
  metersPerPixel: 0.1,
};

test('the center of the view is the center of the frame', () => {
  expect(screenPointOf(view, [0, 0, 0])).toEqual({ x: 100, y: 50 });
});

test('north is up, and closer points are farther apart', () => {
  expect(screenPointOf(view, [5, 5, 0])).toEqual({ x: 150, y: 25 });
  expect(screenPointOf(view, [5, 5, 5])).toEqual({ x: 200, y: 0 });
});

test('points behind the camera have no position', () => {
  expect(screenPointOf(view, [0, 0, 11])).toBeUndefined();
});
