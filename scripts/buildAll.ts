import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildRecord } from '@mezzanine/tooling/build-record';
import { Progress } from '@mezzanine/tooling/progress';
import { runSteps, type RunOptions } from '@mezzanine/tooling/run-steps';
import { buildSteps, listFirstFiles, siteManifest } from './buildSteps.ts';

/** Root folder of the repository. */
export const repository = fileURLToPath(new URL('../', import.meta.url));

/** More concurrent steps would need more memory than small machines have. */
const maxAtOnce = 4;

/**
 * Builds everything that is out of date.
 *
 * @returns the names of the steps that ran
 */
export async function buildAll(options: { readonly isForced: boolean }): Promise<string[]> {
  return runSteps(buildSteps(repository), await optionsOf(options.isForced));
}

/**
 * Builds what the server needs to start, if it is out of date. `buildAll` builds the rest.
 *
 * @returns the names of the steps that ran
 */
export async function buildFirstPages(): Promise<string[]> {
  const options = await optionsOf(false);
  const steps = buildSteps(repository);
  const ran = await runSteps(
    steps.filter(({ isForFirstPage }) => isForFirstPage === true),
    options,
  );
  if (ran.length === 0 && existsSync(join(repository, siteManifest))) return ran;
  // The complete list of files is now stale, even if the build stops before it is written again.
  for (const step of steps.filter(({ outputs }) => outputs.includes(siteManifest))) {
    await options.record.begin(step);
  }
  await listFirstFiles(repository);
  return ran;
}

/** Runs one step, if its output is out of date. Its inputs must be built already. */
export async function buildStep(name: string): Promise<void> {
  const steps = buildSteps(repository).filter((step) => step.name === name);
  if (steps.length === 0) throw new Error(`There is no build step ${name}.`);
  await runSteps(steps, await optionsOf(false));
}

async function optionsOf(isForced: boolean): Promise<RunOptions> {
  return {
    record: await BuildRecord.open(repository, '.cache/build.json'),
    progress: new Progress(process.stdout),
    atOnce: Math.min(availableParallelism(), maxAtOnce),
    isForced,
  };
}
