import type { Bounds } from '../../bounds.ts';
import type { ChangeReason } from '../mapEvents.ts';
import { interpolatePose, normalizeBearing, type Easing } from './interpolatePose.ts';
import { Projector, type Pose, type Viewport } from './Projector.ts';

/** How an animation ended. */
export type AnimationResult = 'done' | 'interrupted';

/** Moves the camera of a host map, with or without animation. */
export type CameraDriver = (
  to: Pose,
  how?: { readonly durationMs: number; readonly easing: Easing },
) => Promise<AnimationResult>;

/** Limits of the pose. */
export interface PoseLimits {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly minPitch: number;
  readonly maxPitch: number;
  /** Limits of the view's center. */
  readonly bounds: Bounds;
}

interface Flight {
  readonly from: Pose;
  readonly to: Pose;
  readonly durationMs: number;
  readonly easing: Easing;
  readonly startsAt: number;
  readonly reason: ChangeReason;
  readonly finish: (result: AnimationResult) => void;
}

/** Time constant: speed falls to a third in this time. */
const GLIDE_MS = 220;
const WHEEL_MS = 65;
/** A glide ends below this many pixels per second. */
const SLOWEST_GLIDE = 12;

/** The pose of the camera and everything that animates it. */
export class CameraMotion {
  /** Requests a frame. */
  readonly #wake: () => void;
  readonly #drive: CameraDriver | undefined;
  #pose: Pose = { x: 0, y: 0, bearing: 0, pitch: 0, zoom: 18 };
  #limits: PoseLimits;
  #reach = 0;
  #viewport: Viewport;
  #flight: Flight | undefined;
  #glide: { x: number; y: number } | undefined;
  #zoom: { goal: number; x: number; y: number; z: number } | undefined;
  #changed: ChangeReason | undefined;
  #tickedAt = 0;

  /**
   * @param viewport - the viewport
   * @param limits - limits of the pose
   * @param wake - requests a frame
   * @param drive - moves the camera of the host map; without it, this camera is used
   */
  constructor(viewport: Viewport, limits: PoseLimits, wake: () => void, drive?: CameraDriver) {
    this.#drive = drive;
    this.#viewport = viewport;
    this.#limits = limits;
    this.#wake = wake;
  }

  /** The current pose. */
  get pose(): Pose {
    return this.#pose;
  }

  /** The destination of the flight, or the current pose without one. */
  get goal(): Pose {
    return this.#flight?.to ?? this.#pose;
  }

