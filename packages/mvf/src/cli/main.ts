import { readFile } from 'node:fs/promises';
import { run } from './run.ts';
import { processTerminal } from './Terminal.ts';

// A closed pipe, as with `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), processTerminal(), await versionOfPackage());

async function versionOfPackage(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
