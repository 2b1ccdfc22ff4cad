import { MezzanineError } from '../data/MezzanineError.ts';
import type { MapMessages } from './accessibility/messages.ts';
import { BlueDotLayer } from '../scene/blue-dot/BlueDotLayer.ts';
import {
  expectPosition,
  type BlueDotPosition,
  type BlueDotRecording,
} from './blue-dot/BlueDotPosition.ts';
import { DotMotion, type DotPose } from './blue-dot/DotMotion.ts';
import { Replay } from './blue-dot/Replay.ts';
import { watchDevice } from './blue-dot/watchDevice.ts';
import type { AnimationResult } from './camera/CameraMotion.ts';
import {
  expectNumber,
  expectOneOf,
  expectOptions,
  invalidArgument,
} from '../data/expectArgument.ts';
import type { Floors } from './Floors.ts';
import type { ChangeReason } from './mapEvents.ts';
import { parseColor } from './parseColor.ts';
import type { Stage } from './Stage.ts';
import type { BlueDotState, FollowMode } from './blue-dot/BlueDotState.ts';

/**
 * Your own source of positions, such as beacons: it receives `update` and returns a function that
 * stops it.
 */
export type BlueDotFeed = (update: (position: BlueDotPosition) => void) => () => void;

/** Source and appearance of the blue dot. */
export interface BlueDotOptions {
  /** `device` uses the browser's geolocation; default: only calls of `update`. */
  readonly source?: 'device' | BlueDotFeed;
  /** CSS color; default: a blue that suits the theme. */
  readonly color?: string;
  /** The dot turns gray after this many milliseconds without a position; default 15000. */
  readonly staleAfterMs?: number;
  /** How the dot is drawn while another floor is current; default `dimmed`. */
  readonly otherFloor?: 'dimmed' | 'hidden';
}

/** Replay options. */
export interface ReplayOptions {
  /** Speed factor, 0.01 to 1000; default 1. */
  readonly speed?: number;
}

const DEFAULTS = { staleAfterMs: 15_000, otherFloor: 'dimmed' } as const;
/** Blue that stands out from the floors of a color scheme. */
const BLUES = { light: '#2563EB', dark: '#6EA8FF' } as const;
const STALE_COLOR = '#8A919E';
const DIMMED_OPACITY = 0.4;
const FOLLOW_ZOOM = 19.5;
/** Following zooms in if the map is zoomed out further than this. */
const FOLLOW_LEAST_ZOOM = 18.5;
const FOLLOW_MS = 600;
/** Screen reader announcement of each state. */
const ANNOUNCED = {
  active: 'positionShown',
  stale: 'positionStale',
  denied: 'positionDenied',
  unavailable: 'positionUnavailable',
} as const satisfies Partial<Record<BlueDotState, keyof MapMessages>>;

/** Shows the user's position on the map and lets the camera follow it. */
export class BlueDot {
  readonly #stage: Stage;
  readonly #floors: Floors;
  readonly #layer: BlueDotLayer;
  #options: BlueDotOptions = {};
  #state: BlueDotState = 'disabled';
  #mode: FollowMode = 'none';
  #position: BlueDotPosition | undefined;
  #motion: DotMotion | undefined;
  #endSource: (() => void) | undefined;
  #replay: Replay | undefined;
  #staleTimer: ReturnType<typeof setTimeout> | undefined;

