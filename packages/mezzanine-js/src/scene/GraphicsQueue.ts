/** Between two looks at what the graphics process has done. */
const LOOK_MS = 4;

/** What of a context is needed to see how far the graphics process is. */
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
 * Follows what the graphics process does, keeping the page from nothing: a question to it waits for
 * all that it was told before, and should be asked when that is done.
 */
export class GraphicsQueue {
  readonly #context: QueueContext;
  readonly #canvas: EventTarget;
  readonly #stop = new AbortController();

  /**
   * @param context - what the graphics process is told by
   * @param canvas - tells when a lost context is back
   */
  constructor(context: QueueContext, canvas: EventTarget) {
    this.#context = context;
    this.#canvas = canvas;
  }

  /** Whether nobody waits any more. */
  get isDisposed(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Waits until all that was told is done. */
  async whenDone(): Promise<void> {
    const gl = this.#context;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    // A lost context gives none.
    if (!fence) return this.when(() => true);
    gl.flush();
    await this.when(() => gl.clientWaitSync(fence, 0, 0) !== gl.TIMEOUT_EXPIRED);
    gl.deleteSync(fence);
  }

  /** Looks again and again until something is so; not while the graphics card is away. */
  async when(isSo: () => boolean): Promise<void> {
    while (!this.isDisposed) {
      if (this.#context.isContextLost()) await this.#whenRestored();
      else if (isSo()) return;
      else await this.pause();
    }
  }

  /** Leaves the page time for other things. */
  pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }

  /** Ends all waiting. */
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
