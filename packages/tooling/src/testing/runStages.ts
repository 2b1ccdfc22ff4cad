import type { Stage, StageResult } from './Stage.ts';
import { StageProcess } from './StageProcess.ts';

/** Maximum number of concurrent stages. */
const mostAtOnce = 2;

/** Options of a run. */
interface RunOptions {
  /** Whether independent stages continue after a failure. Default: all stages are stopped. */
  readonly continuesAfterFailure?: boolean;
}

/**
 * Runs stages, two at a time, each after its dependencies have passed. If one fails, the others are
 * stopped and no more start, unless `continuesAfterFailure` is set.
 *
 * @param stages - in start order
 * @param print - called with each line of output
 * @returns one result per stage, in the same order
 */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void,
  { continuesAfterFailure = false }: RunOptions = {},
): Promise<readonly StageResult[]> {
  const results = new Map<Stage, StageResult>();
  const running = new Map<Stage, { process: StageProcess; end: Promise<void> }>();
  let hasStopped = false;

  const start = (stage: Stage): void => {
    const process = new StageProcess(stage, print);
    const end = process.end.then((result) => {
      running.delete(stage);
      results.set(stage, result);
      if (result.outcome !== 'failed' || hasStopped || continuesAfterFailure) return;
      hasStopped = true;
      for (const other of running.values()) other.process.stop();
    });
    running.set(stage, { process, end });
  };

  while (!hasStopped) {
    const next = nextStage(stages, [...running.keys()], results);
    if (next !== undefined) start(next);
    else if (running.size > 0) await Promise.race([...running.values()].map(({ end }) => end));
    else break;
  }
  await Promise.all([...running.values()].map(({ end }) => end));
  return stages.map((stage) => results.get(stage) ?? notStarted(stage));
}

/** The first stage that can start. A stage that runs alone waits until the others have ended. */
function nextStage(
  stages: readonly Stage[],
  running: readonly Stage[],
  results: ReadonlyMap<Stage, StageResult>,
): Stage | undefined {
  if (running.length >= mostAtOnce || running.some(({ isAlone }) => isAlone)) return undefined;
  const failed = ({ outcome }: StageResult) => outcome === 'failed';
  const passed = new Set(
    [...results.values()].filter((result) => !failed(result)).map(({ name }) => name),
  );
  const ready = stages.find(
    (stage) =>
      !results.has(stage) &&
      !running.includes(stage) &&
      (stage.after ?? []).every((name) => passed.has(name)),
  );
  return ready?.isAlone === true && running.length > 0 ? undefined : ready;
}

function notStarted({ name }: Stage): StageResult {
  return { name, outcome: 'not started', seconds: 0, results: { passed: 0, failed: 0 } };
}