  /** @internal */
  constructor(stage: Stage, floors: Floors) {
    this.#stage = stage;
    this.#floors = floors;
    this.#layer = new BlueDotLayer(stage.scene);
    stage.frames.onFrame((_, now) => this.#draw(now));
    stage.emitter.on('camera-change', ({ reason }) => {
      if (reason === 'user') this.#setMode('none', 'user');
    });
    stage.emitter.on('destroy', () => this.#end());
  }

  /** The state of the position. */
  get state(): BlueDotState {
    return this.#state;
  }

  /** The last position; `undefined` before the first one. */
  get position(): BlueDotPosition | undefined {
    return this.#position;
  }

  /** Whether the camera follows the dot. */
  get followMode(): FollowMode {
    return this.#mode;
  }

  /**
   * Starts the source; the dot appears with its first position. Calling it again changes source and
   * options.
   *
   * @param options - source, color, and when the position becomes stale
   * @throws MezzanineError `invalid-argument`. Geolocation failures are reported later, through
   * `error` events with code `position-denied` or `position-unavailable` and through states
   * @example
   * mapView.blueDot.enable({ source: 'device' });
   * mapView.blueDot.follow('position');
   */
  enable(options: BlueDotOptions = {}): void {
    this.#stage.assertAlive();
    expectBlueDotOptions(options);
    this.#end();
    this.#options = options;
    const { source } = options;
    this.#setState('waiting');
    const onPosition = (position: BlueDotPosition) => this.#hear(position);
    if (source === 'device') {
      const onError = (error: MezzanineError) => this.#fail(error);
      this.#endSource = watchDevice({ onPosition, onError });
    } else this.#endSource = source?.(onPosition);
  }

  /** Removes the dot from the map and stops the source. */
  disable(): void {
    this.#stage.assertAlive();
    this.#end();
    this.#position = this.#motion = undefined;
    this.#layer.set(undefined);
    this.#setMode('none', 'api');
    this.#setState('disabled');
    this.#stage.wake();
  }

  /**
   * Shows a position. Enables the dot if necessary.
   *
   * @param position - coordinates in degrees, with optional details
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  update(position: BlueDotPosition): void {
    this.#stage.assertAlive();
    expectPosition(this.#stage.venue, position, 'position');
    if (this.#state === 'disabled') this.enable();
    this.#take(position);
  }

  /**
   * Makes the camera follow the dot, until the user moves the map or this is called with `none`.
   *
   * @param mode - `position-and-heading` also rotates the map so that the heading points up
   */
  follow(mode: FollowMode): void {
    this.#stage.assertAlive();
    expectOneOf('mode', mode, ['none', 'position', 'position-and-heading']);
    if (mode === undefined) throw invalidArgument('mode', mode, 'a follow mode');
    this.#setMode(mode, 'api');
    this.#moveCamera(FOLLOW_MS);
  }

  /**
   * Replays recorded positions at their original pace.
   *
   * @param recording - positions with timestamps in milliseconds, from `simulateWalk` or from your
   * own recording
   * @param options - speed
   * @returns how it ended: `interrupted` means by another replay, `enable`, or `disable`
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  replay(recording: BlueDotRecording, options: ReplayOptions = {}): Promise<AnimationResult> {
    this.#stage.assertAlive();
    expectRecording(this.#stage, recording);
    expectOptions('options', options, ['speed']);
    expectNumber('options.speed', options.speed, [0.01, 1000]);
    if (this.#state === 'disabled') this.enable();
    this.#replay?.stop();
    this.#replay = new Replay(recording, options.speed ?? 1, (position) => this.#take(position));
    return this.#replay.result;
  }

  /** Positions from a source; errors in them are not the caller's. */
  #hear(position: BlueDotPosition): void {
    if (this.#stage.isDestroyed || this.#state === 'disabled') return;
    try {
      expectPosition(this.#stage.venue, position, 'position');
    } catch (error) {
      if (!(error instanceof MezzanineError)) throw error;
      this.#stage.report(error);
      return;
    }
    this.#take(position);
  }

  #take(position: BlueDotPosition): void {
    const { projection, shownFloor, isReducedMotion } = this.#stage;
    const { longitude, latitude, accuracyMeters = 0, headingDegrees } = position;
    const pose: DotPose = {
      floorId: position.floorId ?? this.#motion?.goal.floorId ?? shownFloor.id,
      place: projection.toLocal([longitude, latitude]),
      accuracyMeters,
      headingDegrees,
    };
    const now = performance.now();
    this.#motion ??= new DotMotion(pose, now);
    const durationMs = this.#motion.move(pose, now, !isReducedMotion);
    this.#position = position;
    clearTimeout(this.#staleTimer);
    const staleAfterMs = this.#options.staleAfterMs ?? DEFAULTS.staleAfterMs;
    this.#staleTimer = setTimeout(() => this.#setState('stale'), staleAfterMs);
    this.#setState('active');
    this.#stage.emitter.emit('position-change', { position });
    this.#moveCamera(durationMs);
    this.#stage.wake();
  }

  #fail(error: MezzanineError): void {
    if (this.#stage.isDestroyed) return;
    this.#setState(error.code === 'position-denied' ? 'denied' : 'unavailable');
    this.#stage.report(error);
  }

  #moveCamera(durationMs: number): void {
    if (this.#mode === 'none' || !this.#motion) return;
    const { motion, isReducedMotion } = this.#stage;
    const { place, floorId, headingDegrees } = this.#motion.goal;
    if (floorId !== this.#stage.shownFloor.id) this.#floors.set(floorId);
    const { goal } = motion;
    const isTurning = this.#mode === 'position-and-heading' && headingDegrees !== undefined;
    const to = {
      x: place[0],
      y: place[1],
      pitch: goal.pitch,
      zoom: goal.zoom < FOLLOW_LEAST_ZOOM ? FOLLOW_ZOOM : goal.zoom,
      bearing: isTurning ? headingDegrees : goal.bearing,
    };
    const how = { durationMs: isReducedMotion ? 0 : durationMs, easing: evenly };
    void motion.fly(to, how, 'api');
  }

  #draw(now: number): boolean {
    const motion = this.#motion;
    if (!motion) return false;
    const pose = motion.at(now);
    const { scene, shownFloor, themes } = this.#stage;
    const isShown = scene.metersUpOf(pose.floorId) !== undefined;
    const { colorScheme } = themes.current;
    const { otherFloor, color } = { color: BLUES[colorScheme], ...DEFAULTS, ...this.#options };
    const isHidden = !isShown && otherFloor === 'hidden';
    const isFresh = this.#state === 'active';
    this.#layer.set(
      isHidden
        ? undefined
        : {
            ...pose,
            floorId: isShown ? pose.floorId : shownFloor.id,
            headingDegrees: isFresh ? pose.headingDegrees : undefined,
            color: parseColor(isFresh ? color : STALE_COLOR, 'color').rgb,
            halo: parseColor(colorScheme === 'dark' ? themes.current.label : '#FFFFFF', 'halo').rgb,
            opacity: isShown ? 1 : DIMMED_OPACITY,
          },
    );
    return !motion.isOver(now);
  }

  #setMode(mode: FollowMode, reason: ChangeReason): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.#stage.emitter.emit('follow-change', { mode, reason });
  }

  #setState(state: BlueDotState): void {
    if (state === this.#state) return;
    const previous = this.#state;
    this.#state = state;
    const { root, messages } = this.#stage;
    if (state in ANNOUNCED) root.announce(messages[ANNOUNCED[state as keyof typeof ANNOUNCED]]);
    this.#stage.wake();
    this.#stage.emitter.emit('blue-dot-state', { state, previous });
  }

  #end(): void {
    clearTimeout(this.#staleTimer);
    this.#replay?.stop();
    this.#endSource?.();
    this.#replay = this.#endSource = undefined;
  }
}

function evenly(share: number): number {
  return share;
}

function expectBlueDotOptions(options: BlueDotOptions): void {
  expectOptions('options', options, ['source', 'color', 'staleAfterMs', 'otherFloor']);
  const { source, color, staleAfterMs, otherFloor } = options;
  if (source !== undefined && source !== 'device' && typeof source !== 'function') {
    throw invalidArgument('options.source', source, '"device" or a function');
  }
  if (color !== undefined) parseColor(color, 'options.color');
  expectNumber('options.staleAfterMs', staleAfterMs, [100, 86_400_000]);
  expectOneOf('options.otherFloor', otherFloor, ['dimmed', 'hidden']);
}

function expectRecording(stage: Stage, recording: BlueDotRecording): void {
  if (!Array.isArray(recording) || recording.length === 0) {
    throw invalidArgument('recording', recording, 'an array of at least one position');
  }
  for (const [i, position] of (recording as BlueDotPosition[]).entries()) {
    expectPosition(stage.venue, position, `recording[${i}]`);
  }
}
