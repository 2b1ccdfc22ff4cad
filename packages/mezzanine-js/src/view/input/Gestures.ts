import type { CameraInteractions } from '../camera/CameraState.ts';
import type { Stage } from '../Stage.ts';
import type { ScreenPoint } from '../../scene/screenPointOf.ts';
import { DragGesture } from './DragGesture.ts';
import { PinchGesture } from './PinchGesture.ts';

/** A press that moves further than this is a drag, not a click. */
const CLICK_PIXELS = 4;
const ZOOM_PER_WHEEL_PIXEL = 1 / 450;
/** Trackpads report a pinch as small wheel events with the control key. */
const ZOOM_PER_PINCH_PIXEL = 1 / 90;
const LINE_PIXELS = 24;

interface Press {
  readonly start: ScreenPoint;
  readonly isTurning: boolean;
  now: ScreenPoint;
}

/** Moves the camera by mouse, pen, touch, and wheel. */
export class Gestures {
  readonly #stage: Stage;
  readonly #allowed: () => Required<CameraInteractions>;
  readonly #onClick: (point: ScreenPoint, event: PointerEvent) => void;
  readonly #presses = new Map<number, Press>();
  #gesture: DragGesture | PinchGesture | undefined;
  #isClick = false;

  /**
   * @param stage - the map
   * @param allowed - enabled gestures
   * @param onClick - called for a press and release in one place
   */
  constructor(
    stage: Stage,
    allowed: () => Required<CameraInteractions>,
    onClick: (point: ScreenPoint, event: PointerEvent) => void,
  ) {
    this.#stage = stage;
    this.#allowed = allowed;
    this.#onClick = onClick;
    const { canvas } = stage.root;
    const { listening } = stage;
    canvas.addEventListener('pointerdown', (event) => this.#press(event), listening);
    canvas.addEventListener('pointermove', (event) => this.#move(event), listening);
    canvas.addEventListener('pointerup', (event) => this.#release(event, true), listening);
    canvas.addEventListener('pointercancel', (event) => this.#release(event, false), listening);
    canvas.addEventListener('wheel', (event) => this.#wheel(event), {
      ...listening,
      passive: false,
    });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), listening);
  }

  /** Whether a pointer is down. */
  get isBusy(): boolean {
    return this.#presses.size > 0;
  }

  #press(event: PointerEvent): void {
    const point = pointOf(event);
    const isTurning = event.button !== 0 || event.ctrlKey || event.shiftKey;
    this.#stage.root.canvas.setPointerCapture(event.pointerId);
    this.#presses.set(event.pointerId, { start: point, now: point, isTurning });
    this.#isClick = this.#presses.size === 1 && event.button === 0;
    this.#stage.motion.stop();
    this.#gesture = undefined;
    const [a, b] = [...this.#presses.values()];
    if (a && b) this.#gesture = new PinchGesture(this.#stage, [a.now, b.now], this.#allowed);
  }

  #move(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    if (!press) return;
    press.now = pointOf(event);
    if (this.#gesture instanceof PinchGesture) {
      const [a, b] = [...this.#presses.values()];
      if (a && b) this.#gesture.move([a.now, b.now]);
      return;
    }
    const { start, now } = press;
    if (!this.#gesture && Math.hypot(now.x - start.x, now.y - start.y) > CLICK_PIXELS) {
      this.#isClick = false;
      this.#gesture = new DragGesture(this.#stage, start, {
        turns: press.isTurning,
        allowed: this.#allowed,
      });
    }
    this.#gesture?.move(now);
  }

  #release(event: PointerEvent, isDone: boolean): void {
    const press = this.#presses.get(event.pointerId);
    if (!press) return;
    this.#presses.delete(event.pointerId);
    if (this.#gesture instanceof DragGesture) this.#gesture.end();
    this.#gesture = undefined;
    // The remaining finger continues the drag from its position.
    const [left] = [...this.#presses.values()];
    if (left) {
      this.#gesture = new DragGesture(this.#stage, left.now, {
        turns: false,
        allowed: this.#allowed,
      });
    } else if (this.#isClick && isDone) this.#onClick(press.now, event);
  }

  #wheel(event: WheelEvent): void {
    if (!this.#allowed().zoom) return;
    event.preventDefault();
    const unit = [1, LINE_PIXELS, this.#stage.viewport.height][event.deltaMode] ?? 1;
    const rate = event.ctrlKey ? ZOOM_PER_PINCH_PIXEL : ZOOM_PER_WHEEL_PIXEL;
    const levels = Math.max(-1, Math.min(1, -event.deltaY * unit * rate));
    const point = this.#allowed().pan ? pointOf(event) : middleOf(this.#stage);
    this.#stage.motion.zoomBy(levels, point.x, point.y, this.#stage.stackedHeightAt(point));
  }
}

/** Position of an event. */
export function pointOf(event: MouseEvent): ScreenPoint {
  return { x: event.offsetX, y: event.offsetY };
}

/** Center of the view. */
export function middleOf(stage: Stage): ScreenPoint {
  const [x, y] = stage.motion.projector().middle;
  return { x, y };
}
