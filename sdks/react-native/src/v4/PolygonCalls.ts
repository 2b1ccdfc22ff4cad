import {
  expectNumber,
  expectPolygon,
  invalidArgument,
  primaryLocationOf,
  type Location,
  type Polygon,
} from '@mezzanine/mezzanine-js/compat';
import type { StoreContext } from './StoreContext.ts';

/** Calls about polygons, which also accept ids. */
export class PolygonCalls {
  readonly #context: StoreContext;

  /** @internal */
  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * Changes the color of a polygon.
   *
   * @param polygon - a polygon of the venue, or its id
   * @param color - CSS color
   * @param textColor - CSS color of its labels
   * @param opacity - 0 to 1
   * @throws MezzanineError `invalid-argument`
   */
  setPolygonColor(
    polygon: Polygon | string,
    color: string,
    textColor?: string,
    opacity?: number,
  ): void {
    if (typeof color !== 'string') throw invalidArgument('color', color, 'a CSS color');
    expectNumber('opacity', opacity, [0, 1]);
    this.#context.scene.set('looks', this.#polygonOf(polygon).id, {
      color,
      ...(textColor !== undefined && { textColor }),
      ...(opacity !== undefined && { opacity }),
    });
  }

  /**
   * Restores the color of a polygon and of its labels.
   *
   * @param polygon - a polygon of the venue, or its id
   * @throws MezzanineError `invalid-argument`
   */
  clearPolygonColor(polygon: Polygon | string): void {
    this.#context.scene.set('looks', this.#polygonOf(polygon).id, undefined);
  }

  /** Restores the colors of all polygons. */
  clearAllPolygonColors(): void {
    this.#context.scene.change({ looks: new Map() });
  }

  /**
   * Makes a polygon interactive: taps on it highlight it, and call `onPolygonClicked`. Polygons with
   * a location call it anyway.
   *
   * @param polygon - a polygon of the venue, or its id
   * @throws MezzanineError `invalid-argument`
   */
  addInteractivePolygon(polygon: Polygon | string): void {
    const { id } = this.#polygonOf(polygon);
    const { scene } = this.#context;
    scene.change({ interactive: new Set([...scene.read().interactive, id]) });
  }

  /** Makes all polygons with a location interactive. */
  addInteractivePolygonsForAllLocations(): void {
    const { scene, venue } = this.#context;
    const ids = venue.polygons.flatMap(({ id, locations }) => (locations.length > 0 ? [id] : []));
    scene.change({ interactive: new Set([...scene.read().interactive, ...ids]) });
  }

  /** Reverts calls of `addInteractivePolygon`. */
  removeAllInteractivePolygons(): void {
    this.#context.scene.change({ interactive: new Set() });
  }

  /**
   * Finds the most important location in a polygon.
   *
   * @param polygon - a polygon of the venue, or its id
   * @throws MezzanineError `invalid-argument`
   */
  getPrimaryLocationForPolygon(polygon: Polygon | string): Location | undefined {
    return primaryLocationOf(this.#polygonOf(polygon));
  }

  #polygonOf(polygon: Polygon | string): Polygon {
    const { venue } = this.#context;
    const found =
      typeof polygon === 'string' ? venue.polygons.find(({ id }) => id === polygon) : polygon;
    if (found) return expectPolygon(this.#context, found);
    throw invalidArgument('polygon', polygon, 'a polygon of the venue of this map, or its id');
  }
}
