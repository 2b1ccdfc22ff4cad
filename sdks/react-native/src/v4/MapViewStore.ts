import {
  expectMap,
  expectNumber,
  expectObject,
  expectPolygon,
  flatLabelOf,
  floatingLabelOf,
  OfflineSearch,
  pathOf,
  placeOf,
  primaryLocationOf,
  STATE,
  type Coordinate,
  type Directions,
  type JourneyOptions,
  type Map as VenueMap,
  type Navigable,
  type Node,
  type PathOptions,
  type Place,
  type Polygon,
  type Position,
  type SafeAreaInsets,
  type State,
  type Venue,
} from '@mezzanine/mezzanine-js/compat';
import type { MapHandle } from '../index.ts';
import { BlueDot } from './BlueDot.ts';
import { Camera } from './Camera.ts';
import { coordinateAt, type MapSize } from './coordinateAt.ts';
import { Journey } from './Journey.ts';
import {
  Label,
  labelLookOf,
  type LabelAllLocationsOptions,
  type LabelPolygonOptions,
} from './Label.ts';
import { Markers, type MarkerOptions, type TooltipOptions } from './Markers.ts';
import { PolygonCalls } from './PolygonCalls.ts';
import type { SceneLabel } from './Scene.ts';
import type { StoreContext } from './StoreContext.ts';

/** Options of `getDirections`. */
export interface GetDirectionsOptions {
  /** Where the route starts. */
  readonly from: Navigable;
  /** Where the route ends. */
  readonly to: Navigable;
  /** Whether steps are avoided; default false. */
  readonly accessible?: boolean;
}

/** Calls of a map: the ref of `<MapView>`. Items that they add appear after the first frame. */
export class MapViewStore extends PolygonCalls {
  /** Where the map is seen from. */
  readonly Camera: Camera;
  /** The route that is drawn. */
  readonly Journey: Journey;
  /** Where the person is. */
  readonly BlueDot: BlueDot;
  /** Text search in the app. */
  readonly OfflineSearch: OfflineSearch;
  readonly #context: StoreContext;
  readonly #markers: Markers;
  readonly #size: () => MapSize;

  /** @internal Made by `<MapView>`. */
  constructor(context: StoreContext, size: () => MapSize) {
    super(context);
    this.#context = context;
    this.#size = size;
    this.#markers = new Markers(context);
    this.Camera = new Camera(context);
    this.Journey = new Journey(context);
    this.BlueDot = new BlueDot(context);
    this.OfflineSearch = new OfflineSearch(context.venue);
  }

  /** The venue that is shown. */
  get venueData(): Venue {
    return this.#context.venue;
  }

