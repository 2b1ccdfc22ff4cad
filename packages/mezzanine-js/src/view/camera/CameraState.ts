import type { Coordinate } from '../../data/Coordinate.ts';

/** What people may do with the map; what is missing stays as it is. All are on at first. */
export interface CameraInteractions {
  /** Drag the map. */
  readonly pan?: boolean;
  /** Wheel and pinch. */
  readonly zoom?: boolean;
  /** Turn with the right button, with Shift or Ctrl held, or with two fingers. */
  readonly rotate?: boolean;
  /** Tilt in the same ways. */
  readonly pitch?: boolean;
  /** Move, zoom and turn by keys while the map has the focus. */
  readonly keyboard?: boolean;
}

/** What the view is kept within; what is missing stays as it is. */
export interface CameraLimits {
  /** The furthest one can zoom out, 0 to 30; default: two levels farther than the whole venue. */
  readonly minZoomLevel?: number;
  /** The closest one can zoom in, 0 to 30; default 23. */
  readonly maxZoomLevel?: number;
  /** Degrees from straight down, 0 to 75; default 0. */
  readonly minPitch?: number;
  /** Degrees from straight down, 0 to 75; default 75. 0 makes the map flat. */
  readonly maxPitch?: number;
  /** Where the middle of the view may be, in degrees; default: the box around all floors. */
  readonly bounds?: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
}

/** Where the map is seen from; what is missing stays as it is. */
export interface CameraState {
  /** What the middle of the view shows. */
  readonly center?: Coordinate;
  /** Compass direction that is up on the screen, degrees clockwise from north. */
  readonly bearing?: number;
  /** Degrees; 0 looks straight down. */
  readonly pitch?: number;
  /** Web-mercator zoom level of 512 pixel tiles, as in MapLibre. */
  readonly zoomLevel?: number;
}
