import type { WebGLRenderer } from 'three';
import type { Ray } from './hitPrism.ts';
import type { SceneView } from './SceneModel.ts';

/** Something of a layer that a ray meets. */
export interface LayerHit {
  readonly id: number;
  /** Share of the ray at which it is met; less is nearer. */
  readonly at: number;
}

/**
 * Something that is drawn with a venue: lines, models, images. What belongs to a floor is put into
 * the scene's group of that floor, so that it rises and hides with it.
 */
export interface SceneLayer {
  /**
   * Told before each picture.
   *
   * @returns whether the next picture would be another
   */
  prepare(view: SceneView, now: number, renderer: WebGLRenderer): boolean;
  /** What a ray meets on a floor, nearest first; the ray is in the floor's own meters. */
  pick?(ray: Ray, floorId: string): readonly LayerHit[];
  /** Frees all that the graphics card holds; a later picture makes it again. */
  releaseGraphics(): void;
}
