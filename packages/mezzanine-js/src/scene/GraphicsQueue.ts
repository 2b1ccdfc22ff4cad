/** Interval between two checks of the GPU process. */
const LOOK_MS = 4;

/** The parts of a context that are needed to poll the GPU process. */
type QueueContext = Pick<
  WebGL2RenderingContext,
  | 'SYNC_GPU_COMMANDS_COMPLETE'
  | 'TIMEOUT_EXPIRED'
  | 'clientWaitSync'
  | 'deleteSync'
  | 'fenceSync'
  | 'flush'
  | 'isContextLost'
>;

/**
 * Polls the GPU process without blocking the page. A query to it blocks until all earlier commands
 * are done, so queries should run only when it is idle.
 */
export class GraphicsQueue {
  readonly #context: QueueContext;
  readonly #canvas: EventTarget;
  readonly #stop = new AbortController();

  /**
   * @param context - context whose commands are tracked
   * @param canvas - fires the event when a lost context is restored
   */
  constructor(context: QueueContext, canvas: EventTarget) {
    this.#context = context;
    this.#canvas = canvas;
  }

  /** Whether waiting was canceled. */
  get isDisposed(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Waits until all commands are done. */
  async whenDone(): Promise<void> {
    const gl = this.#context;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    // A lost context returns no sync object.
    if (!fence) return this.when(() => true);
    gl.flush();
    await this.when(() => gl.clientWaitSync(fence, 0, 0) !== gl.TIMEOUT_EXPIRED);
    gl.deleteSync(fence);
  }

  /** Polls until a condition is true, except while the context is lost. */
  async when(isSo: () => boolean): Promise<void> {
    while (!this.isDisposed) {
      if (this.#context.isContextLost()) await this.#whenRestored();
      else if (isSo()) return;
      else await this.pause();
    }
  }

  /** Yields to the page. */
  pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }

  /** Cancels all waiting. */
  dispose(): void {
    this.#stop.abort();
  }

  #whenRestored(): Promise<void> {
    const { signal } = this.#stop;
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      this.#canvas.addEventListener('webglcontextrestored', () => resolve(), {
        once: true,
        signal,
      });
    });
  }
}
