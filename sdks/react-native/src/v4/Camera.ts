import {
  cameraStateOf,
  expectAnimation,
  expectObject,
  focusOptionsOf,
  focusTargetsOf,
  rotationOf,
  tiltOf,
  zoomMetersOf,
  type CameraAnimationOptions,
  type CameraTargets,
  type CameraTransform,
  type Coordinate,
  type FocusOnOptions,
} from '@mezzanine/mezzanine-js/compat';
import type { StoreContext } from './StoreContext.ts';

/** Options of `Camera.focusOn`. */
export interface CameraFocusOptions {
  /** What to show. */
  readonly targets: CameraTargets;
  /** Angles, limits, and duration. */
  readonly cameraOptions?: FocusOnOptions;
}

const DURATION_MS = 600;

/** Where the map is seen from, in radians and meters. */
export class Camera {
  readonly #context: StoreContext;

  /** @internal */
  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Radians counterclockwise from the natural bearing, −π to π. */
  get rotation(): number {
    return rotationOf(this.#context.view().bearing, this.#context.venue.v6);
  }

  /** Radians from straight down. */
  get tilt(): number {
    return tiltOf(this.#context.view().pitch);
  }

  /** Meters from the camera to the ground. */
  get zoom(): number {
    return zoomMetersOf(this.#context.view().zoomLevel, this.#context.venue.v6);
  }

  /** The place in the middle of the view. */
  get position(): Coordinate {
    const { view, venue, scene } = this.#context;
    const { longitude, latitude } = view().center;
    const map = venue.maps.find(({ id }) => id === scene.read().floorId) ?? venue.maps[0];
    if (!map) throw new TypeError('A venue has a map.');
    return map.createCoordinate(latitude, longitude);
  }

  /**
   * Moves the camera immediately.
   *
   * @param transform - what to change; the rest stays the same
   * @throws MezzanineError `invalid-argument`
   */
  async set(transform: CameraTransform): Promise<void> {
    await this.#context.map().moveCamera(loose(cameraStateOf(this.#context, transform)));
  }

  /**
   * Moves the camera over time.
   *
   * @param transform - what to change; the rest stays the same
   * @param options - duration and easing
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   */
  async animate(transform: CameraTransform, options: CameraAnimationOptions = {}): Promise<void> {
    const { durationMs = DURATION_MS, easing = 'ease-out' } = expectAnimation(options);
    const state = loose(cameraStateOf(this.#context, transform));
    await this.#context.map().moveCamera(state, { durationMs, easing });
  }

  /**
   * Shows targets as large as possible.
   *
   * @param options - targets, angles, limits, duration
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   * @example
   * await store.Camera.focusOn({ targets: { polygons }, cameraOptions: { minZoom: 50 } });
   */
  async focusOn(options: CameraFocusOptions): Promise<void> {
    expectObject('options', options ?? null);
    await this.focusOnTargets(options.targets, options.cameraOptions);
  }

  /** @internal */
  async focusOnTargets(targets: CameraTargets, options: FocusOnOptions = {}): Promise<void> {
    const { map, view, scene } = this.#context;
    const list = focusTargetsOf(this.#context, targets);
    const focus = focusOptionsOf(this.#context, options, view().zoomLevel);
    const { safeAreaInsets: screenOffsets, ...move } = focus;
    const { durationMs } = expectAnimation(options);
    if (screenOffsets) scene.change({ screenOffsets });
    await map().focusOn(list, { ...move, durationMs });
  }
}

function loose<State extends ReturnType<typeof cameraStateOf>>(state: State) {
  const { bearing, pitch, zoomLevel, center } = state;
  return { bearing, pitch, zoomLevel, center };
}
