import type { MapView, SpaceChange } from '@mezzanine/mezzanine-js';

interface Layer {
  readonly ids: readonly string[];
  readonly change: SpaceChange;
}

/**
 * States that components give to the spaces of a map, one over the other: when the upper one goes,
 * what the lower one said shows again.
 */
export class StateLayers {
  static readonly #byMap = new WeakMap<MapView, StateLayers>();
  readonly #mapView: MapView;
  readonly #layers = new Map<object, Layer>();

  private constructor(mapView: MapView) {
    this.#mapView = mapView;
  }

  /** The states of a map. */
  static of(mapView: MapView): StateLayers {
    const known = StateLayers.#byMap.get(mapView) ?? new StateLayers(mapView);
    StateLayers.#byMap.set(mapView, known);
    return known;
  }

  /**
   * Gives spaces a state, over those that are there; a layer that is there keeps its place.
   *
   * @param key - names the layer
   * @param layer - ids of spaces, and what to change of them
   * @throws MezzanineError as `mapView.spaces.update` does
   */
  set(key: object, layer: Layer): void {
    const before = this.#layers.get(key);
    if (!before) this.#mapView.spaces.update(layer.ids, layer.change);
    this.#layers.set(key, layer);
    if (before) this.#draw([...before.ids, ...layer.ids]);
  }

  /** Takes a state away. */
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
