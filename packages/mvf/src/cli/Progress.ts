import type { Terminal } from './Terminal.ts';

/** Faster work shows no progress. */
const quietMilliseconds = 300;

/** A progress line on standard error; a no-op if that is not a terminal. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #start = performance.now();
  #isShown = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** Replaces the line. */
  show(text: string): void {
    if (!this.#terminal.isErrTerminal) return;
    if (performance.now() - this.#start < quietMilliseconds) return;
    this.#isShown = true;
    this.#terminal.err(`\r\u001B[2K${text}`);
  }

  /** Erases the line. */
  done(): void {
    if (this.#isShown) this.#terminal.err('\r\u001B[2K');
    this.#isShown = false;
  }
}
