import { MvfError } from '../MvfError.ts';

/** What an import is doing. */
export type IfcPhase = 'opening' | 'reading shapes' | 'drawing floors' | 'making the graph';

/** How far an import is. */
export interface IfcProgress {
  /** What the import is doing. */
  readonly phase: IfcPhase;
  /** Finished parts of the phase. */
  readonly done: number;
  /** Parts of the phase. */
  readonly count: number;
}

/** What a pace depends on. */
export interface PaceOptions {
  readonly file: string;
  readonly maxSeconds: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: IfcProgress) => void;
}

/** Longest time without a pause, in milliseconds. */
const sliceMs = 30;

/** Reports progress, pauses for the rest of the program, and stops on request or after too long. */
export class Pace {
  readonly #options: PaceOptions;
  readonly #start = performance.now();
  #sliceEnd = this.#start + sliceMs;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /**
   * Marks a point where the import may pause.
   *
   * @throws the reason of the signal if it is aborted
   * @throws MvfError `archive-too-large` if the import takes too long
   */
  async step(phase: IfcPhase, done = 0, count = 1): Promise<void> {
    const { signal, onProgress, maxSeconds, file } = this.#options;
    const now = performance.now();
    if (now >= this.#sliceEnd || done === 0) {
      onProgress?.({ phase, done, count });
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.#sliceEnd = performance.now() + sliceMs;
    }
    signal?.throwIfAborted();
    if (now - this.#start < maxSeconds * 1000) return;
    throw new MvfError(
      'archive-too-large',
      `${file} takes more than ${maxSeconds} seconds to read; expected less. Export fewer classes or single storeys, or raise limits.maxSeconds if you trust the file.`,
      { file },
    );
  }
}
