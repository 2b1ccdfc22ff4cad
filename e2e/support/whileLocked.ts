import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const checkEveryMs = 200;

/**
 * Runs a function while no other worker holds the lock. A lock of a process that has ended is free.
 *
 * @param lock - path of the lock's folder
 */
export async function whileLocked<T>(lock: string, work: () => Promise<T> | T): Promise<T> {
  while (!take(lock)) await wait(checkEveryMs);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock: string): boolean {
  const holder = path.join(lock, 'pid');
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    mkdirSync(lock);
    writeFileSync(holder, String(process.pid));
    return true;
  } catch {
    if (!isHeld(holder)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isHeld(holder: string): boolean {
  try {
    const pid = Number(readFileSync(holder, 'utf8'));
    // NaN or 0 while the other worker is between its two calls: locked.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
