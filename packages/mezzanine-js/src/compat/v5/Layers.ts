import type { MapContext } from './MapContext.ts';
import { expectMap } from './places.ts';
import { expectNumber, invalidArgument, unknownTarget } from './expectArgument.ts';
import type { PolygonLooks } from './PolygonLooks.ts';
import type { VenueMap } from './entities.ts';

/** Layers that fade with the zoom. */
export interface LayerGroup {
  /** Names or ids of layers. */
  readonly layers: readonly string[];
  /** Opacity from 0 to 1 at zoom levels of web maps, in the order of the levels. */
  readonly opacity: readonly { readonly zoomLevel: number; readonly value: number }[];
}

const STEPS = 20;

/** Layers of polygons that the operator shows and hides together. */
export class Layers {
  readonly #context: MapContext;
  readonly #looks: PolygonLooks;
  readonly #shown = new Map<LayerGroup, number>();

  /** @internal */
  constructor(context: MapContext, looks: PolygonLooks, groups: readonly LayerGroup[]) {
    this.#context = context;
    this.#looks = looks;
    for (const [i, { layers, opacity }] of groups.entries()) {
      const name = `options.layerGroups[${i}]`;
      this.#expectLayers(layers, `${name}.layers`);
      if (!Array.isArray(opacity) || opacity.length === 0) {
        throw invalidArgument(`${name}.opacity`, opacity, 'at least one zoom level and value');
      }
      for (const { value } of opacity) expectNumber(`${name}.opacity`, value, [0, 1]);
    }
    if (groups.length === 0) return;
    const fade = () => this.#fade(groups);
    context.map6.on('camera-change', fade);
    fade();
  }

  /**
   * Lists the layers that have polygons on a map.
   *
   * @param map - the map or its id
   * @returns names of layers
   * @throws MezzanineError `invalid-argument`
   */
  getAllLayersForMap(map: VenueMap | string): Promise<string[]> {
    const { id } = expectMap(this.#context, map);
    const layers = this.#context.venue.v6.layers.filter(({ spaces }) =>
      spaces.some(({ floor }) => floor.id === id),
    );
    return Promise.resolve(layers.map(({ name }) => name));
  }

  /**
   * Shows layers.
   *
   * @param layers - names or ids
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  showLayers(layers: readonly string[]): void {
    for (const polygon of this.#polygonsOf(layers)) this.#looks.reset(polygon, ['visible']);
  }

  /**
   * Hides layers.
   *
   * @param layers - names or ids
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  hideLayers(layers: readonly string[]): void {
    for (const polygon of this.#polygonsOf(layers)) this.#looks.change(polygon, { visible: false });
  }

  #fade(groups: readonly LayerGroup[]): void {
    const { zoomLevel } = this.#context.map6.camera;
    for (const group of groups) {
      const opacity = Math.round(opacityAt(group, zoomLevel) * STEPS) / STEPS;
      if (this.#shown.get(group) === opacity) continue;
      this.#shown.set(group, opacity);
      for (const polygon of this.#polygonsOf(group.layers))
        this.#looks.change(polygon, { opacity });
    }
  }

  #polygonsOf(layers: readonly string[]) {
    this.#expectLayers(layers, 'layers');
    const { v6, index } = this.#context.venue;
    const found = v6.layers.filter(({ id, name }) => layers.includes(id) || layers.includes(name));
    return index.polygons(found.flatMap(({ spaces }) => spaces));
  }

  #expectLayers(layers: readonly string[], name: string): void {
    if (!Array.isArray(layers)) throw invalidArgument(name, layers, 'an array of layer names');
    const known = this.#context.venue.v6.layers;
    const missing = (layers as readonly string[]).find(
      (layer) => !known.some((one) => one.id === layer || one.name === layer),
    );
    if (missing === undefined) return;
    const names = known.map((one) => `"${one.name}"`).join(', ') || 'no layers';
    throw unknownTarget(`${name} names the layer "${missing}".`, `This venue has ${names}.`);
  }
}

function opacityAt({ opacity }: LayerGroup, zoomLevel: number): number {
  const after = opacity.findIndex((stop) => stop.zoomLevel > zoomLevel);
  const [from, to] = [opacity.at(after - 1), opacity[after]];
  if (after <= 0 || !from || !to) return (after === 0 ? opacity[0] : opacity.at(-1))?.value ?? 1;
  const share = (zoomLevel - from.zoomLevel) / (to.zoomLevel - from.zoomLevel);
  return from.value + (to.value - from.value) * share;
}
