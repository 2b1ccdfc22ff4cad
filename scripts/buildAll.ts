import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BuildRecord } from '@mezzanine/tooling/build-record';
import { buildSteps } from './buildSteps.ts';
import { Progress } from '@mezzanine/tooling/progress';
import { runSteps } from '@mezzanine/tooling/run-steps';

/** The repository. */
export const repository = fileURLToPath(new URL('../', import.meta.url));

/** More of them at a time would ask for more memory than small machines have. */
const maxAtOnce = 4;

/**
 * Brings everything that is stale up to date.
 *
 * @returns the names of the steps that ran.
 */
export async function buildAll(options: { readonly isForced: boolean }): Promise<string[]> {
  return runSteps(buildSteps(repository), {
    record: await BuildRecord.open(repository, '.cache/build.json'),
    progress: new Progress(process.stdout),
    atOnce: Math.min(availableParallelism(), maxAtOnce),
    ...options,
  });
}
