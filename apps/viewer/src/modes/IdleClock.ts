/** Options of an {@link IdleClock}. */
export interface IdleOptions {
  /** Time from the last touch to the end. */
  readonly seconds: number;
  /** Length of the countdown before the end. */
  readonly warningSeconds: number;
  /**
   * Called every second of the countdown with the remaining time; with undefined when it is
   * canceled.
   */
  readonly onCount: (secondsLeft: number | undefined) => void;
  /** Called once at the end. */
  readonly onIdle: () => void;
}

const SECOND_MS = 1000;

/** Detects when a screen has not been touched for a while, and counts down before the end. */
export class IdleClock {
  readonly #options: IdleOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isCounting = false;

  constructor(options: IdleOptions) {
    this.#options = options;
  }

  /** Restarts after user activity. */
  touch(): void {
    const { seconds, warningSeconds, onCount } = this.#options;
    this.stop();
    if (this.#isCounting) {
      this.#isCounting = false;
      onCount(undefined);
    }
    const warning = Math.min(warningSeconds, seconds);
    this.#timer = setTimeout(() => this.#count(warning), (seconds - warning) * SECOND_MS);
  }

  /** Stops until the next touch. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #count(secondsLeft: number): void {
    const { onCount, onIdle } = this.#options;
    if (secondsLeft <= 0) {
      this.#isCounting = false;
      onCount(undefined);
      onIdle();
      return;
    }
    this.#isCounting = true;
    onCount(secondsLeft);
    this.#timer = setTimeout(() => this.#count(secondsLeft - 1), SECOND_MS);
  }
}
