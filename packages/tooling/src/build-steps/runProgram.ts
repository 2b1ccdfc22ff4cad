import { spawn } from 'node:child_process';

/** Thrown if a program of the build failed. The message contains the end of its output. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
}

/** Number of shown lines of a failed program's output. */
const shownLines = 120;

/** Options of a program. */
export interface ProgramOptions {
  /** Called with the process id. */
  readonly onStart?: (pid: number) => void;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program, and shows its output only if it fails.
 *
 * @throws ProgramError with the command and the end of its output
 */
export function runProgram(
  program: string,
  args: readonly string[],
  folder: string,
  { onStart, env }: ProgramOptions = {},
): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      // On Windows, npm is a shell script.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Prevents npm and Docusaurus from checking for updates.
      env: { ...process.env, ...env, NO_UPDATE_NOTIFIER: '1', npm_config_update_notifier: 'false' },
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    const output: string[] = [];
    const written: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      written.push(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.on('error', (cause) =>
      fail(new ProgramError(`${program} cannot be started: ${cause.message}`, { cause })),
    );
    child.on('close', (code, signal) => {
      if (code === 0) return done(written.join(''));
      const command = [program, ...args].join(' ');
      const end = output.join('').trimEnd().split('\n').slice(-shownLines).join('\n');
      fail(new ProgramError(`${command} ended with ${signal ?? `code ${code}`}:\n\n${end}`));
    });
  });
}
