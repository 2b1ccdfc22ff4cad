import { expect, test } from 'vitest';
import type { SceneView } from '../SceneModel.ts';
import type { FlatFit } from './fitFlat.ts';
import { flatQuadOf } from './flatQuad.ts';

/** A view from straight above, ten pixels per meter, rotated clockwise by `degrees`. */
function viewTurned(degrees: number): SceneView {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const scale = 10 / 200;
  const viewProjection = [c, s, 0, 0, -s, c, 0, 0, 0, 0, -0.001, 0].map((one) => one * scale);
  return {
    viewProjection: [...viewProjection, 0, 0, 0, 1],
    width: 400,
    height: 400,
    pixelRatio: 1,
    metersPerPixel: 0.1,
  };
}

const fit: FlatFit = { lines: ['Harbor'], sizeMeters: 1, widthEms: 6 };
const at = { middle: [0, 0, 0], axis: [1, 0] } as const;

test('a text on the floor rotates with the map', () => {
  const level = flatQuadOf(viewTurned(0), at, fit, false);
  expect(level?.box.width).toBeCloseTo(60);
  expect(level?.box.height).toBeCloseTo(11.6);
  const upright = flatQuadOf(viewTurned(80), at, fit, false);
  expect(upright?.box.height).toBeGreaterThan(55);
});

test('letters have the height of the font size on the floor', () => {
  expect(flatQuadOf(viewTurned(30), at, fit, false)?.letterPixels).toBeCloseTo(10);
});

test('a text flips before it is upside down, and does not flicker', () => {
  expect(flatQuadOf(viewTurned(180), at, fit, false)?.isFlipped).toBe(true);
  expect(flatQuadOf(viewTurned(0), at, fit, true)?.isFlipped).toBe(false);
  for (const wasFlipped of [true, false]) {
    expect(flatQuadOf(viewTurned(90), at, fit, wasFlipped)?.isFlipped).toBe(wasFlipped);
  }
});

test('the box of a rotated text is hardly larger than the text', () => {
  const quad = flatQuadOf(viewTurned(45), at, fit, false);
  const area = ({ width, height }: { width: number; height: number }) => width * height;
  const taken = (quad?.boxes ?? []).reduce((sum, box) => sum + area(box), 0);
  expect(taken).toBeLessThan(area(quad?.box ?? { width: 0, height: 0 }) * 0.7);
});
