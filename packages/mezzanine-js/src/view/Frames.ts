import type { SceneView } from '../scene/SceneModel.ts';
import { FrameLoop } from './FrameLoop.ts';

/** Called before each frame; returns whether the next one would be another. */
export type FrameListener = (view: SceneView, now: number) => boolean;

/** What a frame is made of, in this order. */
export interface FrameParts {
  /** Moves the camera; returns whether it is still moving. */
  readonly move: (now: number) => boolean;
  /** Where the frame is seen from. */
  readonly view: () => SceneView;
  /** Draws; returns whether something is still fading. */
  readonly draw: (view: SceneView, now: number) => boolean;
  /** Called after each frame, and after those who listen. */
  readonly onDrawn: () => void;
  /** Called when no further frame is needed. */
  readonly onRest: () => void;
  /** Requests the next frame from a host that draws, such as MapLibre. Default: the browser. */
  readonly ask?: (() => void) | undefined;
}

/** The frames of a map: topics move before one is drawn, and follow it after. */
export class Frames {
  /** Draws frames while something changes. */
  readonly loop: FrameLoop;
  readonly #parts: FrameParts;
  readonly #before: FrameListener[] = [];
  readonly #after: (() => void)[] = [];

  /** @param parts - what a frame is made of */
  constructor(parts: FrameParts) {
    this.#parts = parts;
    this.loop = new FrameLoop((now) => this.#draw(now), parts.onRest, parts.ask);
  }

  /** Calls back before each frame. */
  onFrame(listener: FrameListener): void {
    this.#before.push(listener);
  }

  /** Calls back after each frame. */
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
