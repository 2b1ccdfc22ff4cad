import type { Coordinate, Polygon, VenueMap } from './entities.ts';
import type { OldLabel } from './Labels.ts';
import type { Marker } from './Markers.ts';
import type { Path } from './Paths.ts';
import type { State } from './State.ts';

/** Events of a map view. */
export const E_SDK_EVENT = {
  /** The map was clicked. */
  CLICK: 'click',
  /** Another map is shown. */
  MAP_CHANGED: 'map-changed',
  /** Another map is shown, with the reason. */
  MAP_CHANGED_WITH_REASON: 'map-changed-with-reason',
  /** The outdoor view is drawn. */
  OUTDOOR_VIEW_LOADED: 'outdoor-view-loaded',
  /** The state of the map view changed. */
  STATE_CHANGED: 'state-changed',
} as const;

/** Payload of `E_SDK_EVENT.CLICK`. Lists are empty if nothing was hit. */
export interface ClickPayload {
  /** Polygons, the nearest first. */
  readonly polygons: readonly Polygon[];
  /** The map that is shown. */
  readonly maps: readonly VenueMap[];
  /** Interactive markers. */
  readonly markers: readonly Marker[];
  /** Interactive floating labels. */
  readonly floatingLabels: readonly OldLabel[];
  /** Interactive flat labels. */
  readonly flatLabels: readonly OldLabel[];
  /** Interactive paths. */
  readonly paths: readonly Path[];
  /** Where the map was clicked; `undefined` above the horizon. */
  readonly position: Coordinate | undefined;
}

/** Payload of `E_SDK_EVENT.MAP_CHANGED_WITH_REASON`. */
export interface MapChangedWithReason {
  /** The map that is shown now. */
  readonly map: VenueMap;
  /** `initial` for the first map, `user` or `api` for the cause of later changes. */
  readonly reason: 'initial' | 'user' | 'api';
}

/** Payloads of the events of a map view. */
export interface MapViewEvents {
  /** The map was clicked. */
  readonly click: ClickPayload;
  /** The map that is shown now. */
  readonly 'map-changed': VenueMap;
  /** The map that is shown now, and why. */
  readonly 'map-changed-with-reason': MapChangedWithReason;
  /** The outdoor view is drawn. */
  readonly 'outdoor-view-loaded': object;
  /** The state of the map view. */
  readonly 'state-changed': State;
}
