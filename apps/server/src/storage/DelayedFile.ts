import { access } from 'node:fs/promises';
import { writeWhole } from './writeWhole.ts';

/** Milliseconds between a change and its writing. */
const writeDelayMs = 1000;

/** What stands in a file, and who hears about it. */
export interface DelayedFileOptions {
  readonly path: string;
  /** The whole text, as it is now. */
  readonly serialize: () => string;
  /** Told when the file cannot be written; the next change tries again. */
  readonly onWriteError: (error: unknown) => void;
  /** Called if the file was removed, before it is written again. Default: none. */
  readonly onRemoved?: () => void;
}

/** A file that is written whole, soon after what stands in it changed. */
export class DelayedFile {
  readonly #options: DelayedFileOptions;
  #isThere: boolean;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param isThere Whether the file was there to be read. Default: false. */
  constructor(options: DelayedFileOptions, isThere = false) {
    this.#isThere = isThere;
    this.#options = options;
  }

  /** Says that there is something to write. */
  touch(): void {
    this.#timer ??= setTimeout(() => void this.flush(), writeDelayMs).unref();
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    const isChanged = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (isChanged) {
      this.#writing = this.#writing.then(() => this.#write()).catch(this.#options.onWriteError);
    }
    return this.#writing;
  }

  /** Looks whether somebody removed the file, and tells. */
  async noticeRemoval(): Promise<void> {
    if (!this.#isThere) return;
    const isThere = await access(this.#options.path).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
    );
    if (isThere || !this.#isThere) return;
    this.#isThere = false;
    this.#options.onRemoved?.();
  }

  async #write(): Promise<void> {
    await this.noticeRemoval();
    await writeWhole(this.#options.path, this.#options.serialize());
    this.#isThere = true;
  }
}
