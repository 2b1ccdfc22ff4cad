import type { WebGLRenderer } from 'three';
import type { Ray } from './hitPrism.ts';
import type { SceneView } from './SceneModel.ts';

/** An item of a layer that a ray hits. */
export interface LayerHit {
  readonly id: number;
  /** Fraction of the ray at the hit; smaller is nearer. */
  readonly at: number;
}

/**
 * Items rendered with a venue: lines, models, images. Items on a floor are added to the scene's
 * group of that floor, so they move and hide with it.
 */
export interface SceneLayer {
  /**
   * Called before each frame.
   *
   * @returns whether another frame is needed
   */
  prepare(view: SceneView, now: number, renderer: WebGLRenderer): boolean;
  /**
   * Items on a floor that a ray hits, nearest first; the ray uses the floor's coordinates in
   * meters.
   */
  pick?(ray: Ray, floorId: string): readonly LayerHit[];
  /** Frees all GPU resources; a later frame recreates them. */
  releaseGraphics(): void;
}
