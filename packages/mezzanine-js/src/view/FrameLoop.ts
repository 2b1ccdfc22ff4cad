/** Renders only when something changes: one request, one frame. */
export class FrameLoop {
  readonly #draw: (now: number) => boolean;
  readonly #onRest: () => void;
  readonly #ask: (() => void) | undefined;
  #request: number | undefined;
  #isPaused = false;

  /**
   * @param draw - renders a frame and returns whether another one is needed
   * @param onRest - called when no other frame is needed
   * @param ask - asks a host that renders to call {@link run}; default: requestAnimationFrame
   */
  constructor(draw: (now: number) => boolean, onRest: () => void, ask?: () => void) {
    this.#draw = draw;
    this.#onRest = onRest;
    this.#ask = ask;
  }

  /** Whether a frame is pending. */
  get isRunning(): boolean {
    return this.#request !== undefined;
  }

  /** Requests a frame. */
  wake(): void {
    if (this.#isPaused || this.#request !== undefined) return;
    this.#request = this.#ask ? 0 : requestAnimationFrame((now) => this.run(now));
    this.#ask?.();
  }

  /** Renders a frame immediately, even without a request. */
  run(now: number): void {
    if (this.#isPaused) return;
    const wasAsked = this.isRunning;
    this.#request = undefined;
    if (this.#draw(now)) this.wake();
    else if (wasAsked && !this.isRunning) this.#onRest();
  }

  /** Pauses rendering until {@link resume}. */
  pause(): void {
    this.#isPaused = true;
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#request = undefined;
  }

  /** Resumes rendering and renders at least one frame. */
  resume(): void {
    this.#isPaused = false;
    this.wake();
  }
}
