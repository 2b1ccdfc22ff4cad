import type { Coordinate } from '../data/Coordinate.ts';
import type { AnimationResult, PoseLimits } from './camera/CameraMotion.ts';
import { easeOut, type Easing } from './camera/interpolatePose.ts';
import { fitPlaces } from './camera/fitPlaces.ts';
import { keepFitted } from './camera/keepFitted.ts';
import type { Pose, ScreenOffsets } from './camera/Projector.ts';
import { floorPlaces, focusPlaces, type FocusTarget } from './camera/focusPlaces.ts';
import {
  expectCameraState,
  expectLimits,
  expectOffsets,
  expectInteractions,
} from './camera/expectCamera.ts';
import { expectNumber, expectOptions, expectType } from '../data/expectArgument.ts';
import type { Floor } from '../data/entities.ts';
import type { Floors } from './Floors.ts';
import type { Stage } from './Stage.ts';
import type { CameraInteractions, CameraLimits, CameraState } from './camera/CameraState.ts';

/** Animation options. */
export interface AnimateOptions {
  /** Duration in milliseconds, 0 to 60,000; default 600. 0 disables the animation. */
  readonly durationMs?: number;
  /** Easing function from 0–1 to 0–1. Default: ease-out. */
  readonly easing?: Easing;
}

/** How to bring targets into view. */
export interface FocusOptions extends AnimateOptions {
  /** Padding around the targets in CSS pixels, 0 to 1,000; default 48. */
  readonly paddingPixels?: number;
  /** Maximum zoom level for small targets, 0 to 30; default 21. */
  readonly maxZoomLevel?: number;
  /** Bearing of the view, degrees clockwise from north; default: unchanged. */
  readonly bearing?: number;
  /** Pitch of the view, 0 (straight down) to 75 degrees; default: unchanged. */
  readonly pitch?: number;
}

const DEFAULT_DURATION_MS = 600;
const DEFAULT_PADDING_PIXELS = 48;
const DEFAULT_FOCUS_ZOOM = 21;
/** Padding around a whole floor, as a fraction of the shorter side. */
const FIT_PADDING = 0.05;
/** How much further out than the whole venue the map can zoom. */
const ZOOM_OUT_LEVELS = 2;
const MAX_ZOOM = 23;

