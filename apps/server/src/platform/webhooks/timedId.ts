import { randomBytes } from 'node:crypto';

/** An id that nobody guesses, and that sorts by the time it was made at. */
export function timedId(prefix: string, now: number): string {
  return `${prefix}_${now.toString(16).padStart(12, '0')}${randomBytes(6).toString('hex')}`;
}
