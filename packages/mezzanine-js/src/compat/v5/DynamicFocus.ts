import type { Coordinate as Coordinate6, Floor } from '../../index.ts';
import type { MapContext } from './MapContext.ts';
import { expectMap } from './places.ts';
import type { MapGroup, VenueMap } from './entities.ts';
import { expectNumber, expectObject, invalidArgument } from './expectArgument.ts';

/** Options of dynamic focus. */
export interface DynamicFocusOptions {
  /** The outdoor map that is shown from afar; default: the first map of an outdoor group. */
  readonly baseMap?: VenueMap;
  /**
   * Zoom level of web maps from which the map of the building in the middle is shown; default 17.5.
   */
  readonly indoorsFullyVisibleZoomLevel?: number;
  /**
   * Zoom level of web maps below which the base map is shown; default 0.3 less than
   * `indoorsFullyVisibleZoomLevel`.
   */
  readonly buildingFullyVisibleZoomLevel?: number;
}

const INDOORS_ZOOM_LEVEL = 17.5;
const HYSTERESIS_LEVELS = 0.3;

/** Shows the map of the building in the middle of the view, and the outdoor map from afar. */
export class DynamicFocus {
  readonly #context: MapContext;
  readonly #defaults = new Map<string, VenueMap>();
  #options: DynamicFocusOptions | undefined;
  /** The group in focus; within it, the user selects the map. */
  #focused: MapGroup | undefined;

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
    context.map6.on('camera-change', () => this.#follow());
  }

  /** The outdoor map that is shown from afar; `undefined` if the venue has none. */
  get baseMap(): VenueMap | undefined {
    if (this.#options?.baseMap) return this.#options.baseMap;
    const outdoor = this.#context.venue.mapGroups.find(({ v6 }) => v6.kind === 'outdoor');
    return outdoor?.defaultMap;
  }

  /** Whether it is enabled. */
  get enabled(): boolean {
    return this.#options !== undefined;
  }

  /**
   * Enables dynamic focus.
   *
   * @param options - base map and zoom levels
   * @throws MezzanineError `invalid-argument`
   * @example
   * mapView.DynamicFocus.enable({ indoorsFullyVisibleZoomLevel: 17 });
   */
  enable(options: DynamicFocusOptions = {}): void {
    expectObject('options', options);
    const { baseMap, indoorsFullyVisibleZoomLevel, buildingFullyVisibleZoomLevel } = options;
    if (baseMap !== undefined) expectMap(this.#context, baseMap, 'options.baseMap');
    const levels: readonly [number, number] = [0, 30];
    expectNumber('options.indoorsFullyVisibleZoomLevel', indoorsFullyVisibleZoomLevel, levels);
    expectNumber('options.buildingFullyVisibleZoomLevel', buildingFullyVisibleZoomLevel, levels);
    this.#options = options;
    this.#focused = undefined;
    this.#follow();
  }

  /** Disables dynamic focus. The current map stays. */
  disable(): void {
    this.#options = undefined;
  }

  /**
   * Sets the map that is shown when a building comes into focus.
   *
   * @param group - the building
   * @param map - a map of the building
   * @throws MezzanineError `invalid-argument`
   */
  setDefaultMap(group: MapGroup, map: VenueMap): void {
    expectMap(this.#context, map);
    if (map.group !== group) throw invalidArgument('map', map, 'a map of the group');
    this.#defaults.set(group.id, map);
  }

  #follow(): void {
    if (!this.#options) return;
    const { map6 } = this.#context;
    const { indoorsFullyVisibleZoomLevel: indoors = INDOORS_ZOOM_LEVEL } = this.#options;
    const { buildingFullyVisibleZoomLevel: building = indoors - HYSTERESIS_LEVELS } = this.#options;
    const { zoomLevel, center } = map6.camera;
    const base = this.baseMap;
    const inside = this.#buildingAt(center);
    const isNear = zoomLevel >= (this.#focused && this.#focused === inside ? building : indoors);
    if (inside && isNear) this.#focus(inside, this.#defaults.get(inside.id) ?? inside.defaultMap);
    else if (base) this.#focus(base.group, base);
  }

  #focus(group: MapGroup, map: VenueMap): void {
    if (group === this.#focused) return;
    this.#focused = group;
    const { floors } = this.#context.map6;
    if (floors.currentStack.id !== group.id) floors.set(map.id);
  }

  #buildingAt(center: Coordinate6): MapGroup | undefined {
    return this.#context.venue.mapGroups.find(
      ({ v6 }) => v6.kind === 'building' && v6.floors.some((floor) => isInside(floor, center)),
    );
  }
}

/** Whether a place lies within the outline of a floor, by the crossings of a ray to the east. */
function isInside({ geometry }: Floor, { longitude, latitude }: Coordinate6): boolean {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.some(([outer = []]) => {
    let isWithin = false;
    for (const [i, [x = 0, y = 0]] of outer.entries()) {
      const [x0 = 0, y0 = 0] = outer[(i + outer.length - 1) % outer.length] ?? [];
      if (y > latitude === y0 > latitude) continue;
      if (longitude < ((x0 - x) * (latitude - y)) / (y0 - y) + x) isWithin = !isWithin;
    }
    return isWithin;
  });
}
