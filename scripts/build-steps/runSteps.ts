import type { BuildRecord } from './BuildRecord.ts';
import type { Progress } from './Progress.ts';
import type { Step } from './Step.ts';

/** How to run the steps. */
export interface RunOptions {
  readonly record: BuildRecord;
  readonly progress: Progress;
  /** Runs every step, stale or not. */
  readonly isForced: boolean;
}

/**
 * Runs the stale ones of some steps, one after another, each after those it reads from.
 *
 * @returns the names of those that ran.
 */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<string[]> {
  const { record, progress, isForced } = options;
  const ran: string[] = [];
  for (const step of steps) {
    const digest = await record.digestInputs(step);
    if (!isForced && (await record.isFresh(step, digest))) continue;
    await record.begin(step);
    await progress.show(step.name, () => step.run());
    await record.finish(step, digest);
    ran.push(step.name);
  }
  await record.close();
  return ran;
}
