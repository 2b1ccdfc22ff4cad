import type { CameraInteractions } from '../camera/CameraState.ts';
import { turnBetween } from '../camera/interpolatePose.ts';
import { Projector, type Pose } from '../camera/Projector.ts';
import type { Stage } from '../Stage.ts';
import type { ScreenPoint } from '../../scene/screenPointOf.ts';

const PITCH_PER_PIXEL = 0.3;
/** The fingers must move this far to distinguish tilting from pinching. */
const UNDECIDED_PIXELS = 6;
/** The fingers must rotate this far before the map rotates with them. */
const TURN_DEGREES = 8;

interface Grip {
  readonly middle: ScreenPoint;
  readonly spread: number;
  readonly angle: number;
}

/** Two fingers: pinch to zoom, twist to rotate, move both up or down to tilt. */
export class PinchGesture {
  readonly #stage: Stage;
  readonly #allowed: () => Required<CameraInteractions>;
  readonly #first: readonly [ScreenPoint, ScreenPoint];
  #mode: 'undecided' | 'pinch' | 'tilt' = 'undecided';
  readonly #height: number;
  #grip: Grip;
  #turned = 0;
  #isTurning = false;

  /**
   * @param stage - the map
   * @param fingers - positions of the fingers
   * @param allowed - enabled gestures
   */
  constructor(
    stage: Stage,
    fingers: readonly [ScreenPoint, ScreenPoint],
    allowed: () => Required<CameraInteractions>,
  ) {
    this.#stage = stage;
    this.#allowed = allowed;
    this.#first = fingers;
    this.#grip = gripOf(fingers);
    this.#height = stage.stackedHeightAt(this.#grip.middle);
    stage.motion.stop();
  }

  /** Follows the fingers. */
  move(fingers: readonly [ScreenPoint, ScreenPoint]): void {
    if (this.#mode === 'undecided') this.#mode = decide(this.#first, fingers);
    if (this.#mode === 'undecided') return;
    const grip = gripOf(fingers);
    if (this.#mode === 'tilt') this.#tilt(grip);
    else this.#pinch(grip);
    this.#grip = grip;
  }

  #tilt(grip: Grip): void {
    if (!this.#allowed().pitch) return;
    const { pose } = this.#stage.motion;
    const tilted = (this.#grip.middle.y - grip.middle.y) * PITCH_PER_PIXEL;
    this.#stage.motion.move({ ...pose, pitch: pose.pitch + tilted }, 'user');
  }

  #pinch(grip: Grip): void {
    const { motion } = this.#stage;
    const { pan, zoom, rotate } = this.#allowed();
    const before = this.#grip;
    const projector = motion.projector();
    const height = this.#height;
    const ground = projector.groundAt(before.middle.x, before.middle.y, height);
    const levels = zoom ? Math.log2(grip.spread / before.spread) : 0;
    const zoomAt = motion.zoomedAt(projector.zoomAt(height), levels, height);
    const pose: Pose = motion.keep({
      ...motion.pose,
      zoom: projector.zoomWith(zoomAt, height),
      bearing: motion.pose.bearing - (rotate ? this.#turnOf(grip) : 0),
    });
    const to = pan ? grip.middle : before.middle;
    motion.move(new Projector(pose, motion.viewport).poseWith(ground, to.x, to.y, height), 'user');
  }

  #turnOf(grip: Grip): number {
    const turn = turnBetween(this.#grip.angle, grip.angle);
    this.#turned += turn;
    if (this.#isTurning) return turn;
    this.#isTurning = Math.abs(this.#turned) > TURN_DEGREES;
    return 0;
  }
}

function decide(
  first: readonly [ScreenPoint, ScreenPoint],
  now: readonly [ScreenPoint, ScreenPoint],
): 'undecided' | 'pinch' | 'tilt' {
  const [a, b] = [0, 1].map((i) => ({
    x: (now[i]?.x ?? 0) - (first[i]?.x ?? 0),
    y: (now[i]?.y ?? 0) - (first[i]?.y ?? 0),
  }));
  if (!a || !b) return 'undecided';
  const moved = [Math.hypot(a.x, a.y), Math.hypot(b.x, b.y)];
  // Fingers are reported one after another: the event of the second may still be pending.
  const isEarly = Math.min(...moved) < 1 && Math.max(...moved) < UNDECIDED_PIXELS * 3;
  if (isEarly || Math.max(...moved) < UNDECIDED_PIXELS) return 'undecided';
  const isUpright = Math.abs(a.y) > Math.abs(a.x) && Math.abs(b.y) > Math.abs(b.x);
  return isUpright && a.y * b.y > 0 ? 'tilt' : 'pinch';
}

function gripOf([a, b]: readonly [ScreenPoint, ScreenPoint]): Grip {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    spread: Math.max(Math.hypot(b.x - a.x, b.y - a.y), 1),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}
