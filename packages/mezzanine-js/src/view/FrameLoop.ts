/** Draws pictures only while something changes: one request, one picture. */
export class FrameLoop {
  readonly #draw: (now: number) => boolean;
  readonly #onRest: () => void;
  #request: number | undefined;
  #isPaused = false;

  /**
   * @param draw - draws a picture and says whether another one is needed
   * @param onRest - told when no other one is
   */
  constructor(draw: (now: number) => boolean, onRest: () => void) {
    this.#draw = draw;
    this.#onRest = onRest;
  }

  /** Whether a picture is on its way. */
  get isRunning(): boolean {
    return this.#request !== undefined;
  }

  /** Asks for a picture. */
  wake(): void {
    if (this.#isPaused || this.#request !== undefined) return;
    this.#request = requestAnimationFrame((now) => {
      this.#request = undefined;
      if (this.#draw(now)) this.wake();
      else if (this.#request === undefined) this.#onRest();
    });
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
