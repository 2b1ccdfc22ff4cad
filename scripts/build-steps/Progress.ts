const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;

/** Shows what the build is doing: a line that moves in a terminal, plain lines in a log. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  /** Shows a step while it runs, how long it took and what it says of itself; passes its result or error on. */
  async show<T>(name: string, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    const stop = this.#animate(name, seconds);
    try {
      const result = await run();
      stop();
      const remark = typeof result === 'string' && result !== '' ? `, ${result}` : '';
      this.#stream.write(`✓ ${name}  ${seconds()}${remark}\n`);
      return result;
    } catch (error) {
      stop();
      this.#stream.write(`✗ ${name}  failed after ${seconds()}\n`);
      throw error;
    }
  }

  #animate(name: string, seconds: () => string): () => void {
    if (!this.#stream.isTTY) {
      this.#stream.write(`  ${name}…\n`);
      return () => undefined;
    }
    let frame = 0;
    const draw = () => {
      frame = (frame + 1) % frames.length;
      this.#stream.write(`\r\u001b[2K${frames[frame] ?? ''} ${name}  ${seconds()}`);
    };
    draw();
    const timer = setInterval(draw, frameMs);
    return () => {
      clearInterval(timer);
      this.#stream.write('\r\u001b[2K');
    };
  }
}
