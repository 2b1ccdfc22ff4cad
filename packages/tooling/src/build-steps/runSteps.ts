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
 * done. Of several that could start, the first in the list does. After a failure none is begun; what
 * runs comes to its end.
 *
 * @param steps Each after those that it reads from.
 * @returns the names of those that ran, in the order of the steps.
 * @throws what a step threw.
 */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<string[]> {
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const ran = new Set<Step>();
  const failures: unknown[] = [];

  async function run(step: Step): Promise<void> {
    try {
      if (await runStale(step, options)) ran.add(step);
    } catch (error) {
      failures.push(error);
    } finally {
      running.delete(step);
    }
  }

  /** Whether nothing that the step reads is still to be written. */
  const isReady = (step: Step): boolean =>
    [...running.keys(), ...waiting].every((other) => other === step || !readsFrom(step, other));

  while (waiting.size > 0 && failures.length === 0) {
    const next = running.size < options.atOnce ? [...waiting].find(isReady) : undefined;
    if (next === undefined) {
      if (running.size === 0) throw new Error(`${namesOf(waiting)} wait for each other.`);
      await Promise.race(running.values());
    } else {
      waiting.delete(next);
      running.set(next, run(next));
    }
  }
  await Promise.all(running.values());
  if (failures.length > 0) throw failures[0];
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

const namesOf = (steps: Iterable<Step>): string => [...steps].map(({ name }) => name).join(', ');