  /** The map that is shown. */
  get currentMap(): VenueMap {
    const { venue, scene } = this.#context;
    return expectMap(this.#context, scene.read().floorId ?? venue.maps[0]?.id ?? '');
  }

  /** `STATE.FOLLOW` while the map follows the blue dot, otherwise `STATE.EXPLORE`. */
  get state(): State {
    const { follow = 'none' } = this.#context.scene.read().blueDot ?? {};
    return follow === 'none' ? STATE.EXPLORE : STATE.FOLLOW;
  }

  /** The map of version 5, to migrate an app in parts. */
  get v5(): MapHandle {
    return this.#context.map();
  }

  /**
   * Shows another map of the venue.
   *
   * @param map - the map or its id
   * @returns resolves when it is drawn
   * @throws MezzanineError `invalid-argument`
   */
  async setMap(map: VenueMap | string): Promise<void> {
    this.#context.scene.change({ floorId: expectMap(this.#context, map).id });
    // By then, React has rendered the scene, so the call comes after the floor.
    await Promise.resolve();
    await this.#context.map().whenIdle();
  }

  /**
   * Follows the blue dot, or stops.
   *
   * @param state - `STATE.FOLLOW` or `STATE.EXPLORE`
   * @throws MezzanineError `invalid-argument`
   */
  setState(state: State): void {
    this.BlueDot.setState(state);
  }

  /**
   * Sets which edges of the map are covered by views of the app, such as a card at the bottom.
   *
   * @param insets - covered density-independent pixels of each edge; a missing one is 0
   * @throws MezzanineError `invalid-argument`
   */
  setSafeArea(insets: SafeAreaInsets): void {
    expectObject('insets', insets ?? null);
    const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
    for (const [side, pixels] of Object.entries({ top, right, bottom, left })) {
      expectNumber(`insets.${side}`, pixels, [0, 10_000]);
    }
    this.#context.scene.change({ screenOffsets: { top, right, bottom, left } });
  }

  /**
   * Labels each polygon that has a location. Another call replaces these labels.
   *
   * @param options - kind and look of the labels
   * @throws MezzanineError `invalid-argument`
   * @example
   * store.labelAllLocations({ flatLabels: true, appearance: { fontSize: 14 } });
   */
  labelAllLocations(options: LabelAllLocationsOptions = {}): void {
    expectObject('options', options);
    const { flatLabels = false, appearance } = options;
    const look = flatLabels ? flatLabelOf(appearance) : labelLookOf(floatingLabelOf(appearance));
    const { scene, venue } = this.#context;
    const labels = new Map<string, SceneLabel>();
    for (const polygon of venue.polygons) {
      const text = primaryLocationOf(polygon)?.name;
      if (!text) continue;
      const props = { ...look, target: placeOf(this.#context, polygon), text };
      const label = { props, polygonId: polygon.id, isNamed: true };
      labels.set(`location-${polygon.id}`, label);
    }
    const own = [...scene.read().labels].filter(([, { isNamed }]) => !isNamed);
    scene.change({ labels: new Map([...labels, ...own]) });
  }

  /**
   * Labels a polygon.
   *
   * @param polygon - a polygon of the venue
   * @param options - text and look
   * @returns the label, with `enable` and `disable`
   * @throws MezzanineError `invalid-argument`
   */
  labelPolygon(polygon: Polygon, options: LabelPolygonOptions = {}): Label {
    expectObject('options', options);
    return new Label(this.#context, expectPolygon(this.#context, polygon), options);
  }

  /** Removes all labels. */
  removeAllLabels(): void {
    this.#context.scene.change({ labels: new Map() });
  }

  /**
   * Adds a marker.
   *
   * @param place - a node, coordinate, polygon, or location
   * @param html - content; scripts, event handlers, and forms are removed
   * @param options - anchor and rank
   * @returns its id
   * @throws MezzanineError `invalid-argument`
   */
  createMarker(place: Place, html: string, options?: MarkerOptions): string {
    return this.#markers.create(place, html, options);
  }

  /**
   * Removes a marker. Removing it again is a no-op.
   *
   * @param id - from `createMarker`
   */
  removeMarker(id: string): void {
    this.#markers.remove('marker', id);
  }

  /** Removes all markers. */
  removeAllMarkers(): void {
    this.#markers.removeAll('marker');
  }

  /**
   * Adds a tooltip above a place.
   *
   * @param place - a node, coordinate, polygon, or location
   * @param html - content; scripts, event handlers, and forms are removed
   * @param options - rank
   * @returns its id
   * @throws MezzanineError `invalid-argument`
   */
  createTooltip(place: Place, html: string, options?: TooltipOptions): string {
    return this.#markers.createTooltip(place, html, options);
  }

  /**
   * Removes a tooltip. Removing it again is a no-op.
   *
   * @param id - from `createTooltip`
   */
  removeTooltip(id: string): void {
    this.#markers.remove('tooltip', id);
  }

  /** Removes all tooltips. */
  removeAllTooltips(): void {
    this.#markers.removeAll('tooltip');
  }

  /**
   * Finds a route.
   *
   * @param options - its ends, and whether steps are avoided
   * @returns the directions, or `undefined` if there is no route
   * @throws MezzanineError `invalid-argument`
   */
  async getDirections(options: GetDirectionsOptions): Promise<Directions | undefined> {
    expectObject('options', options ?? null);
    const { from, to, accessible = false } = options;
    placeOf(this.#context, from as Place, 'options.from');
    const directions = from.directionsTo(to, { accessible });
    return directions.path.length > 0 ? directions : undefined;
  }

  /**
   * Draws a route, as `Journey.draw`.
   *
   * @param directions - from `directionsTo` or `getDirections`
   * @param options - look of the route and of its markers
   * @throws MezzanineError `invalid-argument`
   */
  drawJourney(directions: Directions, options?: JourneyOptions): void {
    this.Journey.draw(directions, options);
  }

  /** Removes the route, as `Journey.clear`. */
  clearJourney(): void {
    this.Journey.clear();
  }

  /**
   * Draws a line.
   *
   * @param path - coordinates or nodes, such as `directions.path`
   * @param options - color and width
   * @throws MezzanineError `invalid-argument`
   */
  drawPath(path: readonly (Coordinate | Node)[], options: PathOptions = {}): void {
    const { stretches, style } = pathOf(path, options);
    const { scene } = this.#context;
    for (const stretch of stretches) {
      scene.set('paths', scene.newId('path'), {
        ...style,
        geometry: {
          type: 'LineString',
          coordinates: stretch.map(({ longitude, latitude }) => [longitude, latitude]),
        },
        floor: stretch[0]?.map.id,
      });
    }
  }

  /** Removes all lines. */
  removeAllPaths(): void {
    this.#context.scene.change({ paths: new Map() });
  }

  /**
   * Finds the node of the current map that is nearest to a point of the screen.
   *
   * @param x - density-independent pixels from the left edge of the map
   * @param y - density-independent pixels from its top edge
   * @returns `undefined` above the horizon
   * @throws MezzanineError `invalid-argument`
   */
  async getNearestNodeByScreenCoordinates(x: number, y: number): Promise<Node | undefined> {
    expectNumber('x', x ?? NaN);
    expectNumber('y', y ?? NaN);
    const { map } = this.#context;
    const place = coordinateAt({ x, y }, this.#size(), await map().getCamera());
    return place && this.currentMap.createCoordinate(place.latitude, place.longitude).nearestNode;
  }

  /**
   * Shows a position of the person. The app gets it from its own location library.
   *
   * @param position - where the person is
   * @throws MezzanineError `invalid-argument`
   */
  overrideLocation(position: Position): void {
    this.BlueDot.take(position);
  }
}
