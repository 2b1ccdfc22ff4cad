import { MezzanineError } from '../data/MezzanineError.ts';
import type { Stage } from './Stage.ts';

/** How long a lost graphics card is waited for before it is an error. */
const PATIENCE_MS = 10_000;

/** Pauses a map while the graphics card is away, and draws it again when it is back. */
export class GraphicsWatch {
  readonly #stage: Stage;
  readonly #release: () => void;
  #isLost = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param stage - what is paused
   * @param release - frees what the graphics card held
   */
  constructor(stage: Stage, release: () => void) {
    this.#stage = stage;
    this.#release = release;
    const { canvas } = stage.root;
    canvas.addEventListener('webglcontextlost', () => this.#lose(), stage.listening);
    canvas.addEventListener('webglcontextrestored', () => this.#restore(), stage.listening);
  }

  /** Whether the graphics card is away. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Stops waiting. */
  dispose(): void {
    clearTimeout(this.#patience);
  }

  #lose(): void {
    const { frames, root, emitter } = this.#stage;
    this.#isLost = true;
    frames.pause();
    // Now, while deleting is silent: what is left belongs to no context after the restore.
    this.#release();
    root.setState('lost');
    this.#patience = setTimeout(() => {
      this.#stage.report(
        new MezzanineError('context-lost', {
          given: `The graphics context did not come back within ${PATIENCE_MS / 1000} s.`,
        }),
      );
    }, PATIENCE_MS);
    emitter.emit('context-lost', {});
  }

  #restore(): void {
    clearTimeout(this.#patience);
    this.#isLost = false;
    this.#stage.frames.resume();
    this.#stage.wake();
    this.#stage.emitter.emit('context-restored', {});
  }
}
