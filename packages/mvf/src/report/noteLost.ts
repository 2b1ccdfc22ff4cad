import type { LossLog } from './LossLog.ts';

/** Notes the number of objects of each kind that a format cannot store. */
export function noteLost(
  log: LossLog,
  format: string,
  counts: Readonly<Record<string, number>>,
): void {
  for (const [what, count] of Object.entries(counts)) {
    const message = `${format} cannot represent ${what}; they were left out.`;
    log.add({ effect: 'lost', what, count, message });
  }
}
