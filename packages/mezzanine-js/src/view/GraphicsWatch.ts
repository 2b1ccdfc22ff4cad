import { MezzanineError } from '../data/MezzanineError.ts';
import type { Emitter } from './Emitter.ts';
import type { FrameLoop } from './FrameLoop.ts';
import type { MapEvents } from './mapEvents.ts';
import type { MapRoot } from './MapRoot.ts';

/** How long a lost graphics card is waited for before it is an error. */
const PATIENCE_MS = 10_000;

/** The parts of a map that are paused; a `Stage` has them. */
interface PausedMap {
  readonly root: MapRoot;
  readonly frames: { readonly loop: FrameLoop };
  readonly emitter: Emitter<MapEvents>;
  readonly listening: { readonly signal: AbortSignal };
  wake(): void;
  report(error: MezzanineError): void;
}

/** Pauses a map while the graphics card is away, and draws it again when it is back. */
export class GraphicsWatch {
  readonly #stage: PausedMap;
  readonly #release: () => void;
  #isLost = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param stage - what is paused
   * @param release - frees what the graphics card held
   */
  constructor(stage: PausedMap, release: () => void) {
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
    frames.loop.pause();
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
    this.#stage.frames.loop.resume();
    this.#stage.wake();
    this.#stage.emitter.emit('context-restored', {});
  }
}
