/** `npm run build`: builds what is stale; with `-- --force`, everything. */
import { buildAll } from './build-steps/buildAll.ts';
import { ProgramError } from './build-steps/runProgram.ts';

try {
  const ran = await buildAll({ isForced: process.argv.includes('--force') });
  if (ran.length === 0) console.log('Everything is up to date.');
} catch (error) {
  console.error(error instanceof ProgramError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
