/**
 * `npm run artifacts` builds the Android artifacts with Maven and a JDK, and writes the Maven
 * repository that the server serves at `/maven/`. A running server serves them from then on.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ProgramError } from '@mezzanine/tooling/run-program';
import { writeAndroidArtifacts } from '@mezzanine/tooling/write-android-artifacts';
import { buildAll, buildStep, repository } from './buildAll.ts';
import { siteManifest } from './buildSteps.ts';

try {
  console.log('Building the Android artifacts with Maven. The first time takes a few minutes.');
  // AARs contain it.
  await buildStep('Mobile page');
  for (const line of await writeAndroidArtifacts(repository)) console.log(line);
  // Adds the files to the server's list of files.
  if (existsSync(join(repository, siteManifest))) await buildAll({ isForced: false });
} catch (error) {
  if (!(error instanceof ProgramError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
