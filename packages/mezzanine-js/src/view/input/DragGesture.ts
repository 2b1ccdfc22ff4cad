import type { CameraInteractions } from '../camera/CameraState.ts';
import type { ScreenPoint } from '../../scene/screenPointOf.ts';
import type { CameraMotion } from '../camera/CameraMotion.ts';
import type { Stage } from '../Stage.ts';

const DEGREES_PER_PIXEL = 0.4;
const PITCH_PER_PIXEL = 0.3;
/** Movement within this last interval determines the speed of the glide. */
const GLIDE_WINDOW_MS = 90;
/** A finger that rested this long before it was lifted causes no glide. */
const REST_MS = 60;

/** One pointer that pans, or rotates and tilts the view. */
export class DragGesture {
  readonly #stage: Stage;
  readonly #motion: CameraMotion;
  readonly #allowed: () => Required<CameraInteractions>;
  readonly #turns: boolean;
  readonly #ground: readonly [number, number];
  readonly #height: number;
  #last: ScreenPoint;
  #trail: { readonly x: number; readonly y: number; readonly at: number }[] = [];

  /**
   * @param stage - the map
   * @param from - start of the drag
   * @param options - whether it rotates the view instead, and which gestures are enabled
   */
  constructor(
    stage: Stage,
    from: ScreenPoint,
    options: { turns: boolean; allowed: () => Required<CameraInteractions> },
  ) {
    this.#stage = stage;
    this.#motion = stage.motion;
    this.#allowed = options.allowed;
    this.#turns = options.turns;
    this.#last = from;
    this.#height = stage.stackedHeightAt(from);
    this.#ground = this.#motion.projector().groundAt(from.x, from.y, this.#height);
    this.#motion.stop();
  }

  /** Follows the pointer. */
  move(to: ScreenPoint): void {
    if (this.#turns) this.#turn(to);
    else if (this.#allowed().pan) this.#pan(to);
    this.#last = to;
  }

  /** Ends the drag; the map glides on at the speed of the drag. */
  end(): void {
    const now = performance.now();
    const first = this.#trail.find(({ at }) => now - at < GLIDE_WINDOW_MS);
    const last = this.#trail.at(-1);
    if (this.#stage.isReducedMotion || !first || !last || now - last.at > REST_MS) return;
    const seconds = (last.at - first.at) / 1000;
    if (seconds > 0.01) {
      this.#motion.glide((last.x - first.x) / seconds, (last.y - first.y) / seconds);
    }
  }

  #pan(to: ScreenPoint): void {
    const projector = this.#motion.projector();
    this.#motion.move(projector.poseWith(this.#ground, to.x, to.y, this.#height), 'user');
    const { x, y } = this.#motion.pose;
    this.#trail = [...this.#trail.slice(-12), { x, y, at: performance.now() }];
  }

  #turn(to: ScreenPoint): void {
    const { rotate, pitch } = this.#allowed();
    const { pose } = this.#motion;
    const turned = rotate ? (to.x - this.#last.x) * DEGREES_PER_PIXEL : 0;
    const tilted = pitch ? (this.#last.y - to.y) * PITCH_PER_PIXEL : 0;
    this.#motion.move(
      { ...pose, bearing: pose.bearing + turned, pitch: pose.pitch + tilted },
      'user',
    );
  }
}
