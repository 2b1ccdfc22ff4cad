import { spawn } from 'node:child_process';

/** A program of the build failed. The message holds the end of what it wrote. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
}

/** Lines of a failed program's output that are shown. */
const shownLines = 120;

/**
 * Runs a program and keeps its output to itself unless it fails.
 *
 * @param onStart Told the number of its process.
 * @throws ProgramError with the command and the end of its output.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  folder: string,
  onStart: (pid: number) => void = () => undefined,
): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      // npm is a script of the shell there.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Neither npm nor Docusaurus should ask the network for newer versions of themselves.
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1', npm_config_update_notifier: 'false' },
    });
    if (child.pid !== undefined) onStart(child.pid);
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
