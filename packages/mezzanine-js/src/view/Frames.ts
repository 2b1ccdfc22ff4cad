import type { SceneView } from '../scene/SceneModel.ts';
import { FrameLoop } from './FrameLoop.ts';

/** Called before each frame; returns whether another frame is needed. */
export type FrameListener = (view: SceneView, now: number) => boolean;

/** The stages of a frame, in this order. */
export interface FrameParts {
  /** Moves the camera; returns whether it is still moving. */
  readonly move: (now: number) => boolean;
  /** Returns the view of the frame. */
  readonly view: () => SceneView;
  /** Renders; returns whether something is still fading. */
  readonly draw: (view: SceneView, now: number) => boolean;
  /** Called after each frame, and after the frame listeners. */
  readonly onDrawn: () => void;
  /** Called when no further frame is needed. */
  readonly onRest: () => void;
  /** Requests the next frame from a host that draws, such as MapLibre. Default: the browser. */
  readonly ask?: (() => void) | undefined;
}

/** The frames of a map, with callbacks before and after each one. */
export class Frames {
  /** Renders frames while something changes. */
  readonly loop: FrameLoop;
  readonly #parts: FrameParts;
  readonly #before: FrameListener[] = [];
  readonly #after: (() => void)[] = [];

  /** @param parts - the stages of a frame */
  constructor(parts: FrameParts) {
    this.#parts = parts;
    this.loop = new FrameLoop((now) => this.#draw(now), parts.onRest, parts.ask);
  }

  /** Adds a callback before each frame. */
  onFrame(listener: FrameListener): void {
    this.#before.push(listener);
  }

  /** Adds a callback after each frame. */
  afterFrame(listener: () => void): void {
    this.#after.push(listener);
  }

  #draw(now: number): boolean {
    const { move, view, draw, onDrawn } = this.#parts;
    let isMoving = move(now);
    const seen = view();
    for (const listener of this.#before) isMoving = listener(seen, now) || isMoving;
    const isFading = draw(seen, now);
    for (const listener of this.#after) listener();
    onDrawn();
    return isMoving || isFading;
  }
}
