import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

const running = new Set<ChildProcessWithoutNullStreams>();
let isWatching = false;

/**
 * Starts a program in its own process group, which ends with this process at the latest. Arguments are passed as they
 * are, without a shell.
 *
 * @param folder - the folder it runs in, and for its temporary files
 */
export function startProgram(
  program: string,
  args: readonly string[],
  folder: string,
): ChildProcessWithoutNullStreams {
  const env = { ...process.env, TMPDIR: folder };
  const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: 'pipe' });
  if (!isWatching) process.once('exit', () => running.forEach(endProgram));
  isWatching = true;
  running.add(child);
  child.once('close', () => running.delete(child));
  // The program can end while it is being written to.
  child.stdin.on('error', () => undefined);
  return child;
}

/** Ends a program and everything that it started. */
export function endProgram({ pid }: ChildProcessWithoutNullStreams): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
