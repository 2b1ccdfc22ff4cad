import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';
import type { FeaturePaint, FeaturePicture } from './SceneModel.ts';

/** Texels in a row; {@link STATE_ROWS} rows hold all of as many features. */
export const STATE_WIDTH = 256;
/** Color, form, picture of the top, picture of the sides. */
export const STATE_ROWS = 4;

/** What of a feature never changes. */
export interface FeatureForm {
  readonly layer: number;
  /** The line along the top is never wider than this; negative for a third of a path's width. */
  readonly lineLimitMeters: number;
}

/**
 * How every feature of a floor is drawn, as a texture: color and opacity in one texel, height,
 * altitude, layer and line limit in the texel of the row below, then its pictures: twice the layer
 * of the shelf plus how much it covers, width, height and turn. A hover is one write.
 */
export class StateTexture {
  /** What the shaders read. */
  readonly texture: DataTexture;
  readonly #data: Float32Array;

  /** @param count - number of features */
  constructor(count: number) {
    const rows = Math.max(1, Math.ceil(count / STATE_WIDTH)) * STATE_ROWS;
    this.#data = new Float32Array(STATE_WIDTH * rows * 4);
    this.texture = new DataTexture(this.#data, STATE_WIDTH, rows, RGBAFormat, FloatType);
    this.texture.magFilter = this.texture.minFilter = NearestFilter;
    this.texture.needsUpdate = true;
  }

  /** Writes what never changes of a feature. */
  setForm(index: number, form: FeatureForm): void {
    const at = offsetOf(index) + STATE_WIDTH * 4;
    this.#data[at + 2] = form.layer;
    this.#data[at + 3] = form.lineLimitMeters;
    this.texture.needsUpdate = true;
  }

  /** Writes how a feature is drawn from now on. */
  setPaint(index: number, paint: FeaturePaint): void {
    const at = offsetOf(index);
    this.#data.set([...paint.color, paint.opacity], at);
    this.#data.set([paint.heightMeters, paint.altitudeMeters], at + STATE_WIDTH * 4);
    this.#data.set(numbersOf(paint.top), at + STATE_WIDTH * 8);
    this.#data.set(numbersOf(paint.sides), at + STATE_WIDTH * 12);
    this.texture.needsUpdate = true;
  }

  /** Frees the texture. */
  dispose(): void {
    this.texture.dispose();
  }
}

function numbersOf(picture: FeaturePicture | undefined): readonly number[] {
  if (!picture) return [0, 1, 1, 0];
  const { layer, strength, widthMeters, heightMeters, turnRadians } = picture;
  return [layer * 2 + strength, widthMeters, heightMeters, turnRadians];
}

function offsetOf(index: number): number {
  const row = Math.floor(index / STATE_WIDTH) * STATE_ROWS;
  return (row * STATE_WIDTH + (index % STATE_WIDTH)) * 4;
}
