/**
 * `npm run build` builds everything out of date; with `-- --force`, everything. `npm start` runs it
 * with `--rest`, concurrently with the server, for everything that the first pages do not need.
 */
import { ProgramError } from '@mezzanine/tooling/run-program';
import { buildAll } from './buildAll.ts';

const isRest = process.argv.includes('--rest');
const startedAt = performance.now();
try {
  const ran = await buildAll({ isForced: process.argv.includes('--force') });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (isRest && ran.length > 0) console.log(`The rest was built in ${seconds} s.`);
  if (!isRest)
    console.log(ran.length === 0 ? 'Everything is up to date.' : `Built in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof ProgramError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
