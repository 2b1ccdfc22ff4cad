import type { Coordinate } from '../../data/Coordinate.ts';

/** Gestures and keys; missing properties stay the same. All are enabled by default. */
export interface CameraInteractions {
  /** Drag to pan. */
  readonly pan?: boolean;
  /** Zoom by wheel and pinch. */
  readonly zoom?: boolean;
  /** Rotate with the right mouse button, with Shift or Ctrl, or with two fingers. */
  readonly rotate?: boolean;
  /** Tilt with the same gestures. */
  readonly pitch?: boolean;
  /** Pan, zoom, and rotate with keys while the map is focused. */
  readonly keyboard?: boolean;
}

/** Limits of the view; missing properties stay the same. */
export interface CameraLimits {
  /**
   * Minimum zoom level, 0 to 30; default: two levels below the zoom level that fits the whole
   * venue.
   */
  readonly minZoomLevel?: number;
  /** Maximum zoom level, 0 to 30; default 23. */
  readonly maxZoomLevel?: number;
  /** Minimum pitch in degrees, 0 to 75; default 0. */
  readonly minPitch?: number;
  /** Maximum pitch in degrees, 0 to 75; default 75. 0 makes the map flat. */
  readonly maxPitch?: number;
  /** Bounds of the view's center, in degrees; default: the bounding box of all floors. */
  readonly bounds?: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
}

/** State of the camera; missing properties stay the same. */
export interface CameraState {
  /** The coordinate at the center of the view. */
  readonly center?: Coordinate;
  /** Bearing: the compass direction at the top of the screen, in degrees clockwise from north. */
  readonly bearing?: number;
  /** Pitch in degrees; 0 looks straight down. */
  readonly pitch?: number;
  /** Web-mercator zoom level of 512-pixel tiles, as in MapLibre. */
  readonly zoomLevel?: number;
}
