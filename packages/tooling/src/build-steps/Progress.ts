const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const clearLine = '\r\u001b[2K';

/** Shows the progress of the build: an updating line in a terminal, plain lines in a log. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  /** Start time of each running step, by name. */
  readonly #running = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  /**
   * Shows a step while it runs, then its duration and its message. Returns its result or throws its
   * error.
   */
  async show<T>(name: string, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    this.#running.set(name, startedAt);
    if (this.#stream.isTTY) this.#timer ??= this.#animate();
    else this.#stream.write(`  ${name}…\n`);
    try {
      const result = await run();
      const remark = typeof result === 'string' && result !== '' ? `, ${result}` : '';
      this.#end(name, `✓ ${name}  ${secondsSince(startedAt)}${remark}`);
      return result;
    } catch (error) {
      this.#end(name, `✗ ${name}  failed after ${secondsSince(startedAt)}`);
      throw error;
    }
  }

  #end(name: string, line: string): void {
    this.#running.delete(name);
    this.#stream.write(`${this.#stream.isTTY ? clearLine : ''}${line}\n`);
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #animate(): NodeJS.Timeout {
    let frame = 0;
    return setInterval(() => {
      frame = (frame + 1) % frames.length;
      const line = `${frames[frame] ?? ''} ${namesOf(this.#running)}`;
      // A line that wraps could not be cleared.
      this.#stream.write(clearLine + line.slice(0, this.#stream.columns - 1));
    }, frameMs);
  }
}

const namesOf = (running: ReadonlyMap<string, number>): string =>
  [...running].map(([name, startedAt]) => `${name}  ${secondsSince(startedAt)}`).join(' · ');

const secondsSince = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
