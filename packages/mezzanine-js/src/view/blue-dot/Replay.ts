import type { AnimationResult } from '../camera/CameraMotion.ts';
import type { BlueDotPosition, BlueDotRecording } from './BlueDotPosition.ts';

/** Tells the positions of a recording at the times they were recorded at. */
export class Replay {
  /** How it ended. */
  readonly result: Promise<AnimationResult>;
  readonly #recording: BlueDotRecording;
  readonly #speed: number;
  readonly #tell: (position: BlueDotPosition) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finish!: (result: AnimationResult) => void;

  /**
   * @param recording - at least one position
   * @param speed - how many times as fast
   * @param tell - told each position
   */
  constructor(
    recording: BlueDotRecording,
    speed: number,
    tell: (position: BlueDotPosition) => void,
  ) {
    this.#recording = recording;
    this.#speed = speed;
    this.#tell = tell;
    this.result = new Promise((resolve) => (this.#finish = resolve));
    this.#play(0);
  }

  /** Ends it, if it is not over yet. */
  stop(result: AnimationResult = 'interrupted'): void {
    clearTimeout(this.#timer);
    this.#finish(result);
  }

  #play(index: number): void {
    const [now, next] = [this.#recording[index], this.#recording[index + 1]];
    if (now) this.#tell(now);
    if (!next) {
      this.stop('done');
      return;
    }
    const pause = (next.timestamp ?? 0) - (now?.timestamp ?? 0);
    this.#timer = setTimeout(() => this.#play(index + 1), Math.max(pause, 0) / this.#speed);
  }
}
