import type { MapView as MapView6, PointerEventDetail } from '../../index.ts';
import { BlueDot } from './BlueDot.ts';
import { Camera } from './Camera.ts';
import { DynamicFocus } from './DynamicFocus.ts';
import { FlatLabels } from './FlatLabels.ts';
import { FloatingLabels } from './FloatingLabels.ts';
import { Journey } from './Journey.ts';
import { Layers, type LayerGroup } from './Layers.ts';
import type { Location, Polygon, VenueMap } from './entities.ts';
import type { MapContext } from './MapContext.ts';
import { expectMap, expectPolygon, primaryLocationOf, type Place } from './places.ts';
import { type ClickPayload, type MapViewEvents } from './mapEvents.ts';
import { Markers } from './Markers.ts';
import { invalidArgument } from './expectArgument.ts';
import { OldEvents } from './OldEvents.ts';
import { OutdoorView } from './OutdoorView.ts';
import { Paths } from './Paths.ts';
import { PolygonLooks } from './PolygonLooks.ts';
import { StackedMaps } from './StackedMaps.ts';
import { STATE, type State } from './State.ts';
import { Tooltips, type Tooltip, type TooltipOptions } from './Tooltips.ts';
import type { Venue } from './Venue.ts';
import { GET_VENUE_EVENT } from './Venue.ts';

/** Options of interactive polygons. */
export interface InteractivePolygonOptions {
  /** CSS color while the pointer is over the polygon. */
  readonly hoverColor?: string;
}

/** A map in a page, created by `showVenue`. */
export class MapView {
  /** The venue that is shown. */
  readonly venue: Venue;
  /** Labels that lie flat on their polygon. */
  readonly FlatLabels: FlatLabels;
  /** Labels that face the viewer. */
  readonly FloatingLabels: FloatingLabels;
  /** HTML elements on the map. */
  readonly Markers: Markers;
  /** The camera of the map. */
  readonly Camera: Camera;
  /** The route that is drawn. */
  readonly Journey: Journey;
  /** Lines on the map. */
  readonly Paths: Paths;
  /** Position of the user. */
  readonly BlueDot: BlueDot;
  /** The maps of a building, drawn above one another. */
  readonly StackedMaps: StackedMaps;
  /** The map around the venue. */
  readonly OutdoorView: OutdoorView;
  /** The map of the building in the middle of the view. */
  readonly DynamicFocus: DynamicFocus;
  /** Layers of polygons. */
  readonly Layers: Layers;
  readonly #map6: MapView6;
  readonly #context: MapContext;
  readonly #looks: PolygonLooks;
  readonly #tooltips: Tooltips;
  readonly #events = new OldEvents<MapViewEvents>();
  readonly #onDestroy: () => void;

