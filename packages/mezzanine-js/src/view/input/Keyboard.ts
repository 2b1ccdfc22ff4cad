import type { CameraInteractions } from '../camera/CameraState.ts';
import { easeOut } from '../camera/interpolatePose.ts';
import { Projector, type Pose } from '../camera/Projector.ts';
import type { Stage } from '../Stage.ts';

const PAN_PIXELS = 90;
const TURN_DEGREES = 15;
const TILT_DEGREES = 8;
const ZOOM_LEVELS = 0.6;
const DURATION_MS = 180;

/** Actions of keys that do not move the camera. */
export interface KeyActions {
  readonly stepFloor: (by: 1 | -1) => void;
  readonly fitFloor: () => void;
  readonly select: (event: KeyboardEvent) => void;
  readonly stepFocus: (by: 1 | -1) => void;
  /** Returns whether something was focused. */
  readonly leaveFocus: () => boolean;
  readonly sayKeys: () => void;
}

type Move = (pose: Pose, stage: Stage) => Pose;

const PLAIN: Readonly<Record<string, readonly [keyof CameraInteractions, Move]>> = {
  ArrowLeft: ['pan', (pose, stage) => pan(pose, stage, -1, 0)],
  ArrowRight: ['pan', (pose, stage) => pan(pose, stage, 1, 0)],
  ArrowUp: ['pan', (pose, stage) => pan(pose, stage, 0, -1)],
  ArrowDown: ['pan', (pose, stage) => pan(pose, stage, 0, 1)],
  '+': ['zoom', (pose) => ({ ...pose, zoom: pose.zoom + ZOOM_LEVELS })],
  '=': ['zoom', (pose) => ({ ...pose, zoom: pose.zoom + ZOOM_LEVELS })],
  '-': ['zoom', (pose) => ({ ...pose, zoom: pose.zoom - ZOOM_LEVELS })],
  _: ['zoom', (pose) => ({ ...pose, zoom: pose.zoom - ZOOM_LEVELS })],
};

const SHIFTED: typeof PLAIN = {
  ArrowLeft: ['rotate', (pose) => ({ ...pose, bearing: pose.bearing - TURN_DEGREES })],
  ArrowRight: ['rotate', (pose) => ({ ...pose, bearing: pose.bearing + TURN_DEGREES })],
  ArrowUp: ['pitch', (pose) => ({ ...pose, pitch: pose.pitch + TILT_DEGREES })],
  ArrowDown: ['pitch', (pose) => ({ ...pose, pitch: pose.pitch - TILT_DEGREES })],
};

type Act = (actions: KeyActions, event: KeyboardEvent) => boolean | undefined;

const stepFocus: Act = (actions, { shiftKey }) => void actions.stepFocus(shiftKey ? -1 : 1);
const select: Act = (actions, event) => void actions.select(event);

/** An action that returns `false` did nothing and leaves the key to the page. */
const ACTS: Readonly<Record<string, Act>> = {
  PageUp: (actions) => void actions.stepFloor(1),
  PageDown: (actions) => void actions.stepFloor(-1),
  Home: (actions) => void actions.fitFloor(),
  Enter: select,
  ' ': select,
  n: stepFocus,
  N: stepFocus,
  Escape: (actions) => actions.leaveFocus(),
  '?': (actions) => void actions.sayKeys(),
};

/** Moves the map by keys while its canvas is focused. */
export class Keyboard {
  readonly #stage: Stage;
  readonly #allowed: () => Required<CameraInteractions>;
  readonly #actions: KeyActions;

  /**
   * @param stage - the map
   * @param allowed - enabled keys
   * @param actions - other actions
   */
  constructor(stage: Stage, allowed: () => Required<CameraInteractions>, actions: KeyActions) {
    this.#stage = stage;
    this.#allowed = allowed;
    this.#actions = actions;
    stage.root.canvas.addEventListener('keydown', (event) => this.#press(event), stage.listening);
  }

  #press(event: KeyboardEvent): void {
    // With these modifiers, keys belong to the browser or the screen reader.
    if (!this.#allowed().keyboard || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!this.#act(event) && !this.#move(event)) return;
    event.preventDefault();
    this.#stage.root.showFocus(true);
  }

  #act(event: KeyboardEvent): boolean {
    const act = ACTS[event.key];
    if (!act) return false;
    return act(this.#actions, event) ?? true;
  }

  #move(event: KeyboardEvent): boolean {
    // The host map handles its own keys.
    if (this.#stage.host) return false;
    const isArrow = event.key.startsWith('Arrow');
    const entry = (event.shiftKey && isArrow ? SHIFTED : PLAIN)[event.key];
    if (!entry) return false;
    const [interaction, move] = entry;
    if (!this.#allowed()[interaction]) return true;
    const { motion } = this.#stage;
    const goal = motion.keep(move(motion.goal, this.#stage));
    const durationMs = this.#stage.isReducedMotion ? 0 : DURATION_MS;
    void motion.fly(goal, { durationMs, easing: easeOut }, 'user');
    return true;
  }
}

function pan(pose: Pose, stage: Stage, right: number, down: number): Pose {
  const projector = new Projector(pose, stage.viewport);
  const [x, y] = projector.middle;
  const ground = projector.groundAt(x + right * PAN_PIXELS, y + down * PAN_PIXELS);
  return { ...pose, x: ground[0], y: ground[1] };
}
