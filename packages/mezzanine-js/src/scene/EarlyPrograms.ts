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
 * Asks for the programs of a floor before there is one: the graphics process compiles them while
 * the floor is built here, and the first picture does not wait for them. Programs are kept by their
 * source, so that the floor's own materials get the very same.
 */
export class EarlyPrograms {
  readonly #renderer: WebGLRenderer;
  readonly #materials: RawShaderMaterial[] = [];

  /** @param renderer - what programs are asked of */
  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  /** Asks for one after the other. */
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

  /** Frees what was made; until then the programs stay. */
  dispose(): void {
    for (const material of this.#materials) material.dispose();
  }
}
