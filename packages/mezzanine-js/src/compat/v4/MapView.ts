import type { BlueDot } from '../v5/BlueDot.ts';
import type { Coordinate, Directions, Location, Node, Polygon, VenueMap } from '../v5/entities.ts';
import type { Journey } from '../v5/Journey.ts';
import type { JourneyOptions } from '../v5/journeyOptions.ts';
import type { Place } from '../v5/places.ts';
import {
  E_SDK_EVENT as E_SDK_EVENT_5,
  type ClickPayload,
  type MapViewEvents as MapViewEvents5,
} from '../v5/mapEvents.ts';
import type { InteractivePolygonOptions, MapView as MapView5 } from '../v5/MapView.ts';
import type { MarkerOptions } from '../v5/Markers.ts';
import { OldEvents } from '../v5/OldEvents.ts';
import { expectObject } from '../v5/expectArgument.ts';
import { withOldNames, withOldNamesAsync } from '../v5/oldNames.ts';
import type { PathOptions } from '../v5/pathOf.ts';
import type { State } from '../v5/State.ts';
import type { TooltipOptions } from '../v5/Tooltips.ts';
import { Camera, CameraControls, focusOf, type FocusOptions } from './Camera.ts';
import { Label, type LabelAllLocationsOptions, type LabelPolygonOptions } from './labels.ts';
import type { Venue } from './Venue.ts';

/** Events of a map view. */
export const E_SDK_EVENT = {
  /** The map was clicked. */
  CLICK: E_SDK_EVENT_5.CLICK,
  /** Another map is shown. */
  MAP_CHANGED: E_SDK_EVENT_5.MAP_CHANGED,
  /** Another map is shown, with the reason. */
  MAP_CHANGED_WITH_REASON: E_SDK_EVENT_5.MAP_CHANGED_WITH_REASON,
  /** The state of the map view changed. */
  STATE_CHANGED: E_SDK_EVENT_5.STATE_CHANGED,
  /** An interactive polygon was clicked. */
  POLYGON_CLICKED: 'polygon-clicked',
  /** The user clicked the map outside of interactive polygons. */
  NOTHING_CLICKED: 'nothing-clicked',
} as const;

/** Payloads of the events of a map view. */
export interface MapViewEvents extends Pick<
  MapViewEvents5,
  'click' | 'map-changed' | 'map-changed-with-reason' | 'state-changed'
> {
  /** The polygon. */
  readonly 'polygon-clicked': Polygon;
  /** The user clicked the map outside of interactive polygons. */
  readonly 'nothing-clicked': undefined;
}

/** A map in a page, created by `showVenue`. */
export class MapView {
  /** The venue that is shown. */
  readonly venue: Venue;
  /** The camera of the map. */
  readonly Camera: Camera;
  /** Camera controls of early releases of version 4. */
  readonly CameraControls: CameraControls;
  readonly #mapView: MapView5;
  readonly #events = new OldEvents<MapViewEvents>();
  /** Labels of `labelPolygon` that are shown. */
  readonly #enabled = new Set<Label>();

