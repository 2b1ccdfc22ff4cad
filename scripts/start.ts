/**
 * `npm start` builds what the first pages need, serves them, and builds the rest concurrently. `PORT`
 * and `HOST` set the address.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ConfigurationError, readConfig } from '@mezzanine/server/read-config';
import { refuseLocalProvider } from '@mezzanine/server/refuse-local-provider';
import { identity, playground, site } from '../site.config.ts';
import { buildFirstPages, repository } from './buildAll.ts';
import { ProgramError } from '@mezzanine/tooling/run-program';

try {
  // Reports invalid variables before the build.
  refuseLocalProvider(readConfig(process.env, { ...site, identity, playground }));
  console.log('Building what the first pages need. The first time takes about a minute.');
  const startedAt = performance.now();
  const ran = await buildFirstPages();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  if (ran.length > 0) console.log(`Built in ${seconds} s. Building the rest in the background.\n`);
  // Parsing the TypeScript loader's source maps at the first error would block all requests.
  process.setSourceMapsEnabled(false);
  await import(pathToFileURL(join(repository, 'apps/server/dist/main.js')).href);
  buildRest();
} catch (error) {
  const isExpected = error instanceof ProgramError || error instanceof ConfigurationError;
  console.error(isExpected ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** Runs in a separate process with a lower priority than the server. */
function buildRest(): void {
  const tsx = join(repository, 'node_modules/tsx/dist/cli.mjs');
  const program = join(repository, 'scripts/build.ts');
  const child = spawn(process.execPath, [tsx, program, '--rest'], { stdio: 'inherit' });
  child.unref();
  process.once('exit', () => child.kill());
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system allows this; the build then has the same priority as the server.
  }
}