  /** Whether it is flying, zooming, or gliding, or will start with the next frame. */
  get isMoving(): boolean {
    return Boolean(this.#flight ?? this.#zoom ?? this.#glide);
  }

  /** The viewport. */
  get viewport(): Viewport {
    return this.#viewport;
  }

  /** Limits of the pose. */
  get limits(): PoseLimits {
    return this.#limits;
  }

  /** Projects with the current pose. */
  projector(): Projector {
    return new Projector(this.#pose, this.#viewport);
  }

  /** Updates the size or offsets of the viewport. */
  setViewport(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#wake();
  }

  /** Updates the pose of the host map's camera for the frame to render. */
  follow(pose: Pose, viewport: Viewport, reason: ChangeReason): void {
    this.#viewport = viewport;
    if (isSame(pose, this.#pose)) return;
    this.#pose = pose;
    this.#changed ??= reason;
  }

  /** Updates the limits and moves the camera within them. */
  setLimits(limits: PoseLimits): void {
    this.#limits = limits;
    this.move(this.#pose, 'api');
  }

  /**
   * Lets the center of the view exceed the bounds by this many meters: objects high above the
   * ground appear in front of ground far behind them.
   */
  setReach(meters: number): void {
    this.#reach = meters;
    this.move(this.#pose, 'api');
  }

  /** Moves the camera immediately and stops all animation. */
  jump(pose: Pose, reason: ChangeReason): void {
    this.stop();
    this.move(pose, reason);
  }

  /** Moves the camera within its limits without stopping an animation. */
  move(pose: Pose, reason: ChangeReason): void {
    const next = this.keep(pose);
    if (isSame(next, this.#pose)) return;
    this.#pose = next;
    this.#changed = this.#changed === 'user' ? 'user' : reason;
    void this.#drive?.(next);
    this.#wake();
  }

  /** Flies to a pose. */
  fly(
    to: Pose,
    { durationMs, easing }: { readonly durationMs: number; readonly easing: Easing },
    reason: ChangeReason,
  ): Promise<AnimationResult> {
    this.stop();
    const goal = this.keep(to);
    if (durationMs <= 0 || isSame(goal, this.#pose)) {
      this.move(goal, reason);
      return Promise.resolve('done');
    }
    if (this.#drive) return this.#drive(goal, { durationMs, easing });
    return new Promise((finish) => {
      const startsAt = performance.now();
      this.#flight = { from: this.#pose, to: goal, durationMs, easing, startsAt, reason, finish };
      this.#wake();
    });
  }

  /** Lets the camera glide after a drag, in meters per second. */
  glide(x: number, y: number): void {
    this.#glide = { x, y };
    this.#wake();
  }

  /**
   * Zooms smoothly by this many levels and keeps the given point of the screen fixed.
   *
   * @param levels - change of the zoom level at which the point appears
   * @param x - point of the screen, in CSS pixels
   * @param y - point of the screen, in CSS pixels
   * @param z - height of the point, in meters above the current floor; the camera stays above it
   */
  zoomBy(levels: number, x: number, y: number, z = 0): void {
    this.#endFlight();
    this.#glide = undefined;
    const from = this.#zoom?.z === z ? this.#zoom.goal : this.projector().zoomAt(z);
    this.#zoom = { goal: this.zoomedAt(from, levels, z), x, y, z };
    this.#wake();
  }

  /**
   * Zoom level at which a horizontal plane appears after zooming. A plane that is already too close stays.
   *
   * @param from - zoom level at which it appears before
   * @param levels - change of the level
   * @param z - height of the plane, in meters above the current floor
   */
  zoomedAt(from: number, levels: number, z: number): number {
    const closest = Math.min(this.#limits.maxZoom, this.projector().closestAt(z));
    return Math.min(from + levels, Math.max(closest, from));
  }

  /** Stops all animation; it ends as interrupted. */
  stop(): void {
    this.#glide = undefined;
    this.#zoom = undefined;
    this.#endFlight();
  }

  /**
   * Advances the animation.
   *
   * @param now - milliseconds
   * @returns whether the camera is still moving
   */
  tick(now: number): boolean {
    const elapsed = Math.min(Math.max(now - this.#tickedAt, 1), 50);
    this.#tickedAt = now;
    this.#tickFlight(now);
    this.#tickZoom(elapsed);
    this.#tickGlide(elapsed);
    return this.isMoving;
  }

  /** Why the pose changed since the last call, if it did. */
  takeChange(): ChangeReason | undefined {
    const changed = this.#changed;
    this.#changed = undefined;
    return changed;
  }

  /** The nearest pose within the limits. */
  keep(pose: Pose): Pose {
    const { minZoom, maxZoom, minPitch, maxPitch, bounds } = this.#limits;
    return {
      x: clamp(pose.x, bounds.minX - this.#reach, bounds.maxX + this.#reach),
      y: clamp(pose.y, bounds.minY - this.#reach, bounds.maxY + this.#reach),
      bearing: normalizeBearing(pose.bearing),
      pitch: clamp(pose.pitch, minPitch, maxPitch),
      zoom: clamp(pose.zoom, minZoom, maxZoom),
    };
  }

  #tickFlight(now: number): void {
    const flight = this.#flight;
    if (!flight) return;
    const share = Math.min(Math.max((now - flight.startsAt) / flight.durationMs, 0), 1);
    this.move(interpolatePose(flight.from, flight.to, flight.easing(share)), flight.reason);
    if (share < 1) return;
    this.#flight = undefined;
    this.move(flight.to, flight.reason);
    flight.finish('done');
  }

  #tickZoom(elapsed: number): void {
    const zoom = this.#zoom;
    if (!zoom) return;
    const { x, y, z } = zoom;
    const before = this.#pose;
    const projector = this.projector();
    const left = zoom.goal - projector.zoomAt(z);
    const isOver = Math.abs(left) < 0.004;
    const share = isOver ? 1 : 1 - Math.exp(-elapsed / WHEEL_MS);
    const level = projector.zoomWith(zoom.goal - left * (1 - share), z);
    const scaled = new Projector(this.keep({ ...before, zoom: level }), this.#viewport);
    // What lies on one line of sight stays on it, at any height.
    this.move(scaled.poseWith(projector.groundAt(x, y), x, y), 'user');
    // The limits may end it before the goal.
    if (isOver || this.#pose.zoom === before.zoom) this.#zoom = undefined;
  }

  #tickGlide(elapsed: number): void {
    const glide = this.#glide;
    if (!glide) return;
    const before = this.#pose;
    const [dx, dy] = [(glide.x * elapsed) / 1000, (glide.y * elapsed) / 1000];
    this.move({ ...before, x: before.x + dx, y: before.y + dy }, 'user');
    const kept = Math.exp(-elapsed / GLIDE_MS);
    glide.x *= kept;
    glide.y *= kept;
    const pixelsPerSecond = Math.hypot(glide.x, glide.y) / this.projector().metersPerPixel;
    if (pixelsPerSecond < SLOWEST_GLIDE || isSame(before, this.#pose)) this.#glide = undefined;
  }

  #endFlight(): void {
    const flight = this.#flight;
    this.#flight = undefined;
    flight?.finish('interrupted');
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function isSame(a: Pose, b: Pose): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.zoom === b.zoom &&
    a.pitch === b.pitch &&
    a.bearing === b.bearing
  );
}
