import Flatbush from 'flatbush';
import { boundsOf } from './boundsOf.ts';
import { hitPrism, type Ray } from './hitPrism.ts';
import type { PaintSource, SceneFeature } from './SceneModel.ts';

/** A feature that a ray hits. */
export interface PrismHit {
  readonly id: string;
  /** Fraction of the ray at the hit; smaller is nearer. */
  readonly at: number;
}

/** Finds what a ray hits among the extruded areas of one floor. */
export class PrismIndex {
  readonly #features: SceneFeature[];
  readonly #paintOf: PaintSource;
  readonly #index: Flatbush | undefined;

  /**
   * @param features - features of one floor; only pickable areas are kept
   * @param paintOf - returns the height of a feature; called for every pick
   */
  constructor(features: readonly SceneFeature[], paintOf: PaintSource) {
    this.#paintOf = paintOf;
    this.#features = features.filter((f) => f.isPickable && f.shape.type === 'area');
    if (this.#features.length === 0) return;
    this.#index = new Flatbush(this.#features.length);
    for (const feature of this.#features) {
      const { minX, minY, maxX, maxY } = boundsOf([feature]);
      this.#index.add(minX, minY, maxX, maxY);
    }
    this.#index.finish();
  }

  /**
   * All visible features that the ray hits, nearest first. Hits at the same point are sorted by
   * layer, highest first, then by area, smallest first.
   */
  pick(ray: Ray): PrismHit[] {
    const hits: (PrismHit & { layer: number; order: number })[] = [];
    for (const order of this.#candidates(ray)) {
      const feature = this.#features[order];
      if (!feature || feature.shape.type !== 'area') continue;
      const paint = this.#paintOf(feature.id);
      if (paint.opacity <= 0) continue;
      const bottom = paint.altitudeMeters;
      const at = hitPrism(ray, feature.shape.polygons, bottom, bottom + paint.heightMeters);
      if (at !== undefined) hits.push({ id: feature.id, at, layer: feature.layer, order });
    }
    hits.sort((a, b) =>
      Math.abs(a.at - b.at) > 1e-9 ? a.at - b.at : b.layer - a.layer || b.order - a.order,
    );
    return hits.map(({ id, at }) => ({ id, at }));
  }

  #candidates(ray: Ray): readonly number[] {
    if (!this.#index) return [];
    let [low, high] = [0, 0];
    for (const { id } of this.#features) {
      const paint = this.#paintOf(id);
      low = Math.min(low, paint.altitudeMeters);
      high = Math.max(high, paint.altitudeMeters + paint.heightMeters);
    }
    const [ax, ay] = ray.pointAtHeight(low);
    const [bx, by] = ray.pointAtHeight(high);
    return this.#index.search(
      Math.min(ax, bx),
      Math.min(ay, by),
      Math.max(ax, bx),
      Math.max(ay, by),
    );
  }
}
