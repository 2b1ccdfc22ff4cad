import {
  BufferGeometry,
  Camera,
  Mesh,
  type RawShaderMaterial,
  Texture,
  Vector2,
  Vector4,
  type WebGLRenderer,
} from 'three';
import type { Steps } from '../steps.ts';
import { labelMaterial } from './labels/LabelBatch.ts';
import { groundMaterial, LookUniforms, openingMaterial, solidMaterial } from './materials.ts';
import { shadeMaterial } from './ShadeMap.ts';

/**
 * Compiles the programs of a floor before the floor exists: the GPU process compiles them while the
 * floor is built here, so the first frame does not wait for them. Programs are cached by source, so
 * the materials of the floor reuse them.
 */
export class EarlyPrograms {
  readonly #renderer: WebGLRenderer;
  readonly #materials: RawShaderMaterial[] = [];

  /** @param renderer - compiles the programs */
  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  /** Compiles the programs one after another. */
  *compileSteps(): Steps<void> {
    const shade = { texture: new Texture(), area: new Vector4() };
    const look = new LookUniforms();
    const geometry = new BufferGeometry();
    const camera = new Camera();
    for (const material of [
      solidMaterial(shade.texture, shade, look),
      groundMaterial(shade, look),
      openingMaterial(),
      shadeMaterial(shade.area, new Vector2()),
      labelMaterial(),
    ]) {
      this.#materials.push(material);
      this.#renderer.compile(new Mesh(geometry, material), camera);
      yield;
    }
  }

  /** Frees the programs. */
  dispose(): void {
    for (const material of this.#materials) material.dispose();
  }
}
