import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  Sphere,
  type Group,
  type RawShaderMaterial,
} from 'three';
import type { LookUniforms } from '../materials.ts';
import { quadOf, SQUARE } from '../quadOf.ts';
import type { ModelAsset } from './ModelAsset.ts';
import { modelMaterial, modelShadeMaterial } from './modelMaterial.ts';
import type { ModelPlace, SceneModelItem } from './SceneModelItem.ts';

/** One instance of a model. */
export interface StandingModel {
  readonly item: SceneModelItem;
  readonly at: ModelPlace;
}

/** After all floors: first the shadows on them, then models, then shapes. */
const SHADE_ORDER = 9_500;
const MODEL_ORDER = 9_600;
const INSTANCED = ['standing', 'turning', 'tint'] as const;

/**
 * All instances of one model on one floor: one draw call for each material, and one for their
 * shadows.
 */
export class ModelBatch {
  readonly #meshes: readonly Mesh<InstancedBufferGeometry, RawShaderMaterial>[];
  readonly #seenThrough: readonly boolean[];
  #capacity = 0;

  /**
   * @param asset - the model
   * @param look - uniforms shared by the scene
   * @param group - group of the floor
   */
  constructor({ data, parts }: ModelAsset, look: LookUniforms, group: Group) {
    const shade = new Mesh(
      quadOf(new InstancedBufferGeometry(), SQUARE),
      modelShadeMaterial(look, data),
    );
    shade.renderOrder = SHADE_ORDER;
    const bodies = parts.map(({ part, attributes, indices, texture }) => {
      const geometry = new InstancedBufferGeometry();
      for (const [name, attribute] of Object.entries(attributes)) {
        geometry.setAttribute(name, attribute);
      }
      geometry.setIndex(indices);
      const mesh = new Mesh(geometry, modelMaterial(look, part, texture));
      mesh.renderOrder = MODEL_ORDER;
      return mesh;
    });
    this.#seenThrough = [false, ...parts.map(({ part }) => part.isSeenThrough)];
    this.#meshes = [shade, ...bodies];
    for (const mesh of this.#meshes) {
      mesh.frustumCulled = false;
      mesh.geometry.boundingSphere = new Sphere();
      group.add(mesh);
    }
  }

  /**
   * Whether there are more instances than the buffers can hold; call {@link releaseGraphics} before
   * writing them.
   */
  isTooSmallFor(count: number): boolean {
    return count > this.#capacity;
  }

  /** Replaces all instances. */
  write(standing: readonly StandingModel[]): void {
    if (this.isTooSmallFor(standing.length)) this.#grow(standing.length);
    const [first] = this.#meshes;
    if (!first) return;
    const [places, turns, tints] = INSTANCED.map((name) => first.geometry.getAttribute(name));
    standing.forEach(({ item, at }, index) => {
      const visible = item.opacity > 0 ? item.scale : 0;
      places?.setXYZW(index, ...at.place, visible);
      turns?.setXYZW(index, item.headingRadians, item.pitchRadians, item.altitudeMeters, 0);
      tints?.setXYZW(index, ...item.tint, item.opacity);
    });
    for (const attribute of [places, turns, tints]) if (attribute) attribute.needsUpdate = true;
    const isFaint = standing.some(({ item }) => item.opacity < 1);
    this.#meshes.forEach((mesh, index) => {
      mesh.geometry.instanceCount = standing.length;
      mesh.visible = standing.length > 0;
      if (index > 0) mesh.material.transparent = isFaint || (this.#seenThrough[index] ?? false);
    });
  }

  /** Frees all GPU resources. Release all batches of a model together, because they share them. */
  releaseGraphics(): void {
    for (const { geometry, material } of this.#meshes) {
      geometry.dispose();
      material.dispose();
    }
  }

  /** Removes the batch from its floor permanently. */
  remove(): void {
    this.releaseGraphics();
    for (const mesh of this.#meshes) mesh.removeFromParent();
  }

  #grow(count: number): void {
    this.#capacity = Math.max(count, this.#capacity * 2);
    for (const name of INSTANCED) {
      const values = new Float32Array(this.#capacity * 4);
      const attribute = new InstancedBufferAttribute(values, 4).setUsage(DynamicDrawUsage);
      for (const { geometry } of this.#meshes) geometry.setAttribute(name, attribute);
    }
  }
}
