import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';
import type { FeaturePaint, FeaturePicture } from './SceneModel.ts';

/** Texels per row; {@link STATE_ROWS} rows hold the state of that many features. */
export const STATE_WIDTH = 256;
/** Color, geometry, image of the top, image of the sides. */
export const STATE_ROWS = 4;

/** The constant state of a feature. */
export interface FeatureForm {
  readonly layer: number;
  /** Maximum width of the outline along the top; negative for a third of a path's width. */
  readonly lineLimitMeters: number;
}

/**
 * How every feature of a floor is drawn, as a texture. One row holds color and opacity; the next
 * holds height, altitude, layer, and outline limit; then its images: twice the layer in the texture
 * array plus its opacity, width, height, and rotation. A hover is a single write.
 */
export class StateTexture {
  /** The texture that shaders read. */
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

  /** Writes the fields of a feature that never change. */
  setForm(index: number, form: FeatureForm): void {
    const at = offsetOf(index) + STATE_WIDTH * 4;
    this.#data[at + 2] = form.layer;
    this.#data[at + 3] = form.lineLimitMeters;
    this.texture.needsUpdate = true;
  }

  /** Writes how a feature is drawn. */
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
