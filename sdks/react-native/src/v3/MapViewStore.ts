import {
  expectObject,
  invalidArgument,
  reportKeys,
  type Node,
  type Polygon,
  type Position,
  type SafeAreaInsets,
} from '@mezzanine/mezzanine-js/compat';
import type { BlueDotOptions } from '../v4/BlueDot.ts';
import { MapViewStore as MapViewStore4 } from '../v4/MapViewStore.ts';

/** Options of `focusOn`. */
export interface FocusOptions {
  /** Nodes to show, or their ids. */
  readonly nodes?: readonly (Node | string)[];
  /** Polygons to show, or their ids. */
  readonly polygons?: readonly (Polygon | string)[];
  /** Pixels that views of the app cover at each edge, or one number for all edges. */
  readonly padding?: number | SafeAreaInsets;
  /** Milliseconds, 0 to 60,000; default 600. */
  readonly duration?: number;
  /** Whether the zoom may change; default true. */
  readonly changeZoom?: boolean;
  /** The camera comes no closer than this many meters. */
  readonly minZoom?: number;
  /** Radians from straight down. */
  readonly tilt?: number;
  /** No longer has an effect; reported once. */
  readonly focusZoomFactor?: number;
}

const ALTERNATIVES = { focusZoomFactor: 'Set padding.' };

/** Calls of a map: the ref of `<MapView>`. Items that they add appear after the first frame. */
export class MapViewStore extends MapViewStore4 {
  /**
   * Shows nodes and polygons as large as possible.
   *
   * @param options - what to show, padding, limits, duration
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   * @example
   * await store.focusOn({ polygons: [polygon.id], padding: 50 });
   */
  async focusOn(options: FocusOptions): Promise<void> {
    expectObject('options', options ?? null);
    reportKeys('focusOn', options, ALTERNATIVES);
    const { nodes = [], polygons = [], padding, duration, changeZoom, minZoom, tilt } = options;
    const venue = this.venueData;
    const targets = {
      nodes: nodes.map((one) => find(venue.nodes, one, 'nodes')),
      polygons: polygons.map((one) => find(venue.polygons, one, 'polygons')),
    };
    const insets =
      typeof padding === 'number'
        ? { top: padding, right: padding, bottom: padding, left: padding }
        : padding;
    if (insets) this.setSafeArea(insets);
    await this.Camera.focusOnTargets(targets, {
      ...(duration !== undefined && { duration }),
      ...(changeZoom !== undefined && { changeZoom }),
      ...(minZoom !== undefined && { minZoom }),
      ...(tilt !== undefined && { tilt }),
    });
  }

  /**
   * Shows the blue dot, as `BlueDot.enable`.
   *
   * @param options - color, timeout, floor
   * @throws MezzanineError `invalid-argument`
   */
  enableBlueDot(options?: BlueDotOptions): void {
    this.BlueDot.enable(options);
  }

  /** Hides the blue dot, as `BlueDot.disable`. */
  disableBlueDot(): void {
    this.BlueDot.disable();
  }

  /**
   * Shows a position of the person, as `overrideLocation`.
   *
   * @param position - where the person is
   * @throws MezzanineError `invalid-argument`
   */
  updatePosition(position: Position): void {
    this.overrideLocation(position);
  }
}

function find<One extends { readonly id: string }>(
  list: readonly One[],
  wanted: One | string,
  name: string,
): One {
  const found = typeof wanted === 'string' ? list.find(({ id }) => id === wanted) : wanted;
  if (found) return found;
  throw invalidArgument(
    `options.${name}`,
    wanted,
    `${name} of the venue of this map, or their ids`,
  );
}
