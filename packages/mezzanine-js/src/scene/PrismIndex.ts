import Flatbush from 'flatbush';
import { boundsOf } from './boundsOf.ts';
import { hitPrism, type Ray } from './hitPrism.ts';
import type { PaintSource, SceneFeature } from './SceneModel.ts';

/** A feature the ray meets. */
export interface PrismHit {
  readonly id: string;
  /** Share of the ray at which it is met; less is nearer. */
  readonly at: number;
}

/** Finds what a ray meets among the raised areas of one floor. */
export class PrismIndex {
  readonly #features: SceneFeature[];
  readonly #paintOf: PaintSource;
  readonly #index: Flatbush | undefined;

  /**
   * @param features - of one floor; only pickable areas are kept
   * @param paintOf - how high they are, asked with every pick
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
   * Everything visible that the ray meets, nearest first; of things met at the same place, what
   * lies in the higher layer first, then the smaller.
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
