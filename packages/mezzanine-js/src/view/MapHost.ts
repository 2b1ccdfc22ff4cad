import type { CameraDriver } from './camera/CameraMotion.ts';
import type { Pose, ScreenOffsets } from './camera/Projector.ts';

/** How a map of someone else is seen. */
export interface HostView {
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  /** Device pixels in a CSS pixel. */
  readonly pixelRatio: number;
  /** Where the camera looks, in meters of the shown floor. */
  readonly pose: Pose;
  /** CSS pixels from the eye to the picture. */
  readonly focalPixels: number;
  /** What covers the picture, in CSS pixels. */
  readonly offsets: ScreenOffsets;
  /**
   * From meters east, north and above the shown floor to clip space, column by column, in doubles;
   * default: made of the pose, which is good enough before the first picture.
   */
  readonly viewProjection?: readonly number[];
}

/** A map of someone else that a venue is drawn into. Bindings to map libraries implement it. */
export interface MapHost {
  /** Where elements go that stand over the picture. */
  readonly container: HTMLElement;
  /** What is drawn into, and what takes pointer and keys; has a WebGL 2 context. */
  readonly canvas: HTMLCanvasElement;
  /**
   * How the map is seen now.
   *
   * @param footMeters - how far the foot of the building lies below the shown floor; negative
   */
  readonly seen: (footMeters: number) => HostView;
  /** Asks the map for a picture; it answers by `HostedMap.draw`. */
  readonly requestFrame: () => void;
  /** Whether the camera of the map is moving. */
  readonly isMoving: () => boolean;
  /** Moves the camera of the map. */
  readonly drive: CameraDriver;
  /** Says what covers the picture. */
  readonly setOffsets: (offsets: ScreenOffsets) => void;
}
