import type { BuildRecord } from './BuildRecord.ts';
import { isWritten } from './InputList.ts';
import type { Progress } from './Progress.ts';
import type { Step } from './Step.ts';

/** Options of a run. */
export interface RunOptions {
  readonly record: BuildRecord;
  readonly progress: Progress;
  /** Runs every step, even if it is up to date. */
  readonly isForced: boolean;
  /** Maximum number of concurrent steps. */
  readonly atOnce: number;
}

/**
 * Runs the stale steps concurrently, each after the steps whose outputs it reads. If several can
 * start, the first in the list starts. After a failure, running steps finish but no more start.
 *
 * @param steps - each after the steps it reads from
 * @returns the names of the steps that ran, in the order of the steps
 * @throws errors of a step
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

  /** Whether all outputs that the step reads are written. */
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

/** Runs a step if it is stale; returns whether it ran. */
async function runStale(step: Step, { record, progress, isForced }: RunOptions): Promise<boolean> {
  const digest = await record.digestInputs(step);
  if (!isForced && (await record.isFresh(step, digest))) return false;
  await record.begin(step);
  await progress.show(step.name, () => step.run());
  await record.finish(step, digest);
  return true;
}

/** Whether a step reads outputs of another. Source folders do not include outputs. */
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
