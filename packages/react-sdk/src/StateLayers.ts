import type { MapView, SpaceChange } from '@mezzanine/mezzanine-js';

interface Layer {
  readonly ids: readonly string[];
  readonly change: SpaceChange;
}

/**
 * Layers of space states from components, applied in order: when the upper layer is removed, the
 * values of the lower one apply again.
 */
export class StateLayers {
  static readonly #byMap = new WeakMap<MapView, StateLayers>();
  readonly #mapView: MapView;
  readonly #layers = new Map<object, Layer>();

  private constructor(mapView: MapView) {
    this.#mapView = mapView;
  }

  /** The state layers of a map. */
  static of(mapView: MapView): StateLayers {
    const known = StateLayers.#byMap.get(mapView) ?? new StateLayers(mapView);
    StateLayers.#byMap.set(mapView, known);
    return known;
  }

  /**
   * Sets the state of spaces, above existing layers; an existing layer keeps its position.
   *
   * @param key - identifies the layer
   * @param layer - ids of spaces, and their changes
   * @throws MezzanineError as `mapView.spaces.update` does
   */
  set(key: object, layer: Layer): void {
    const before = this.#layers.get(key);
    if (!before) this.#mapView.spaces.update(layer.ids, layer.change);
    this.#layers.set(key, layer);
    if (before) this.#draw([...before.ids, ...layer.ids]);
  }

  /** Removes a layer. */
  remove(key: object): void {
    const before = this.#layers.get(key);
    if (before && this.#layers.delete(key)) this.#draw(before.ids);
  }

  #draw(ids: readonly string[]): void {
    const affected = new Set(ids);
    const { spaces } = this.#mapView;
    spaces.reset([...affected]);
    for (const layer of this.#layers.values()) {
      const own = layer.ids.filter((id) => affected.has(id));
      if (own.length > 0) spaces.update(own, layer.change);
    }
  }
}
