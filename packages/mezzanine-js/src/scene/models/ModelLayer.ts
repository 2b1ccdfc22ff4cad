import type { Ray } from '../hitPrism.ts';
import type { LayerHit, SceneLayer } from '../SceneLayer.ts';
import type { VenueScene } from '../VenueScene.ts';
import { hitTriangles } from './hitTriangles.ts';
import type { ModelAsset } from './ModelAsset.ts';
import { ModelBatch, type StandingModel } from './ModelBatch.ts';
import { toModel, type SceneModelItem } from './SceneModelItem.ts';

/** A model and its instances. */
interface Drawn {
  readonly asset: ModelAsset;
  readonly batches: Map<string, ModelBatch>;
}

/** Renders models: all instances of a model on one floor share one draw call for each material. */
export class ModelLayer implements SceneLayer {
  readonly #scene: VenueScene;
  readonly #items = new Map<string, Map<number, SceneModelItem>>();
  readonly #drawn = new Map<string, Drawn>();
  readonly #changed = new Set<string>();

  /** @param scene - the scene it belongs to */
  constructor(scene: VenueScene) {
    this.#scene = scene;
    scene.addLayer(this);
  }

  /** Registers the asset of a source, or removes it. */
  setAsset(source: string, asset: ModelAsset | undefined): void {
    for (const batch of this.#drawn.get(source)?.batches.values() ?? []) batch.remove();
    this.#drawn.delete(source);
    if (asset) this.#drawn.set(source, { asset, batches: new Map() });
    this.#changed.add(source);
  }

  /** Whether this is the asset of a source. */
  has(source: string, asset: ModelAsset): boolean {
    return this.#drawn.get(source)?.asset === asset;
  }

  /** Adds a model, or replaces the model with the same id and source. */
  set(item: SceneModelItem): void {
    const items = this.#items.get(item.source) ?? new Map<number, SceneModelItem>();
    items.set(item.id, item);
    this.#items.set(item.source, items);
    this.#changed.add(item.source);
  }

  /** Removes a model. */
  remove(source: string, id: number): void {
    const items = this.#items.get(source);
    items?.delete(id);
    if (items?.size === 0) this.#items.delete(source);
    this.#changed.add(source);
  }

  prepare(): boolean {
    for (const source of this.#changed) this.#write(source);
    this.#changed.clear();
    return false;
  }

  pick(ray: Ray, floorId: string): LayerHit[] {
    const [from, to] = [ray.placeAt(0), ray.placeAt(1)];
    const hits: LayerHit[] = [];
    for (const [source, { asset }] of this.#drawn) {
      for (const item of this.#items.get(source)?.values() ?? []) {
        if (item.opacity <= 0 || item.scale <= 0) continue;
        const shares = item.places.flatMap((at) => {
          if (at.floorId !== floorId) return [];
          return hitTriangles(asset.data, toModel(item, at, from), toModel(item, at, to)) ?? [];
        });
        if (shares.length > 0) hits.push({ id: item.id, at: Math.min(...shares) });
      }
    }
    return hits.sort((a, b) => a.at - b.at);
  }

  releaseGraphics(): void {
    for (const { asset, batches } of this.#drawn.values()) {
      for (const batch of batches.values()) batch.releaseGraphics();
      for (const { texture } of asset.parts) texture?.dispose();
    }
  }

  #write(source: string): void {
    const drawn = this.#drawn.get(source);
    if (!drawn) return;
    const byFloor = new Map<string, StandingModel[]>();
    for (const floorId of drawn.batches.keys()) byFloor.set(floorId, []);
    for (const item of this.#items.get(source)?.values() ?? []) {
      for (const at of item.places) {
        const standing = byFloor.get(at.floorId);
        if (standing) standing.push({ item, at });
        else byFloor.set(at.floorId, [{ item, at }]);
      }
    }
    for (const [floorId, standing] of byFloor) {
      const batch = drawn.batches.get(floorId) ?? this.#makeBatch(drawn, floorId);
      // A larger buffer replaces the one on the GPU: release that first.
      if (batch.isTooSmallFor(standing.length)) {
        for (const one of drawn.batches.values()) one.releaseGraphics();
      }
      batch.write(standing);
    }
  }

  #makeBatch({ asset, batches }: Drawn, floorId: string): ModelBatch {
    const batch = new ModelBatch(asset, this.#scene.look, this.#scene.groupOf(floorId));
    batches.set(floorId, batch);
    return batch;
  }
}
