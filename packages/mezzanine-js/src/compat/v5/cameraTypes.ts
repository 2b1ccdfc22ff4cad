import type { CameraAngles } from './cameraUnits.ts';
import type { Coordinate, Location, Node, Polygon, VenueMap } from './entities.ts';

/** Easings of camera animations. */
export const CAMERA_EASING_MODE = {
  LINEAR: 'linear',
  EASE_IN: 'ease-in',
  EASE_OUT: 'ease-out',
  EASE_IN_OUT: 'ease-in-out',
} as const;

/** Easing of a camera animation. */
export type CameraEasing = (typeof CAMERA_EASING_MODE)[keyof typeof CAMERA_EASING_MODE];

/** Position and direction of the camera. */
export interface CameraTransform extends Partial<CameraAngles> {
  /** The place in the middle of the view. */
  readonly position?: Coordinate;
}

/** Payload of `E_CAMERA_EVENT.CHANGED`. */
export interface CameraChange extends CameraAngles {
  /** The place in the middle of the view. */
  readonly position: Coordinate;
}

/** Options of camera animations. */
export interface CameraAnimationOptions {
  /** Milliseconds, 0 to 60,000; default 600. */
  readonly duration?: number;
  /** One of `CAMERA_EASING_MODE`; default `ease-out`. */
  readonly easing?: CameraEasing;
}

/** Pixels that panels cover at the edges of the map. */
export interface SafeAreaInsets {
  /** Covered pixels at the top. */
  readonly top?: number;
  /** Covered pixels on the right. */
  readonly right?: number;
  /** Covered pixels at the bottom. */
  readonly bottom?: number;
  /** Covered pixels on the left. */
  readonly left?: number;
}

/** Targets that the camera can focus on. */
export interface CameraTargets {
  /** Polygons to show. */
  readonly polygons?: readonly Polygon[];
  /** Nodes to show. */
  readonly nodes?: readonly Node[];
  /** Coordinates to show. */
  readonly coordinates?: readonly Coordinate[];
  /** Locations to show. */
  readonly locations?: readonly Location[];
  /** Maps to show. */
  readonly maps?: readonly VenueMap[];
}

/** Options of `Camera.focusOn`. */
export interface FocusOnOptions extends CameraAnimationOptions {
  /** Radians from straight down. */
  readonly tilt?: number;
  /** Radians counterclockwise from the natural bearing. */
  readonly rotation?: number;
  /** The camera comes no closer than this many meters. */
  readonly minZoom?: number;
  /** Whether the zoom may change; default true. */
  readonly changeZoom?: boolean;
  /** Pixels that panels cover. They stay in effect for later moves of the camera. */
  readonly safeAreaInsets?: SafeAreaInsets;
}
