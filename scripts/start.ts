/** `npm start`: builds what is stale, then serves it. `PORT` and `HOST` choose the address. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ConfigurationError, readConfig } from '../apps/server/src/config/readConfig.ts';
import { refuseLocalProvider } from '../apps/server/src/identity/refuseLocalProvider.ts';
import { identity, playground, site } from '../site.config.ts';
import { buildAll, repository } from './buildAll.ts';
import { ProgramError } from '@mezzanine/tooling/run-program';

try {
  // A wrong variable should not be told only after the build.
  refuseLocalProvider(readConfig(process.env, { ...site, identity, playground }));
  await buildAll({ isForced: false });
  await import(pathToFileURL(join(repository, 'apps/server/dist/main.js')).href);
} catch (error) {
  const isExpected = error instanceof ProgramError || error instanceof ConfigurationError;
  console.error(isExpected ? `\n${error.message}` : error);
  process.exitCode = 1;
}
