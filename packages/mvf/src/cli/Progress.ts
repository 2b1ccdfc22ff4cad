import type { Terminal } from './Terminal.ts';

/** Work that is done sooner than this shows no progress. */
const quietMilliseconds = 300;

/** A line on standard error that says what is being done; nothing where it is no terminal. */
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
