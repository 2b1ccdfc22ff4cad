import type { AnimationResult } from '../camera/CameraMotion.ts';
import type { BlueDotPosition, BlueDotRecording } from './BlueDotPosition.ts';

/** Replays the positions of a recording at their recorded times. */
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
   * @param speed - speed factor
   * @param tell - called with each position
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

  /** Stops the replay, if it is still running. */
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
