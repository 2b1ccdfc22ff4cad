import { readFileSync } from 'node:fs';

/** Sampling interval; the system itself records the peak in between. */
const everyMs = 200;

/**
 * Tracks the memory of a running program, without its child processes.
 *
 * @returns a function to call after the program ended, which returns its peak memory in bytes, or
 *   undefined on systems that do not report it
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
