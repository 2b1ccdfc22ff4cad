/** What an {@link IdleClock} counts, and whom it tells. */
export interface IdleOptions {
  /** From the last touch until it is over. */
  readonly seconds: number;
  /** How long before that it begins to count down. */
  readonly warningSeconds: number;
  /** Told each second of the countdown what is left; undefined when it is called off. */
  readonly onCount: (secondsLeft: number | undefined) => void;
  /** Told once. */
  readonly onIdle: () => void;
}

const SECOND_MS = 1000;

/** Waits until nobody has touched a screen for a while, and says so before it is over. */
export class IdleClock {
  readonly #options: IdleOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isCounting = false;

  constructor(options: IdleOptions) {
    this.#options = options;
  }

  /** Somebody is there: starts over. */
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

  /** Waits no more, until somebody touches again. */
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