/** Controls what part of the map is visible. */
export class Camera {
  readonly #stage: Stage;
  readonly #floors: Floors;
  #interactions: Required<CameraInteractions> = {
    pan: true,
    zoom: true,
    rotate: true,
    pitch: true,
    keyboard: true,
  };

  /** @internal */
  constructor(stage: Stage, floors: Floors, hasKeyboard: boolean) {
    this.#stage = stage;
    this.#floors = floors;
    this.#applyInteractions({ keyboard: hasKeyboard });
  }

  /** The coordinate at the center of the view. */
  get center(): Coordinate {
    const { x, y } = this.#stage.motion.pose;
    return this.#stage.projection.toCoordinate([x, y], this.#floors.current.id);
  }

  /**
   * Bearing: the compass direction at the top of the screen, 0 to 360 degrees clockwise from north.
   */
  get bearing(): number {
    return this.#stage.motion.pose.bearing;
  }

  /** Pitch in degrees, 0 (straight down) to 75. */
  get pitch(): number {
    return this.#stage.motion.pose.pitch;
  }

  /** Web-mercator zoom level of 512-pixel tiles, as in MapLibre. */
  get zoomLevel(): number {
    return this.#stage.motion.pose.zoom;
  }

  /** Gestures and keys that are enabled. */
  get interactions(): Required<CameraInteractions> {
    return this.#interactions;
  }

  /**
   * Moves the camera immediately. Values beyond the limits are clamped.
   *
   * @param state - what to change
   */
  set(state: CameraState): void {
    this.#stage.assertAlive();
    expectCameraState('state', state);
    this.#stage.motion.jump(this.#poseOf(state), 'api');
  }

  /**
   * Animates the camera. Jumps if the user prefers reduced motion.
   *
   * @param state - what to change
   * @param options - duration and easing
   * @returns how it ended: `interrupted` means that the user or other code moved the camera in the
   * meantime
   */
  animateTo(state: CameraState, options: AnimateOptions = {}): Promise<AnimationResult> {
    this.#stage.assertAlive();
    expectCameraState('state', state);
    expectOptions('options', options, ['durationMs', 'easing']);
    return this.#fly(this.#poseOf(state), options);
  }

  /**
   * Brings targets into view, as large as possible. If all of them are on one other floor, that
   * floor becomes current.
   *
   * @param targets - floors, coordinates, or entities with a place; one or several
   * @param options - padding, duration, bearing, and pitch
   * @returns how the animation ended
   */
  focusOn(
    targets: FocusTarget | readonly FocusTarget[],
    options: FocusOptions = {},
  ): Promise<AnimationResult> {
    this.#stage.assertAlive();
    expectFocusOptions(options);
    const { places, floor } = focusPlaces(this.#stage, targets);
    if (floor) this.#floors.set(floor);
    const { pose, limits } = this.#stage.motion;
    const goal = fitPlaces(places, this.#stage.viewport, {
      bearing: options.bearing ?? pose.bearing,
      pitch: Math.min(Math.max(options.pitch ?? pose.pitch, limits.minPitch), limits.maxPitch),
      paddingPixels: options.paddingPixels ?? DEFAULT_PADDING_PIXELS,
      maxZoom: Math.min(options.maxZoomLevel ?? DEFAULT_FOCUS_ZOOM, limits.maxZoom),
    });
    return this.#fly(goal, options);
  }

  /**
   * Sets the limits of the view.
   *
   * @throws MezzanineError `foreign-map` on an overlay, because the host map has its own limits
   */
  setLimits(limits: CameraLimits): void {
    this.#stage.assertOwnMap('camera.setLimits');
    const before = this.#stage.motion.limits;
    const next: PoseLimits = {
      minZoom: limits.minZoomLevel ?? before.minZoom,
      maxZoom: limits.maxZoomLevel ?? before.maxZoom,
      minPitch: limits.minPitch ?? before.minPitch,
      maxPitch: limits.maxPitch ?? before.maxPitch,
      bounds: limits.bounds ? this.#boundsOf(limits.bounds) : before.bounds,
    };
    expectLimits(limits, next);
    this.#stage.motion.setLimits(next);
  }

  /**
   * Enables or disables gestures and keys. Code can always move the camera.
   *
   * @throws MezzanineError `foreign-map` on an overlay, because the host map has its own gestures
   */
  setInteractions(interactions: CameraInteractions): void {
    this.#stage.assertOwnMap('camera.setInteractions');
    expectInteractions(interactions);
    this.#applyInteractions(interactions);
  }

  /**
   * Sets the screen offsets: moves the center of the view away from panels that cover the map.
   *
   * @param offsets - covered pixels on each side; missing sides are 0
   */
  setScreenOffsets(offsets: Partial<ScreenOffsets>): void {
    this.#stage.assertAlive();
    expectOffsets(offsets);
    this.#stage.setOffsets(offsets);
  }

  /** @internal */
  fitFloor(): void {
    const durationMs = this.#stage.isReducedMotion ? 0 : DEFAULT_DURATION_MS;
    void this.#stage.motion.fly(this.#floorPose(), { durationMs, easing: easeOut }, 'user');
  }

  /**
   * The initial view, except for what `state` specifies: all of several floors, otherwise the current one.
   *
   * @internal
   */
  start(state: CameraState, floors: readonly Floor[]): void {
    const { motion } = this.#stage;
    motion.jump({ ...motion.pose, bearing: state.bearing ?? 0, pitch: state.pitch ?? 0 }, 'api');
    this.#limitZoom();
    const fit = (): void => {
      motion.jump(this.#floorPose(floors.length > 1 ? floors : undefined), 'api');
      motion.jump(this.#poseOf(state), 'api');
    };
    this.#stage.onResize(keepFitted(motion, fit));
  }

  #applyInteractions(interactions: CameraInteractions): void {
    this.#interactions = { ...this.#interactions, ...interactions };
    const { root, host } = this.#stage;
    root.describeKeys(this.#interactions.keyboard);
    // If panning is disabled, touch gestures on the map scroll the page.
    const action = this.#interactions.pan ? 'none' : 'pan-x pan-y';
    if (!host) root.canvas.style.touchAction = action;
  }

  #floorPose(floors: readonly Floor[] = [this.#floors.current]): Pose {
    const { motion, viewport } = this.#stage;
    const { bearing, pitch } = motion.goal;
    const shorter = Math.min(viewport.width, viewport.height);
    const places = floors.flatMap((floor) => floorPlaces(this.#stage, floor));
    return fitPlaces(places, viewport, {
      bearing,
      pitch,
      paddingPixels: Math.min(shorter * FIT_PADDING, DEFAULT_PADDING_PIXELS),
      maxZoom: motion.limits.maxZoom,
    });
  }

  /** The venue can become small, but not too small to find. */
  #limitZoom(): void {
    const { motion, venue } = this.#stage;
    const minZoom = this.#floorPose(venue.floors).zoom - ZOOM_OUT_LEVELS;
    motion.setLimits({ ...motion.limits, minZoom, maxZoom: MAX_ZOOM });
  }

  #poseOf(state: CameraState): Pose {
    const { pose } = this.#stage.motion;
    const { center } = state;
    const [x, y] = center
      ? this.#stage.projection.toLocal([center.longitude, center.latitude])
      : [pose.x, pose.y];
    return {
      x,
      y,
      bearing: state.bearing ?? pose.bearing,
      pitch: state.pitch ?? pose.pitch,
      zoom: state.zoomLevel ?? pose.zoom,
    };
  }

  #fly(goal: Pose, { durationMs, easing }: AnimateOptions): Promise<AnimationResult> {
    expectNumber('options.durationMs', durationMs, [0, 60_000]);
    expectType('options.easing', easing, 'function');
    const how = { durationMs: durationMs ?? DEFAULT_DURATION_MS, easing: easing ?? easeOut };
    if (this.#stage.isReducedMotion) how.durationMs = 0;
    return this.#stage.motion.fly(goal, how, 'api');
  }

  #boundsOf({
    west,
    south,
    east,
    north,
  }: NonNullable<CameraLimits['bounds']>): PoseLimits['bounds'] {
    const [minX, minY] = this.#stage.projection.toLocal([west, south]);
    const [maxX, maxY] = this.#stage.projection.toLocal([east, north]);
    return { minX, minY, maxX, maxY };
  }
}

function expectFocusOptions(options: FocusOptions): void {
  const keys = ['paddingPixels', 'durationMs', 'easing', 'maxZoomLevel', 'bearing', 'pitch'];
  expectOptions('options', options, keys);
  expectNumber('options.paddingPixels', options.paddingPixels, [0, 1000]);
  expectNumber('options.maxZoomLevel', options.maxZoomLevel, [0, 30]);
  expectNumber('options.bearing', options.bearing);
  expectNumber('options.pitch', options.pitch, [0, 75]);
}
