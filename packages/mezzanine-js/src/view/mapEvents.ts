import type { Coordinate } from '../data/Coordinate.ts';
import type { DirectionsInstruction } from '../data/directions/Directions.ts';
import type { Floor, Space } from '../data/entities.ts';
import type { MezzanineError } from '../data/MezzanineError.ts';
import type { MapThing } from './accessibility/FocusEntry.ts';
import type { BlueDotPosition } from './blue-dot/BlueDotPosition.ts';
import type { BlueDotState, FollowMode } from './blue-dot/BlueDotState.ts';
import type { Label } from './Label.ts';
import type { Marker } from './Marker.ts';
import type { Model } from './Model.ts';
import type { Shape } from './Shape.ts';

/** Items under the pointer, or under the keyboard crosshair. */
export interface PointerEventDetail {
  /** Position on the floor or on the top of a space; `undefined` above the horizon. */
  readonly coordinate?: Coordinate;
  /** The current floor. */
  readonly floor: Floor;
  /** Spaces under the pointer, nearest first; empty if there are none. */
  readonly spaces: readonly Space[];
  /** Labels under the pointer. */
  readonly labels: readonly Label[];
  /** Interactive markers under the pointer. */
  readonly markers: readonly Marker[];
  /** Models under the pointer, nearest first. */
  readonly models: readonly Model[];
  /** Parts of the route under the pointer, the furthest along first. */
  readonly navigation: readonly NavigationHit[];
  /** Shapes under the pointer, nearest first. */
  readonly shapes: readonly Shape[];
  /** Position in CSS pixels from the map's top-left corner. */
  readonly pointer: { readonly x: number; readonly y: number };
  /** The browser event. */
  readonly originalEvent: PointerEvent | KeyboardEvent;
}

/** The part of a route that was hit. */
export interface NavigationHit {
  /** The route itself, or a chip where it changes floors. */
  readonly part: 'way' | 'chip';
  /** The step at that position. */
  readonly step: DirectionsInstruction;
  /** Its index in `mapView.navigation.steps`. */
  readonly index: number;
}

/** The focused item, and who changed the focus. */
export interface FocusChangeDetail {
  /** The focused item; `undefined` if there is none. */
  readonly focused: MapThing | undefined;
  /** The previously focused item. */
  readonly previous: MapThing | undefined;
  /** Who changed it. */
  readonly reason: ChangeReason;
}

/** Cause of a change: the user, or code. */
export type ChangeReason = 'user' | 'api';

/** Camera state, and the cause of the change. */
export interface CameraChangeDetail {
  /** The coordinate at the center of the view. */
  readonly center: Coordinate;
  /** Bearing: the direction at the top of the screen, in degrees clockwise from north. */
  readonly bearing: number;
  /** Pitch in degrees; 0 is straight down. */
  readonly pitch: number;
  /** Web-mercator zoom level of 512-pixel tiles. */
  readonly zoomLevel: number;
  /** Who moved it. */
  readonly reason: ChangeReason;
}

/** The current floor. */
export interface FloorChangeDetail {
  /** The current floor. */
  readonly floor: Floor;
  /** The previous floor; `undefined` for the first floor. */
  readonly previous?: Floor;
  /** Who changed it; `initial` for the first floor. */
  readonly reason: ChangeReason | 'initial';
}

/** Whether floors are drawn apart, and which. */
export interface StackChangeDetail {
  /** Whether floors are drawn apart. */
  readonly isExpanded: boolean;
  /** From the lowest to the highest; empty if floors are drawn together. */
  readonly floors: readonly Floor[];
}

/** The current step of the directions, and the cause of the change. */
export interface NavigationStepDetail {
  /** The step. */
  readonly step: DirectionsInstruction;
  /** Its index in `mapView.navigation.steps`. */
  readonly index: number;
  /** `user`: by a chip on the map. */
  readonly reason: ChangeReason;
}

/** The current and the previous state of the blue dot. */
export interface BlueDotStateDetail {
  /** The current state. */
  readonly state: BlueDotState;
  /** The previous state. */
  readonly previous: BlueDotState;
}

/** How the camera follows the blue dot, and who changed that. */
export interface FollowChangeDetail {
  /** The current mode. */
  readonly mode: FollowMode;
  /** `user`: the user moved the map, which stops following. */
  readonly reason: ChangeReason;
}

/** All events of a map and their payloads. */
export interface MapEvents {
  /** A press and release in one place, or Enter or Space at the crosshair. */
  readonly click: PointerEventDetail;
  /**
   * The pointer moved, or a press ended; at most once per frame. Lists are empty when the pointer
   * leaves the map.
   */
  readonly hover: PointerEventDetail;
  /** The view moved; at most once per frame. */
  readonly 'camera-change': CameraChangeDetail;
  /** Another floor became current. */
  readonly 'floor-change': FloorChangeDetail;
  /** Floors started moving apart or together. */
  readonly 'stack-change': StackChangeDetail;
  /** Keyboard focus on the map changed. */
  readonly 'focus-change': FocusChangeDetail;
  /** Directions or another step of them are shown. */
  readonly 'navigation-step': NavigationStepDetail;
  /** The blue dot has a new position. */
  readonly 'position-change': { readonly position: BlueDotPosition };
  /** The state of the blue dot changed: it appeared, became stale, failed or was disabled. */
  readonly 'blue-dot-state': BlueDotStateDetail;
  /** The follow mode of the blue dot changed. */
  readonly 'follow-change': FollowChangeDetail;
  /** An error occurred after the map was shown. Logged to the console if there is no listener. */
  readonly error: { readonly error: MezzanineError };
  /** The WebGL context was lost; the map waits for it. */
  readonly 'context-lost': object;
  /** The WebGL context is restored and the map is rendered again. */
  readonly 'context-restored': object;
  /** Everything is rendered and nothing is moving. */
  readonly idle: object;
  /** The map was destroyed; the last event. */
  readonly destroy: object;
}
