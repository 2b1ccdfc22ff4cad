import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../services/freePort.ts';
import { untilReady } from '../services/untilReady.ts';

/** Delays of an event loop in milliseconds. */
export interface LoopDelays {
  readonly p99: number;
  readonly most: number;
}

/** A server of the last build, with its own process and data folder. */
export class MeasuredServer {
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #dataFolder: string;

  private constructor(port: number, child: ChildProcess, dataFolder: string) {
    this.port = port;
    this.#process = child;
    this.#dataFolder = dataFolder;
  }

  /**
   * Starts it, without limits of requests per minute.
   *
   * @throws Error if it does not start
   */
  static async start(environment: NodeJS.ProcessEnv = {}): Promise<MeasuredServer> {
    const port = await freePort();
    const dataFolder = mkdtempSync(join(tmpdir(), 'bench-api-'));
    const child = fork(fileURLToPath(new URL('serveMeasured.js', import.meta.url)), {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataFolder,
        API_REQUESTS_PER_MINUTE: '100000000',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--expose-gc'],
    });
    const server = new MeasuredServer(port, child, dataFolder);
    try {
      await untilReady(server.origin);
    } catch (cause) {
      await server.stop();
      throw new Error('The server did not start. Is it built? npm run build', { cause });
    }
    return server;
  }

  /** Its URL, without a path. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Bytes in use after a garbage collection, which blocks the server for longer than any limit. */
  async heap(): Promise<number> {
    return (await this.#ask('heap')) as number;
  }

  /** Delays of its event loop since the last call. */
  async loopDelays(): Promise<LoopDelays> {
    return (await this.#ask('loop')) as LoopDelays;
  }

  /** Gets a token, for the workspace of the demo venues unless another pair is given. */
  async getToken(pair?: { readonly key: string; readonly secret: string }): Promise<string> {
    const response = await fetch(`${this.origin}/api/v1/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(pair ?? { key: 'workspace', secret: this.#workspaceSecret() }),
    });
    return ((await response.json()) as { readonly accessToken: string }).accessToken;
  }

  /** Stops the server and deletes its data. */
  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.#process;
    if (exitCode === null && signalCode === null) {
      const ended = once(this.#process, 'exit');
      // An open channel would keep the server alive after the signal.
      if (this.#process.connected) this.#process.disconnect();
      this.#process.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#dataFolder, { recursive: true });
  }

  async #ask(question: 'heap' | 'loop'): Promise<unknown> {
    const answered = once(this.#process, 'message');
    this.#process.send(question);
    const [answer] = (await answered) as [unknown];
    return answer;
  }

  #workspaceSecret(): string {
    return readFileSync(join(this.#dataFolder, 'workspace-secret'), 'utf8').trim();
  }
}
