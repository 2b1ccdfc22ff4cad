/** Draws pictures only while something changes: one request, one picture. */
export class FrameLoop {
  readonly #draw: (now: number) => boolean;
  readonly #onRest: () => void;
  readonly #ask: (() => void) | undefined;
  #request: number | undefined;
  #isPaused = false;

  /**
   * @param draw - draws a picture and says whether another one is needed
   * @param onRest - told when no other one is
   * @param ask - asks whoever else draws to call {@link run}; default: the browser
   */
  constructor(draw: (now: number) => boolean, onRest: () => void, ask?: () => void) {
    this.#draw = draw;
    this.#onRest = onRest;
    this.#ask = ask;
  }

  /** Whether a picture is on its way. */
  get isRunning(): boolean {
    return this.#request !== undefined;
  }

  /** Asks for a picture. */
  wake(): void {
    if (this.#isPaused || this.#request !== undefined) return;
    this.#request = this.#ask ? 0 : requestAnimationFrame((now) => this.run(now));
    this.#ask?.();
  }

  /** Draws a picture now, whether it was asked for or not. */
  run(now: number): void {
    if (this.#isPaused) return;
    const wasAsked = this.isRunning;
    this.#request = undefined;
    if (this.#draw(now)) this.wake();
    else if (wasAsked && !this.isRunning) this.#onRest();
  }

  /** Draws nothing until {@link resume}. */
  pause(): void {
    this.#isPaused = true;
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#request = undefined;
  }

  /** Draws again, and one picture in any case. */
  resume(): void {
    this.#isPaused = false;
    this.wake();
  }
}
