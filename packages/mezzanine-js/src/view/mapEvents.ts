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

/** What the pointer, or the keyboard's crosshair, met. */
export interface PointerEventDetail {
  /** Where it met the floor or the top of a space; missing above the horizon. */
  readonly coordinate?: Coordinate;
  /** The floor that is shown. */
  readonly floor: Floor;
  /** Spaces that were met, nearest first; empty when there is none. */
  readonly spaces: readonly Space[];
  /** Labels that were met. */
  readonly labels: readonly Label[];
  /** Interactive markers that were met. */
  readonly markers: readonly Marker[];
  /** Models that were met, nearest first. */
  readonly models: readonly Model[];
  /** What was met of the way to go, the last of it first. */
  readonly navigation: readonly NavigationHit[];
  /** Shapes that were met, nearest first. */
  readonly shapes: readonly Shape[];
  /** Where, in CSS pixels from the map's top left. */
  readonly pointer: { readonly x: number; readonly y: number };
  /** What the browser reported. */
  readonly originalEvent: PointerEvent | KeyboardEvent;
}

/** What was met of the way to go. */
export interface NavigationHit {
  /** The way itself, or a chip where it leads to another floor. */
  readonly part: 'way' | 'chip';
  /** The step one is at there. */
  readonly step: DirectionsInstruction;
  /** Its place in `mapView.navigation.steps`. */
  readonly index: number;
}

/** What has the focus on the map, and who gave it. */
export interface FocusChangeDetail {
  /** What has it now; `undefined` for nothing. */
  readonly focused: MapThing | undefined;
  /** What had it before. */
  readonly previous: MapThing | undefined;
  /** Who changed it. */
  readonly reason: ChangeReason;
}

/** Why something changed: by the person at the map, or by code. */
export type ChangeReason = 'user' | 'api';

/** Where the map is seen from, and why that changed. */
export interface CameraChangeDetail {
  /** The place in the middle of the view. */
  readonly center: Coordinate;
  /** What direction is up, in degrees clockwise from north. */
  readonly bearing: number;
  /** Degrees from looking straight down. */
  readonly pitch: number;
  /** Zoom level of web maps, on tiles of 512 pixels. */
  readonly zoomLevel: number;
  /** Who moved it. */
  readonly reason: ChangeReason;
}

/** Which floor is shown now. */
export interface FloorChangeDetail {
  /** The floor that is shown now. */
  readonly floor: Floor;
  /** Missing for the first floor. */
  readonly previous?: Floor;
  /** Who changed it; `initial` for the first floor. */
  readonly reason: ChangeReason | 'initial';
}

/** Whether floors are drawn apart now, and which. */
export interface StackChangeDetail {
  /** Whether they are drawn apart. */
  readonly isExpanded: boolean;
  /** From the lowest to the highest; empty when they are drawn together. */
  readonly floors: readonly Floor[];
}

/** The step of the directions one is at now, and why. */
export interface NavigationStepDetail {
  /** What is to be done there. */
  readonly step: DirectionsInstruction;
  /** Its place in `mapView.navigation.steps`. */
  readonly index: number;
  /** `user`: by a chip on the map. */
  readonly reason: ChangeReason;
}

/** What is known of the position now, and before. */
export interface BlueDotStateDetail {
  /** What is known now. */
  readonly state: BlueDotState;
  /** What was known before. */
  readonly previous: BlueDotState;
}

/** How the map follows the blue dot now, and who changed that. */
export interface FollowChangeDetail {
  /** How it follows now. */
  readonly mode: FollowMode;
  /** `user`: the person moved the map, which ends following. */
  readonly reason: ChangeReason;
}

/** Every event of a map and what it carries. */
export interface MapEvents {
  /** A press and release on one spot, or Enter or Space at the crosshair. */
  readonly click: PointerEventDetail;
  /** The pointer moved, or a press ended; at most once a picture. With empty lists when it leaves. */
  readonly hover: PointerEventDetail;
  /** The view moved; at most once a picture. */
  readonly 'camera-change': CameraChangeDetail;
  /** Another floor is shown. */
  readonly 'floor-change': FloorChangeDetail;
  /** Floors begin to be drawn apart, or together again. */
  readonly 'stack-change': StackChangeDetail;
  /** Something on the map got the focus, or lost it. */
  readonly 'focus-change': FocusChangeDetail;
  /** Directions are shown, or another step of them. */
  readonly 'navigation-step': NavigationStepDetail;
  /** The blue dot has another position. */
  readonly 'position-change': { readonly position: BlueDotPosition };
  /** The blue dot appears, becomes stale, fails or goes. */
  readonly 'blue-dot-state': BlueDotStateDetail;
  /** The map follows the blue dot in another way, or no more. */
  readonly 'follow-change': FollowChangeDetail;
  /** Something failed after the map was shown. Printed to the console when nobody listens. */
  readonly error: { readonly error: MezzanineError };
  /** The graphics card was taken away; the map waits for it. */
  readonly 'context-lost': object;
  /** The graphics card is back and the map is drawn again. */
  readonly 'context-restored': object;
  /** Everything is drawn and nothing moves. */
  readonly idle: object;
  /** The map is gone; the last event. */
  readonly destroy: object;
}
