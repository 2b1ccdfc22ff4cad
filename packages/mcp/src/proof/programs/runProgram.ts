import { endProgram, startProgram } from './startProgram.ts';

/** A program to run. */
interface ProgramRun {
  readonly program: string;
  readonly args: readonly string[];
  /** Folder to run it in, and for its temporary files. */
  readonly folder: string;
  /** Timeout in seconds. */
  readonly seconds: number;
  /** Ends the program when aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** How a program ended. */
interface ProgramEnd {
  /** Exit code; undefined if it was ended, or could not be started. */
  readonly status: number | undefined;
  /** Its output, including errors; at most one megabyte. */
  readonly text: string;
  readonly isMissing: boolean;
  readonly isTooSlow: boolean;
}

/** Maximum number of characters of output. */
const maxOutput = 1_000_000;

/** Runs a program without input, and reads its output. */
export function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const { program, args, folder, seconds, signal } = run;
  return new Promise((resolve) => {
    const child = startProgram(program, args, folder);
    let text = '';
    let isMissing = false;
    let isTooSlow = false;
    const stop = () => endProgram(child);
    const timer = setTimeout(() => {
      isTooSlow = true;
      stop();
    }, seconds * 1000);
    const read = (part: string) => {
      if (text.length < maxOutput) text += part.slice(0, maxOutput - text.length);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('error', () => (isMissing = true));
    child.on('close', (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve({ status: isMissing ? undefined : (code ?? undefined), text, isMissing, isTooSlow });
    });
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop);
    child.stdin.end();
  });
}
