import type { Camera as Camera5, CameraEvents } from '../v5/Camera.ts';
import type {
  CameraAnimationOptions,
  CameraTargets,
  CameraTransform,
  FocusOnOptions,
  SafeAreaInsets,
} from '../v5/cameraTypes.ts';
import type { Coordinate } from '../v5/entities.ts';
import { expectNumber, expectObject } from '../v5/expectArgument.ts';
import { withOldNamesAsync } from '../v5/oldNames.ts';

/** Options of `Camera.focusOn`. */
export interface CameraFocusOptions {
  /** What to show. */
  readonly targets: CameraTargets;
  /** Angles, limits, and duration. */
  readonly cameraOptions?: FocusOnOptions;
}

/** Options of `mapView.focusOn`. */
export interface FocusOptions extends CameraTargets {
  /** Pixels that panels cover at each edge, or one number for all edges. */
  readonly padding?: number | SafeAreaInsets;
  /** The camera comes no closer than this many meters. */
  readonly minZoom?: number;
  /** Radians from straight down. */
  readonly tilt?: number;
  /** Milliseconds, 0 to 60,000; default 600. */
  readonly duration?: number;
  /** Whether the zoom may change; default true. */
  readonly changeZoom?: boolean;
}

/** The position and angles of the camera, in radians and meters. */
export class Camera {
  readonly #camera: Camera5;

  /** @internal */
  constructor(camera: Camera5) {
    this.#camera = camera;
  }

  /** Radians counterclockwise from the natural bearing, −π to π. */
  get rotation(): number {
    return this.#camera.rotation;
  }

  /** Radians from straight down. */
  get tilt(): number {
    return this.#camera.tilt;
  }

  /** Meters from the camera to the ground. */
  get zoom(): number {
    return this.#camera.zoom;
  }

  /** The place in the middle of the view. */
  get position(): Coordinate {
    return this.#camera.position;
  }

  /** The camera comes no closer than this many meters. */
  get minZoom(): number {
    return this.#camera.minZoom;
  }

  // Version 4 let apps assign the limits; a method would break them.
  set minZoom(meters: number) {
    this.#camera.minZoom = meters;
  }

  /** Maximum distance of the camera in meters; `Infinity` until it is set. */
  get maxZoom(): number {
    return this.#camera.maxZoom;
  }

  // Version 4 let apps assign the limits; a method would break them.
  set maxZoom(meters: number) {
    this.#camera.maxZoom = meters;
  }

  /** Gestures that users can make on the map. */
  get interactions(): Camera5['interactions'] {
    return this.#camera.interactions;
  }

  /**
   * Moves the camera immediately.
   *
   * @param transform - fields to change; others stay the same
   * @throws MezzanineError `invalid-argument`
   */
  set(transform: CameraTransform): void {
    this.#camera.set(transform);
  }

  /**
   * Moves the camera over time.
   *
   * @param transform - fields to change; others stay the same
   * @param options - duration and easing
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   */
  animate(transform: CameraTransform, options?: CameraAnimationOptions): Promise<void> {
    return this.#camera.animate(transform, options);
  }

  /**
   * Shows targets as large as possible.
   *
   * @param options - targets, angles, limits, duration
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   * @example
   * await mapView.Camera.focusOn({ targets: { polygons }, cameraOptions: { minZoom: 50 } });
   */
  async focusOn(options: CameraFocusOptions): Promise<void> {
    expectObject('options', options ?? null);
    const { targets, cameraOptions } = options;
    const names = { targets: 'options.targets', options: 'options.cameraOptions' };
    await withOldNamesAsync(names, () => this.#camera.focusOn(targets, cameraOptions));
  }

  /**
   * Listens to an event.
   *
   * @param type - one of `E_CAMERA_EVENT`
   * @param listener - called with the payload of the event
   */
  on<Type extends keyof CameraEvents>(
    type: Type,
    listener: (event: CameraEvents[Type]) => void,
  ): void {
    this.#camera.on(type, listener);
  }

  /**
   * Stops listening to an event.
   *
   * @param type - one of `E_CAMERA_EVENT`
   * @param listener - the function that was passed to `on`
   */
  off<Type extends keyof CameraEvents>(
    type: Type,
    listener: (event: CameraEvents[Type]) => void,
  ): void {
    this.#camera.off(type, listener);
  }
}

/** Camera controls of early releases of version 4. */
export class CameraControls {
  readonly #camera: Camera5;

  /** @internal */
  constructor(camera: Camera5) {
    this.#camera = camera;
  }

  /**
   * Tilts the camera.
   *
   * @param tilt - radians from straight down
   * @throws MezzanineError `invalid-argument`
   */
  setTilt(tilt: number): void {
    expectNumber('tilt', tilt ?? NaN, [0, Math.PI / 2]);
    this.#camera.set({ tilt });
  }

  /**
   * Rotates the camera.
   *
   * @param rotation - radians counterclockwise from the natural bearing
   * @throws MezzanineError `invalid-argument`
   */
  setRotation(rotation: number): void {
    expectNumber('rotation', rotation ?? NaN);
    this.#camera.set({ rotation });
  }

  /**
   * Moves the camera closer or farther away.
   *
   * @param zoom - meters from the camera to the ground
   * @throws MezzanineError `invalid-argument`
   */
  setZoom(zoom: number): void {
    expectNumber('zoom', zoom ?? NaN, [0.1, 10_000_000]);
    this.#camera.set({ zoom });
  }
}

/** Converts options of `mapView.focusOn` to options of version 5's `Camera.focusOn`. */
export function focusOf({ padding, ...options }: FocusOptions): FocusOnOptions {
  const { minZoom, tilt, duration, changeZoom } = options;
  expectNumber('options.minZoom', minZoom, [0.1, 10_000_000]);
  if (typeof padding === 'number') expectNumber('options.padding', padding, [0, 1000]);
  else expectObject('options.padding', padding);
  const insets =
    typeof padding === 'number'
      ? { top: padding, right: padding, bottom: padding, left: padding }
      : padding;
  return {
    ...(insets && { safeAreaInsets: insets }),
    ...(minZoom !== undefined && { minZoom }),
    ...(tilt !== undefined && { tilt }),
    ...(duration !== undefined && { duration }),
    ...(changeZoom !== undefined && { changeZoom }),
  };
}
