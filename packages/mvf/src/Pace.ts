import { MvfError } from './MvfError.ts';

/** Progress of an import. */
export interface PhaseProgress<Phase extends string> {
  /** Current phase of the import. */
  readonly phase: Phase;
  /** Finished parts of the phase. */
  readonly done: number;
  /** Parts of the phase. */
  readonly count: number;
}

/** Options of a pace. */
export interface PaceOptions<Phase extends string> {
  readonly file: string;
  readonly maxSeconds: number;
  /** What to do if the time is up, without raising the limit: `Export single storeys`. */
  readonly remedy: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PhaseProgress<Phase>) => void;
}

/** Longest time without a pause, in milliseconds. */
const sliceMs = 30;

/** Reports progress, pauses for the rest of the program, and stops on request or after too long. */
export class Pace<Phase extends string> {
  readonly #options: PaceOptions<Phase>;
  readonly #start = performance.now();
  #sliceEnd = this.#start + sliceMs;

  constructor(options: PaceOptions<Phase>) {
    this.#options = options;
  }

  /**
   * Marks a point where the import may pause.
   *
   * @throws the reason of the signal if it is aborted
   * @throws MvfError `archive-too-large` if the import takes too long
   */
  async step(phase: Phase, done = 0, count = 1): Promise<void> {
    const { signal, onProgress } = this.#options;
    if (performance.now() >= this.#sliceEnd || done === 0) {
      onProgress?.({ phase, done, count });
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.#sliceEnd = performance.now() + sliceMs;
    }
    signal?.throwIfAborted();
    this.check();
  }

  /** Throws MvfError `archive-too-large` if the import takes too long. */
  check(): void {
    const { maxSeconds, file, remedy } = this.#options;
    if (performance.now() - this.#start < maxSeconds * 1000) return;
    throw new MvfError(
      'archive-too-large',
      `${file} takes more than ${maxSeconds} seconds to read; expected less. ${remedy}, or raise limits.maxSeconds if you trust the file.`,
      { file },
    );
  }
}
