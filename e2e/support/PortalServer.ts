import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** A server of the built portal for one test alone, with counts of its own. */
export class PortalServer {
  readonly origin: string;
  readonly #program: ChildProcess;

  private constructor(origin: string, program: ChildProcess) {
    this.origin = origin;
    this.#program = program;
  }

  /**
   * @param dataFolder - where it keeps its counts
   * @param port - any free one when not given
   * @throws Error with what the server printed, when it does not start.
   */
  static async start(dataFolder: string, port = '0'): Promise<PortalServer> {
    const program = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: repository,
      env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataFolder },
    });
    let output = '';
    const origin = await new Promise<string>((resolve, reject) => {
      const read = (text: string): void => {
        output += text;
        const found = /Portal\s+(?<origin>http:\/\/[^/\s]+)\//.exec(output)?.groups?.['origin'];
        if (found !== undefined) resolve(found);
      };
      program.stdout.setEncoding('utf8').on('data', read);
      program.stderr.setEncoding('utf8').on('data', read);
      program.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
    });
    return new PortalServer(origin, program);
  }

  /** Ends it as a person would, and waits until it is gone. */
  async stop(): Promise<void> {
    if (this.#program.exitCode !== null || this.#program.signalCode !== null) return;
    const gone = new Promise((done) => this.#program.once('exit', done));
    this.#program.kill('SIGTERM');
    await gone;
  }
}
