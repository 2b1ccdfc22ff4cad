import { expect, test } from 'vitest';
import type { FeaturePaint } from './SceneModel.ts';
import { STATE_ROWS, STATE_WIDTH, StateTexture } from './StateTexture.ts';

const plain: FeaturePaint = {
  color: [0.25, 0.5, 0.75],
  opacity: 1,
  heightMeters: 3,
  altitudeMeters: 1,
};

function texelsOf(state: StateTexture, feature: number): number[][] {
  const data = state.texture.image.data as Float32Array;
  const row = Math.floor(feature / STATE_WIDTH) * STATE_ROWS;
  return Array.from({ length: STATE_ROWS }, (_, i) => {
    const at = ((row + i) * STATE_WIDTH + (feature % STATE_WIDTH)) * 4;
    return Array.from(data.subarray(at, at + 4));
  });
}

test('every feature has its own texels, including in later rows', () => {
  const state = new StateTexture(STATE_WIDTH + 2);
  state.setForm(STATE_WIDTH + 1, { layer: 2, lineLimitMeters: 0.5 });
  state.setPaint(STATE_WIDTH + 1, plain);
  expect(texelsOf(state, STATE_WIDTH + 1)).toEqual([
    [0.25, 0.5, 0.75, 1],
    [3, 1, 2, 0.5],
    [0, 1, 1, 0],
    [0, 1, 1, 0],
  ]);
  expect(texelsOf(state, STATE_WIDTH)[0]).toEqual([0, 0, 0, 0]);
});

test('textures of top and sides are separate, and are removed when the feature is plain again', () => {
  const state = new StateTexture(1);
  const picture = { layer: 3, widthMeters: 2, heightMeters: 1, turnRadians: 0.5, strength: 1 };
  state.setPaint(0, { ...plain, top: picture, sides: { ...picture, layer: 0, strength: 0.5 } });
  expect(texelsOf(state, 0).slice(2)).toEqual([
    [7, 2, 1, 0.5],
    [0.5, 2, 1, 0.5],
  ]);
  state.setPaint(0, plain);
  expect(texelsOf(state, 0).slice(2)).toEqual([
    [0, 1, 1, 0],
    [0, 1, 1, 0],
  ]);
});
