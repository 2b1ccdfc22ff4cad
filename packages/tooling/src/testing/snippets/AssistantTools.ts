import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** What a tool returned. */
export interface ToolResult {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Message {
  readonly id?: number;
  readonly result?: {
    readonly isError?: boolean;
    readonly content?: readonly { readonly text?: string }[];
    readonly structuredContent?: Readonly<Record<string, unknown>>;
  };
}

const program = path.resolve(import.meta.dirname, '../../../../mcp/bin/mcp.js');

/** The built server for assistants, as a client starts it. */
export class AssistantTools {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #end: Promise<never>;
  #lastId = 0;

  private constructor(args: readonly string[], variables: NodeJS.ProcessEnv) {
    const env = { ...process.env, ...variables };
    this.#process = spawn(process.execPath, [program, ...args], { env, stdio: 'pipe' });
    this.#process.stderr.pipe(process.stderr);
    this.#end = once(this.#process, 'exit').then(() => {
      throw new Error('The server for assistants ended.');
    });
    this.#end.catch(() => undefined);
    createInterface({ input: this.#process.stdout }).on('line', (line) => {
      const message = JSON.parse(line) as Message;
      this.#waiting.get(message.id ?? 0)?.(message);
    });
  }

  /**
   * Starts it.
   *
   * @param args - its options
   * @param variables - environment variables in addition
   */
  static async start(
    args: readonly string[],
    variables: NodeJS.ProcessEnv,
  ): Promise<AssistantTools> {
    const tools = new AssistantTools(args, variables);
    await tools.#send('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    tools.#write({ method: 'notifications/initialized' });
    return tools;
  }

  /** Calls a tool. */
  async call(name: string, given: Readonly<Record<string, unknown>>): Promise<ToolResult> {
    const { result } = await this.#send('tools/call', { name, arguments: given });
    return {
      isError: result?.isError === true,
      text: (result?.content ?? []).map(({ text }) => text ?? '').join(''),
      data: result?.structuredContent ?? {},
    };
  }

  /** Ends it as clients do, and waits for its end. */
  async stop(): Promise<void> {
    const end = once(this.#process, 'close');
    this.#process.stdin.end();
    await end;
  }

  #send(method: string, params: object): Promise<Message> {
    const id = (this.#lastId += 1);
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#write({ id, method, params });
    return Promise.race([answer, this.#end]);
  }

  #write(message: object): void {
    this.#process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }
}
