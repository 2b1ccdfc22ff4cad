import { randomBytes } from 'node:crypto';

/** Creates an unguessable id that sorts by creation time. */
export function timedId(prefix: string, now: number): string {
  return `${prefix}_${now.toString(16).padStart(12, '0')}${randomBytes(6).toString('hex')}`;
}
