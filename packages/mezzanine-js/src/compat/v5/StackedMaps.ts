import type { MapContext } from './MapContext.ts';
import { expectMap } from './places.ts';
import { expectObject } from './expectArgument.ts';
import { withOldNames } from './oldNames.ts';
import type { VenueMap } from './entities.ts';

/** Options of stacked maps. */
export interface StackedMapsOptions {
  /** Meters between two maps, 0 to 1000; default: 0.6 of the building's shorter side. */
  readonly verticalDistanceBetweenMaps?: number;
  /** Maps to stack, of one building; default: all maps of the current building. */
  readonly maps?: readonly VenueMap[];
}

const NAMES = {
  'options.gapMeters': 'options.verticalDistanceBetweenMaps',
  'options.floors': 'options.maps',
};

/** The maps of a building, drawn above one another. */
export class StackedMaps {
  readonly #context: MapContext;
  #options: StackedMapsOptions = {};

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
  }

  /** Whether maps are stacked. */
  get enabled(): boolean {
    return this.#context.map6.stackedMaps.isExpanded;
  }

  /**
   * Stacks the maps and shows all of them.
   *
   * @param options - distance between maps, which maps
   * @returns resolves when the animation ends
   * @throws MezzanineError `invalid-argument`
   */
  async enable(options: StackedMapsOptions = {}): Promise<void> {
    expectObject('options', options);
    const { verticalDistanceBetweenMaps: gapMeters, maps } = options;
    const floors = maps?.map((map) => expectMap(this.#context, map, 'options.maps').id);
    await withOldNames(NAMES, () =>
      this.#context.map6.stackedMaps.expand({
        ...(gapMeters !== undefined && { gapMeters }),
        ...(floors && { floors }),
      }),
    );
    this.#options = options;
  }

  /**
   * Shows only the current map again.
   *
   * @returns resolves when the animation ends
   */
  async disable(): Promise<void> {
    await this.#context.map6.stackedMaps.collapse();
  }

  /**
   * Shows all stacked maps.
   *
   * @returns resolves when the animation ends
   */
  async showOverview(): Promise<void> {
    await this.enable(this.#options);
  }

  /**
   * Changes the distance between the maps.
   *
   * @param options - distance between maps
   * @returns resolves when the animation ends
   * @throws MezzanineError `invalid-argument`
   */
  async restack(options: StackedMapsOptions = {}): Promise<void> {
    await this.enable({ ...this.#options, ...options });
  }

  /**
   * Shows one of the stacked maps as large as possible.
   *
   * @param map - default: the current map
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   */
  async zoomInToMap(map: VenueMap | string = this.#current()): Promise<void> {
    await this.scrollToMap(map);
  }

  /**
   * Moves the camera to one of the stacked maps.
   *
   * @param map - the map or its id
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   */
  async scrollToMap(map: VenueMap | string): Promise<void> {
    const { map6 } = this.#context;
    const floor = map6.venue.getFloor(expectMap(this.#context, map).id);
    if (floor) await map6.camera.focusOn(floor);
  }

  #current(): VenueMap {
    return this.#context.venue.index.map(this.#context.map6.floors.current);
  }
}