  /** @internal Made by `showVenue`. */
  constructor(mapView: MapView5, venue: Venue) {
    this.venue = venue;
    this.#mapView = mapView;
    this.Camera = new Camera(mapView.Camera);
    this.CameraControls = new CameraControls(mapView.Camera);
    mapView.on('click', (click) => this.#onClick(click));
    mapView.on('map-changed', (map) => this.#events.emit('map-changed', map));
    mapView.on('map-changed-with-reason', (change) =>
      this.#events.emit('map-changed-with-reason', change),
    );
    mapView.on('state-changed', (state) => this.#events.emit('state-changed', state));
  }

  /** Position of the user. */
  get BlueDot(): BlueDot {
    return this.#mapView.BlueDot;
  }

  /** The route that is drawn. */
  get Journey(): Journey {
    return this.#mapView.Journey;
  }

  /** The map that is shown. */
  get currentMap(): VenueMap {
    return this.#mapView.currentMap;
  }

  /** One of `STATE`. */
  get state(): State {
    return this.#mapView.state;
  }

  /** The map view of version 6, to migrate an app in parts. */
  get v6(): MapView5['v6'] {
    return this.#mapView.v6;
  }

  /**
   * Shows another map of the venue.
   *
   * @param map - the map or its id
   * @throws MezzanineError `invalid-argument`
   */
  setMap(map: VenueMap | string): Promise<void> {
    return this.#mapView.setMap(map);
  }

  /**
   * Changes the state.
   *
   * @param state - one of `STATE`
   * @throws MezzanineError `invalid-argument`
   */
  setState(state: State): Promise<void> {
    return this.#mapView.setState(state);
  }

  /**
   * Labels each polygon that has a location.
   *
   * @param options - kind and look of the labels
   * @throws MezzanineError `invalid-argument`
   * @example
   * mapView.labelAllLocations({ flatLabels: true });
   */
  labelAllLocations(options: LabelAllLocationsOptions = {}): void {
    expectObject('options', options);
    const { flatLabels = false, floatingLabels = !flatLabels, appearance } = options;
    const look = appearance && { appearance };
    if (flatLabels) this.#mapView.FlatLabels.labelAllLocations(look);
    if (floatingLabels) this.#mapView.FloatingLabels.labelAllLocations(look);
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
    return new Label({ mapView: this.#mapView, enabled: this.#enabled }, polygon, options);
  }

  /** Removes all labels. */
  removeAllLabels(): void {
    for (const label of this.#enabled) label.disable();
    this.#mapView.FlatLabels.removeAll();
    this.#mapView.FloatingLabels.removeAll();
  }

  /**
   * Adds a marker.
   *
   * @param place - a node, coordinate, or polygon
   * @param html - content; scripts, event handlers, and forms are removed
   * @param options - anchor, rank, interaction
   * @returns its id
   * @throws MezzanineError `invalid-argument`
   */
  createMarker(place: Place, html: string, options?: MarkerOptions): string {
    return this.#mapView.Markers.add(place, html, options).id;
  }

  /**
   * Removes a marker. Removing it again is a no-op.
   *
   * @param id - from `createMarker`
   */
  removeMarker(id: string): void {
    this.#mapView.Markers.remove(id);
  }

  /** Removes all markers. */
  removeAllMarkers(): void {
    this.#mapView.Markers.removeAll();
  }

  /**
   * Adds a tooltip above a place.
   *
   * @param place - a node, coordinate, or polygon
   * @param html - content; scripts, event handlers, and forms are removed
   * @param options - rank
   * @returns its id
   * @throws MezzanineError `invalid-argument`
   */
  createTooltip(place: Place, html: string, options?: TooltipOptions): string {
    return this.#mapView.createTooltip(place, html, options).id;
  }

  /**
   * Removes a tooltip. Removing it again is a no-op.
   *
   * @param id - from `createTooltip`
   */
  removeTooltip(id: string): void {
    this.#mapView.removeTooltip(id);
  }

  /** Removes all tooltips. */
  removeAllTooltips(): void {
    this.#mapView.removeAllTooltips();
  }

  /**
   * Shows targets as large as possible.
   *
   * @param options - targets, padding, limits, duration
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   * @example
   * await mapView.focusOn({ polygons: location.polygons, minZoom: 50 });
   */
  async focusOn(options: FocusOptions): Promise<void> {
    expectObject('options', options ?? null);
    const names = { targets: 'options', 'options.safeAreaInsets': 'options.padding' };
    const focus = focusOf(options);
    await withOldNamesAsync(names, () => this.#mapView.Camera.focusOn(options, focus));
  }

  /**
   * Draws a route, as `Journey.draw`.
   *
   * @param directions - from `directionsTo`
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
   * @param options - color, width, interaction
   * @throws MezzanineError `invalid-argument`
   */
  drawPath(path: readonly (Coordinate | Node)[], options?: PathOptions): void {
    withOldNames({ coordinates: 'path' }, () => this.#mapView.Paths.add(path, options));
  }

  /** Removes all lines. */
  removeAllPaths(): void {
    this.#mapView.Paths.removeAll();
  }

  /**
   * Makes all polygons with a location interactive: they highlight on hover.
   *
   * @param options - hover color
   * @throws MezzanineError `invalid-argument`
   */
  addInteractivePolygonsForAllLocations(options?: InteractivePolygonOptions): void {
    this.#mapView.addInteractivePolygonsForAllLocations(options);
  }

  /**
   * Makes a polygon interactive: it highlights on hover.
   *
   * @param polygon - a polygon of the venue
   * @param options - hover color
   * @throws MezzanineError `invalid-argument`
   */
  addInteractivePolygon(polygon: Polygon, options?: InteractivePolygonOptions): void {
    this.#mapView.addInteractivePolygon(polygon, options);
  }

  /** Makes all polygons not interactive. */
  removeAllInteractivePolygons(): void {
    this.#mapView.removeAllInteractivePolygons();
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
    this.#mapView.setPolygonColor(polygon, color, textColor, opacity);
  }

  /**
   * Restores the color of a polygon and of its labels.
   *
   * @param polygon - a polygon of the venue
   * @throws MezzanineError `invalid-argument`
   */
  clearPolygonColor(polygon: Polygon): void {
    this.#mapView.clearPolygonColor(polygon);
  }

  /** Restores the colors of all polygons. */
  clearAllPolygonColors(): void {
    this.#mapView.clearAllPolygonColors();
  }

  /**
   * Finds the most important location in a polygon.
   *
   * @param polygon - a polygon of the venue
   * @throws MezzanineError `invalid-argument`
   */
  getPrimaryLocationForPolygon(polygon: Polygon): Location | undefined {
    return this.#mapView.getPrimaryLocationForPolygon(polygon);
  }

  /**
   * Listens to an event.
   *
   * @param type - one of `E_SDK_EVENT`
   * @param listener - called with the payload of the event
   * @example
   * mapView.on(E_SDK_EVENT.POLYGON_CLICKED, (polygon) => console.log(polygon.name));
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
    this.#mapView.destroy();
  }

  #onClick(click: ClickPayload): void {
    this.#events.emit('click', click);
    const { spaces } = this.#mapView.v6;
    const polygon = click.polygons.find(({ id }) => spaces.getState(id).interactive);
    if (polygon) this.#events.emit('polygon-clicked', polygon);
    else this.#events.emit('nothing-clicked', undefined);
  }
}
