import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** A server of the built portal for one test, with its own counts. */
export class PortalServer {
  readonly origin: string;
  readonly #program: ChildProcess;

  private constructor(origin: string, program: ChildProcess) {
    this.origin = origin;
    this.#program = program;
  }

  /**
   * @param dataFolder - folder of its counts
   * @param port - port to listen on; default: a free one
   * @throws Error with the output of the server, if it does not start
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

  /** Stops it with a signal, and waits until it has ended. */
  async stop(): Promise<void> {
    if (this.#program.exitCode !== null || this.#program.signalCode !== null) return;
    const gone = new Promise((done) => this.#program.once('exit', done));
    this.#program.kill('SIGTERM');
    await gone;
  }
}
