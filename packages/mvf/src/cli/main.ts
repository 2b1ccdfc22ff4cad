import { readFileSync } from 'node:fs';
import { run } from './run.ts';
import { processTerminal } from './Terminal.ts';

// A closed pipe, as with `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), processTerminal(), versionOfPackage());

function versionOfPackage(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  return version;
}
