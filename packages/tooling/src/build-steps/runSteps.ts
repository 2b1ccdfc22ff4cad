import pLimit from 'p-limit';
import type { BuildRecord } from './BuildRecord.ts';
import { isWritten } from './InputList.ts';
import type { Progress } from './Progress.ts';
import type { Step } from './Step.ts';

/** How to run the steps. */
export interface RunOptions {
  readonly record: BuildRecord;
  readonly progress: Progress;
  /** Runs every step, stale or not. */
  readonly isForced: boolean;
  /** Steps that run at a time, at most. */
  readonly atOnce: number;
}

/**
 * Runs the stale ones of some steps, several at a time, each when those whose outputs it reads are
 * done. After a failure none is begun; what runs comes to its end.
 *
 * @param steps Each after those that it reads from.
 * @returns the names of those that ran, in the order of the steps.
 * @throws what a step threw.
 */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<string[]> {
  const limit = pLimit(options.atOnce);
  const ran = new Set<Step>();
  const ends = new Map<Step, Promise<void>>();
  let hasFailed = false;

  async function run(step: Step): Promise<void> {
    if (hasFailed) return;
    try {
      if (await runStale(step, options)) ran.add(step);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  for (const step of steps) {
    const before = [...ends].filter(([other]) => readsFrom(step, other)).map(([, end]) => end);
    ends.set(
      step,
      Promise.all(before).then(() => limit(run, step)),
    );
  }
  const results = await Promise.allSettled(ends.values());
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  await options.record.close();
  return steps.filter((step) => ran.has(step)).map(({ name }) => name);
}

/** Runs a step unless it need not; true when it ran. */
async function runStale(step: Step, { record, progress, isForced }: RunOptions): Promise<boolean> {
  const digest = await record.digestInputs(step);
  if (!isForced && (await record.isFresh(step, digest))) return false;
  await record.begin(step);
  await progress.show(step.name, () => step.run());
  await record.finish(step, digest);
  return true;
}

/** Whether a step reads what another one writes. A folder of sources is read without that. */
export function readsFrom(step: Step, other: Step): boolean {
  return step.inputs.some((input) =>
    other.outputs.some(
      (output) =>
        input === output ||
        input.startsWith(`${output}/`) ||
        (isWritten(input) && output.startsWith(`${input}/`)),
    ),
  );
}
