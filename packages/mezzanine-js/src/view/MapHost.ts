import type { CameraDriver } from './camera/CameraMotion.ts';
import type { Pose, ScreenOffsets } from './camera/Projector.ts';

/** The view of a host map. */
export interface HostView {
  /** Width in CSS pixels. */
  readonly width: number;
  /** Height in CSS pixels. */
  readonly height: number;
  /** Device pixel ratio. */
  readonly pixelRatio: number;
  /** Pose of the camera, in meters of the current floor. */
  readonly pose: Pose;
  /** Distance from the camera to the view plane, in CSS pixels. */
  readonly focalPixels: number;
  /** Covered sides of the view, in CSS pixels. */
  readonly offsets: ScreenOffsets;
  /**
   * Matrix from meters east, north, and above the current floor to clip space, column-major, in
   * double precision. Default: derived from the pose, which is accurate enough before the first
   * frame.
   */
  readonly viewProjection?: readonly number[];
}

/** A host map that a venue is rendered into. Bindings to map libraries implement it. */
export interface MapHost {
  /** Container for elements above the map. */
  readonly container: HTMLElement;
  /**
   * The canvas to render into, which also receives pointer and keyboard input; has a WebGL 2
   * context.
   */
  readonly canvas: HTMLCanvasElement;
  /**
   * The current view of the map.
   *
   * @param footMeters - height of the bottom of the building relative to the current floor;
   * negative
   */
  readonly seen: (footMeters: number) => HostView;
  /** Requests a frame from the host map, which calls `HostedMap.draw`. */
  readonly requestFrame: () => void;
  /** Whether the camera of the host map is moving. */
  readonly isMoving: () => boolean;
  /** Moves the camera of the host map. */
  readonly drive: CameraDriver;
  /** Sets the covered sides of the view. */
  readonly setOffsets: (offsets: ScreenOffsets) => void;
}
