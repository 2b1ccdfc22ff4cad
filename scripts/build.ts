/** `npm run build`: builds what is stale; with `-- --force`, everything. */
import { buildAll } from './buildAll.ts';
import { ProgramError } from '@mezzanine/tooling/run-program';

const startedAt = performance.now();
try {
  const ran = await buildAll({ isForced: process.argv.includes('--force') });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(ran.length === 0 ? 'Everything is up to date.' : `Built in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof ProgramError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
