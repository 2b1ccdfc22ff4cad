import { createInterface } from 'node:readline';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { ToolError } from '../../results/ToolError.ts';
import type { CodeProblem } from '../CodeProblem.ts';
import { endProgram, startProgram } from '../programs/startProgram.ts';

/** How to start the compiler. */
interface CompilerSettings {
  /** Folder with `Check.java`. */
  readonly folder: string;
  /** Class path of the compiler. */
  readonly classPath: readonly string[];
}

/** Response to a compilation while it is being read. */
interface PendingAnswer {
  readonly problems: CodeProblem[];
  readonly end: (outcome: string) => void;
}

/** Seconds of processor time that a compilation may take. */
const maxSeconds = 20;
/** Timeout of a response in seconds; then the process is ended. */
const maxWaitSeconds = 180;
const maxMemoryMegabytes = 1024;

/** A long-running process of the Kotlin compiler. It compiles one program at a time. */
export class KotlinCompiler {
  readonly #settings: CompilerSettings;
  #process: ChildProcessWithoutNullStreams | undefined;
  #pending: PendingAnswer | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(settings: CompilerSettings) {
    this.#settings = settings;
  }

  /**
   * Compiles with the compiler's arguments. Nothing that it compiles is run.
   *
   * @returns its errors
   * @throws ToolError if it does not finish
   */
  compile(args: readonly string[], signal?: AbortSignal): Promise<readonly CodeProblem[]> {
    const next = this.#last.then(() => this.#compileNow(args, signal));
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #compileNow(
    args: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<readonly CodeProblem[]> {
    if (signal?.aborted === true) throw new ToolError('The call was canceled.');
    const compiler = (this.#process ??= this.#start());
    const stop = () => endProgram(compiler);
    const timer = setTimeout(stop, maxWaitSeconds * 1000);
    signal?.addEventListener('abort', stop);
    const problems: CodeProblem[] = [];
    setBusy(compiler, true);
    const outcome = await new Promise<string>((end) => {
      this.#pending = { problems, end };
      compiler.stdin.write(`${args.join('\t')}\n`);
    });
    setBusy(compiler, false);
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    if (outcome === 'OK' || (outcome === 'COMPILATION_ERROR' && problems.length > 0)) {
      return problems;
    }
    // The process is in an unknown state or about to end, so the next compilation starts another one.
    stop();
    if (this.#process === compiler) this.#process = undefined;
    throw new ToolError(
      failures[outcome] ?? `The Kotlin compiler failed (${outcome}). Simplify the program.`,
    );
  }

  #start(): ChildProcessWithoutNullStreams {
    const { folder, classPath } = this.#settings;
    const started = startProgram(
      'java',
      [
        `-Xmx${maxMemoryMegabytes}m`,
        '-XX:+UseSerialGC',
        // Conversations have too few checks to benefit from the JVM's second compiler.
        '-XX:TieredStopAtLevel=1',
        '-XX:+ExitOnOutOfMemoryError',
        // Keeps the contents of archives between compilations.
        '-Dkotlin.environment.keepalive=true',
        `-Djava.io.tmpdir=${folder}`,
        '-cp',
        classPath.join(':'),
        'Check.java',
        `${maxSeconds}`,
      ],
      folder,
    );
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (this.#process === started) this.#read(line);
    });
    started.stderr.resume();
    const end = () => {
      if (this.#process !== started) return;
      this.#process = undefined;
      this.#pending?.end('ended');
      this.#pending = undefined;
    };
    started.once('error', end);
    started.once('close', end);
    return started;
  }

  #read(line: string): void {
    const [kind, severity = '', lineNumber, column, message = ''] = line.split('\t');
    if (kind === 'end') {
      const pending = this.#pending;
      this.#pending = undefined;
      pending?.end(severity);
      return;
    }
    const text = Buffer.from(message, 'base64').toString('utf8');
    const [, code = '', rest = text] = /^\[(\w+)\] ([^]*)$/.exec(text) ?? [];
    this.#pending?.problems.push({
      line: Math.max(1, Number(lineNumber)),
      column: Math.max(1, Number(column)),
      code,
      message: rest,
    });
  }
}

const failures: Readonly<Record<string, string>> = {
  ended: `The Kotlin compiler ended early: the program needs more than ${maxMemoryMegabytes} MB, or the call was canceled. Simplify the program.`,
  TOO_SLOW: `The program needs more than ${maxSeconds} seconds of processor time to compile. Simplify it.`,
  TOO_DEEP: 'The program is nested too deeply for the Kotlin compiler. Simplify it.',
};

/** A compiler without work does not keep this process alive. */
function setBusy(compiler: ChildProcessWithoutNullStreams, isBusy: boolean): void {
  const streams = [compiler.stdin, compiler.stdout, compiler.stderr] as readonly unknown[];
  for (const one of [compiler, ...streams]) {
    if (!isReferenced(one)) continue;
    if (isBusy) one.ref();
    else one.unref();
  }
}

/** Pipes are sockets, whose type says only that they are streams. */
function isReferenced(value: unknown): value is { ref(): void; unref(): void } {
  return typeof value === 'object' && value !== null && 'ref' in value && 'unref' in value;
}
