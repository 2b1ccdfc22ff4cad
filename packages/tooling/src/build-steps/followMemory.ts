import { readFileSync } from 'node:fs';

/** How often a program is looked at; the system itself remembers the highest value in between. */
const everyMs = 200;

/**
 * Follows the memory of a running program; what it starts in turn is not counted.
 *
 * @returns call it when the program has ended: the most bytes that it held, undefined on systems
 *   that do not tell.
 */
export function followMemory(pid: number): () => number | undefined {
  let peakBytes = peakOf(pid);
  const timer = setInterval(() => {
    peakBytes = peakOf(pid) ?? peakBytes;
  }, everyMs);
  return () => {
    clearInterval(timer);
    return peakBytes;
  };
}

/** https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function peakOf(pid: number): number | undefined {
  try {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