  /** @internal Made by `showVenue`. */
  constructor(
    map6: MapView6,
    venue: Venue,
    parts: { readonly layerGroups: readonly LayerGroup[]; readonly onDestroy: () => void },
  ) {
    const context: MapContext = { map6, venue };
    this.venue = venue;
    this.#map6 = map6;
    this.#context = context;
    this.#onDestroy = parts.onDestroy;
    this.#looks = new PolygonLooks(context);
    this.#tooltips = new Tooltips(context);
    this.FlatLabels = new FlatLabels(context);
    this.FloatingLabels = new FloatingLabels(context);
    this.Markers = new Markers(context);
    this.Camera = new Camera(context);
    this.Journey = new Journey(context, this.#looks);
    this.Paths = new Paths(context);
    this.BlueDot = new BlueDot(context);
    this.StackedMaps = new StackedMaps(context);
    const onOutdoor = () => this.#events.emit('outdoor-view-loaded', {});
    this.OutdoorView = new OutdoorView(context, onOutdoor);
    this.DynamicFocus = new DynamicFocus(context);
    this.Layers = new Layers(context, this.#looks, parts.layerGroups);
    this.#listen();
  }

  /** The map that is shown. */
  get currentMap(): VenueMap {
    return this.venue.index.map(this.#map6.floors.current);
  }

  /** `STATE.STACKED`, `STATE.FOLLOW`, or `STATE.EXPLORE`. */
  get state(): State {
    if (this.#map6.stackedMaps.isExpanded) return STATE.STACKED;
    return this.#map6.blueDot.followMode === 'none' ? STATE.EXPLORE : STATE.FOLLOW;
  }

  /** The map view of version 6, to migrate an app in parts. */
  get v6(): MapView6 {
    return this.#map6;
  }

  /**
   * Shows another map of the venue.
   *
   * @param map - the map or its id
   * @throws MezzanineError `invalid-argument`
   * @example
   * await mapView.setMap(venue.maps[1]);
   */
  async setMap(map: VenueMap | string): Promise<void> {
    const { id } = expectMap(this.#context, map);
    this.#map6.floors.set(id);
    return Promise.resolve();
  }

  /**
   * Changes the state.
   *
   * @param state - one of `STATE`
   * @returns resolves when the maps are stacked, or shown one at a time again
   * @throws MezzanineError `invalid-argument`
   */
  async setState(state: State): Promise<void> {
    if (!Object.values(STATE).includes(state)) {
      throw invalidArgument('state', state, `one of ${Object.values(STATE).join(', ')}`);
    }
    if (state === STATE.STACKED) return this.StackedMaps.enable();
    await this.StackedMaps.disable();
    this.BlueDot.setState(state);
  }

  /**
   * Makes all polygons with a location interactive: they highlight on hover.
   *
   * @param options - hover color
   * @throws MezzanineError `invalid-argument`
   */
  addInteractivePolygonsForAllLocations(options: InteractivePolygonOptions = {}): void {
    for (const polygon of this.venue.polygons) {
      if (polygon.locations.length > 0) this.addInteractivePolygon(polygon, options);
    }
  }

  /**
   * Makes a polygon interactive: it highlights on hover.
   *
   * @param polygon - a polygon of the venue
   * @param options - hover color
   * @throws MezzanineError `invalid-argument`
   */
  addInteractivePolygon(polygon: Polygon, { hoverColor }: InteractivePolygonOptions = {}): void {
    this.#looks.change(polygon, {
      interactive: true,
      ...(hoverColor !== undefined && { hoverColor }),
    });
  }

  /**
   * Makes a polygon not interactive.
   *
   * @param polygon - a polygon of the venue
   * @throws MezzanineError `invalid-argument`
   */
  removeInteractivePolygon(polygon: Polygon): void {
    this.#looks.reset(polygon, ['interactive']);
  }

  /** Makes all polygons not interactive. */
  removeAllInteractivePolygons(): void {
    for (const polygon of this.#looks.having('interactive')) {
      this.removeInteractivePolygon(polygon);
    }
  }

  /**
   * Changes the color of a polygon.
   *
   * @param polygon - a polygon of the venue
   * @param color - CSS color
   * @param textColor - CSS color of its labels
   * @param opacity - 0 to 1
   * @throws MezzanineError `invalid-argument`
   */
  setPolygonColor(polygon: Polygon, color: string, textColor?: string, opacity?: number): void {
    if (color === undefined) throw invalidArgument('color', color, 'a CSS color');
    this.#looks.change(polygon, { color, ...(opacity !== undefined && { opacity }) });
    if (textColor === undefined) return;
    for (const labels of [this.FlatLabels, this.FloatingLabels]) {
      labels.setColor(polygon, textColor);
    }
  }

  /**
   * Restores the color of a polygon and of its labels.
   *
   * @param polygon - a polygon of the venue
   * @throws MezzanineError `invalid-argument`
   */
  clearPolygonColor(polygon: Polygon): void {
    this.#looks.reset(polygon, ['color', 'opacity']);
    for (const labels of [this.FlatLabels, this.FloatingLabels]) labels.resetColor(polygon);
  }

  /** Restores the colors of all polygons. */
  clearAllPolygonColors(): void {
    for (const polygon of this.#looks.having('color')) this.clearPolygonColor(polygon);
  }

  /**
   * Sets the color of a polygon while the pointer is over it. It must be interactive.
   *
   * @param polygon - a polygon of the venue
   * @param hoverColor - CSS color
   * @throws MezzanineError `invalid-argument`
   */
  setPolygonHoverColor(polygon: Polygon, hoverColor: string): void {
    this.#looks.change(polygon, { hoverColor });
  }

  /**
   * Finds the most important location in a polygon.
   *
   * @param polygon - a polygon of the venue
   * @throws MezzanineError `invalid-argument`
   */
  getPrimaryLocationForPolygon(polygon: Polygon): Location | undefined {
    return primaryLocationOf(expectPolygon(this.#context, polygon));
  }

  /**
   * Adds a tooltip above a place.
   *
   * @param place - a polygon, node, location, or coordinate
   * @param html - content; scripts, event handlers, and forms are removed
   * @param options - rank
   * @throws MezzanineError `invalid-argument`
   */
  createTooltip(place: Place, html: string, options?: TooltipOptions): Tooltip {
    return this.#tooltips.create(place, html, options);
  }

  /**
   * Adds a tooltip with your own element above a place.
   *
   * @param place - a polygon, node, location, or coordinate
   * @param element - content
   * @param options - rank
   * @throws MezzanineError `invalid-argument`
   */
  createCustomTooltip(place: Place, element: HTMLElement, options?: TooltipOptions): Tooltip {
    return this.#tooltips.createCustom(place, element, options);
  }

  /**
   * Removes a tooltip. Removing it again is a no-op.
   *
   * @param tooltip - the tooltip or its id
   */
  removeTooltip(tooltip: Tooltip | string): void {
    this.#tooltips.remove(tooltip);
  }

  /** Removes all tooltips. */
  removeAllTooltips(): void {
    this.#tooltips.removeAll();
  }

  /**
   * Shows layers of the venue.
   *
   * @param layers - names or ids
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  showLayers(layers: readonly string[]): void {
    this.Layers.showLayers(layers);
  }

  /**
   * Hides layers of the venue.
   *
   * @param layers - names or ids
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  hideLayers(layers: readonly string[]): void {
    this.Layers.hideLayers(layers);
  }

  /**
   * Listens to an event.
   *
   * @param type - one of `E_SDK_EVENT`
   * @param listener - called with the payload of the event
   * @example
   * mapView.on(E_SDK_EVENT.CLICK, ({ polygons }) => console.log(polygons[0]?.name));
   */
  on<Type extends keyof MapViewEvents>(
    type: Type,
    listener: (event: MapViewEvents[Type]) => void,
  ): void {
    this.#events.on(type, listener);
  }

  /**
   * Stops listening to an event.
   *
   * @param type - one of `E_SDK_EVENT`
   * @param listener - the function that was passed to `on`
   */
  off<Type extends keyof MapViewEvents>(
    type: Type,
    listener: (event: MapViewEvents[Type]) => void,
  ): void {
    this.#events.off(type, listener);
  }

  /** Removes the map from the page and frees its memory. */
  destroy(): void {
    this.#map6.destroy();
  }

  #listen(): void {
    const map6 = this.#map6;
    const onLanguage = () => {
      this.FlatLabels.rename();
      this.FloatingLabels.rename();
    };
    map6.on('click', (detail) => this.#events.emit('click', this.#clickOf(detail)));
    map6.on('floor-change', ({ floor, reason }) => {
      const map = this.venue.index.map(floor);
      if (reason !== 'initial') this.#events.emit('map-changed', map);
      this.#events.emit('map-changed-with-reason', { map, reason });
    });
    for (const type of ['stack-change', 'follow-change'] as const) {
      map6.on(type, () => this.#events.emit('state-changed', this.state));
    }
    this.venue.on(GET_VENUE_EVENT.LANGUAGE_CHANGED, onLanguage);
    map6.on('destroy', () => {
      this.venue.off(GET_VENUE_EVENT.LANGUAGE_CHANGED, onLanguage);
      this.#onDestroy();
    });
  }

  #clickOf(detail: PointerEventDetail): ClickPayload {
    const { index } = this.venue;
    const { coordinate, floor, labels, markers, shapes, spaces } = detail;
    return {
      polygons: index.polygons(spaces),
      maps: [index.map(floor)],
      markers: this.Markers.among(markers),
      floatingLabels: this.FloatingLabels.among(labels),
      flatLabels: this.FlatLabels.among(labels),
      paths: this.Paths.among(shapes),
      position:
        coordinate && index.coordinate({ ...coordinate, floorId: coordinate.floorId ?? floor.id }),
    };
  }
}
