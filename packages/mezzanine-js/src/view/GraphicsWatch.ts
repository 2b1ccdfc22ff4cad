import { MezzanineError } from '../data/MezzanineError.ts';
import type { Emitter } from './Emitter.ts';
import type { FrameLoop } from './FrameLoop.ts';
import type { MapEvents } from './mapEvents.ts';
import type { MapRoot } from './MapRoot.ts';

/** How long to wait for a lost context before reporting an error. */
const PATIENCE_MS = 10_000;

/** The parts of a map to pause; `Stage` implements it. */
interface PausedMap {
  readonly root: MapRoot;
  readonly frames: { readonly loop: FrameLoop };
  readonly emitter: Emitter<MapEvents>;
  readonly listening: { readonly signal: AbortSignal };
  wake(): void;
  report(error: MezzanineError): void;
}

/** Pauses a map while its graphics context is lost, and renders it again when it is restored. */
export class GraphicsWatch {
  readonly #stage: PausedMap;
  readonly #release: () => void;
  #isLost = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param stage - the map to pause
   * @param release - frees GPU resources
   */
  constructor(stage: PausedMap, release: () => void) {
    this.#stage = stage;
    this.#release = release;
    const { canvas } = stage.root;
    canvas.addEventListener('webglcontextlost', () => this.#lose(), stage.listening);
    canvas.addEventListener('webglcontextrestored', () => this.#restore(), stage.listening);
  }

  /** Whether the context is lost. */
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
    // Now, while deleting is a no-op: after the restore, the resources belong to no context.
    this.#release();
    root.setState('lost');
    this.#patience = setTimeout(() => {
      this.#stage.report(
        new MezzanineError('context-lost', {
          given: `The graphics context was not restored within ${PATIENCE_MS / 1000} s.`,
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
