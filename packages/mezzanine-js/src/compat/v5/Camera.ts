import type { AnimateOptions, Easing } from '../../index.ts';
import {
  cameraStateOf,
  expectAnimation,
  expectZoom,
  focusOptionsOf,
  focusTargetsOf,
  ZOOM_METERS,
} from './cameraStateOf.ts';
import type {
  CameraAnimationOptions,
  CameraChange,
  CameraEasing,
  CameraTargets,
  CameraTransform,
  FocusOnOptions,
  SafeAreaInsets,
} from './cameraTypes.ts';
import { rotationOf, tiltOf, zoomLevelOf, zoomMetersOf } from './cameraUnits.ts';
import { CameraInteractions } from './CameraInteractions.ts';
import type { Coordinate } from './entities.ts';
import type { MapContext } from './MapContext.ts';
import { withOldNames } from './oldNames.ts';
import { OldEvents } from './OldEvents.ts';

/** Events of the camera. */
export const E_CAMERA_EVENT = {
  /** The camera moved. */
  CHANGED: 'changed',
} as const;

/** Payloads of the events of the camera. */
export interface CameraEvents {
  /** The new position and angles of the camera. */
  readonly changed: CameraChange;
}

const EASINGS: Readonly<Record<CameraEasing, Easing>> = {
  linear: (share) => share,
  'ease-in': (share) => share ** 3,
  'ease-out': (share) => 1 - (1 - share) ** 3,
  'ease-in-out': (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2),
};
const NEAREST_ZOOM_LEVEL = 23;
const NAMES = {
  'options.durationMs': 'options.duration',
  'options.maxZoomLevel': 'options.minZoom',
  'options.pitch': 'options.tilt',
  'options.bearing': 'options.rotation',
  'state.pitch': 'transform.tilt',
  'state.bearing': 'transform.rotation',
  'state.zoomLevel': 'transform.zoom',
  'state.center': 'transform.position',
  offsets: 'insets',
};

/** The position and angles of the camera, in radians and meters. */
export class Camera {
  /** Gestures that users can make on the map. */
  readonly interactions: CameraInteractions;
  readonly #context: MapContext;
  readonly #events = new OldEvents<CameraEvents>();
  #minZoom: number | undefined;
  #maxZoom: number | undefined;

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
    this.interactions = new CameraInteractions(context);
    context.map6.on('camera-change', () => {
      const { rotation, tilt, zoom, position } = this;
      this.#events.emit('changed', { rotation, tilt, zoom, position });
    });
  }

  /** Radians counterclockwise from the natural bearing, −π to π. */
  get rotation(): number {
    return rotationOf(this.#context.map6.camera.bearing, this.#context.venue.v6);
  }

  /** Radians from straight down. */
  get tilt(): number {
    return tiltOf(this.#context.map6.camera.pitch);
  }

  /** Meters from the camera to the ground. */
  get zoom(): number {
    return zoomMetersOf(this.#context.map6.camera.zoomLevel, this.#context.venue.v6);
  }

  /** The place in the middle of the view. */
  get position(): Coordinate {
    const { camera, floors } = this.#context.map6;
    const { index } = this.#context.venue;
    return index.coordinate({ ...camera.center, floorId: floors.current.id });
  }

  /** The camera comes no closer than this many meters. */
  get minZoom(): number {
    return this.#minZoom ?? zoomMetersOf(NEAREST_ZOOM_LEVEL, this.#context.venue.v6);
  }

  // Version 5 let apps assign the limits; a method would break them.
  set minZoom(meters: number) {
    const [low, high] = ZOOM_METERS;
    expectZoom('minZoom', meters, [low, this.#maxZoom ?? high]);
    const maxZoomLevel = zoomLevelOf(meters, this.#context.venue.v6);
    withOldNames({ 'limits.minZoomLevel': 'minZoom' }, () =>
      this.#context.map6.camera.setLimits({ maxZoomLevel }),
    );
    this.#minZoom = meters;
  }

  /** Maximum distance of the camera in meters; `Infinity` until it is set. */
  get maxZoom(): number {
    return this.#maxZoom ?? Infinity;
  }

  // Version 5 let apps assign the limits; a method would break them.
  set maxZoom(meters: number) {
    const [, high] = ZOOM_METERS;
    expectZoom('maxZoom', meters, [this.minZoom, high]);
    const minZoomLevel = zoomLevelOf(meters, this.#context.venue.v6);
    this.#context.map6.camera.setLimits({ minZoomLevel });
    this.#maxZoom = meters;
  }

  /**
   * Moves the camera immediately.
   *
   * @param transform - fields to change; others stay the same
   * @throws MezzanineError `invalid-argument`
   * @example
   * mapView.Camera.set({ rotation: Math.PI / 2, tilt: 0.8, zoom: 120 });
   */
  set(transform: CameraTransform): void {
    const state = cameraStateOf(this.#context, transform);
    withOldNames(NAMES, () => this.#context.map6.camera.set(state));
  }

  /**
   * Moves the camera over time.
   *
   * @param transform - fields to change; others stay the same
   * @param options - duration and easing
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   */
  async animate(transform: CameraTransform, options: CameraAnimationOptions = {}): Promise<void> {
    const state = cameraStateOf(this.#context, transform);
    const how = animationOf(options);
    await withOldNames(NAMES, () => this.#context.map6.camera.animateTo(state, how));
  }

  /**
   * Shows targets as large as possible. If all of them are on one other map, that map is shown.
   *
   * @param targets - polygons, nodes, coordinates, locations, or maps; at least one
   * @param options - angles, limits, duration
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   */
  async focusOn(targets: CameraTargets, options: FocusOnOptions = {}): Promise<void> {
    const { map6 } = this.#context;
    const list = focusTargetsOf(this.#context, targets);
    const { safeAreaInsets, ...move } = focusOptionsOf(
      this.#context,
      options,
      map6.camera.zoomLevel,
    );
    if (safeAreaInsets) {
      withOldNames({ insets: 'options.safeAreaInsets' }, () =>
        this.setSafeAreaInsets(safeAreaInsets),
      );
    }
    const how = { ...animationOf(options), ...move };
    await withOldNames(NAMES, () => map6.camera.focusOn(list, how));
  }

  /**
   * Moves the middle of the view away from panels that cover the map.
   *
   * @param insets - covered pixels of each edge; a missing one is 0
   * @throws MezzanineError `invalid-argument`
   */
  setSafeAreaInsets(insets: SafeAreaInsets): void {
    withOldNames(NAMES, () => this.#context.map6.camera.setScreenOffsets(insets));
  }

  /**
   * Converts a distance of the camera to a web map zoom level.
   *
   * @param meters - from the camera to the ground
   * @throws MezzanineError `invalid-argument`
   */
  convertAltitudeToZoomLevel(meters: number): number {
    expectZoom('meters', meters);
    return zoomLevelOf(meters, this.#context.venue.v6);
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
    this.#events.on(type, listener);
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
    this.#events.off(type, listener);
  }
}

function animationOf(options: CameraAnimationOptions): AnimateOptions {
  const { durationMs, easing } = expectAnimation(options);
  return {
    ...(durationMs !== undefined && { durationMs }),
    ...(easing !== undefined && { easing: EASINGS[easing] }),
  };
}
