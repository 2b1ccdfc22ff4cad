import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../../site.config.ts';
import { runProgram } from '../build-steps/runProgram.ts';
import { androidModules, compiledModules } from './androidModules.ts';
import { buildModule } from './buildModule.ts';
import { checkModules } from './checkModules.ts';
import { mavenRepository, type BuiltModule } from './mavenRepository.ts';

/** Folder of the Maven repository, relative to the root; the server serves it at `/maven/`. */
export const mavenFolder = '.cache/maven';

/**
 * Compiles the Android SDK with Maven, writes the reference with Dokka, and writes the Maven
 * repository. The mobile page must be built. Equal sources produce equal bytes.
 *
 * @param root - the repository
 * @returns a summary of the written files
 * @throws ProgramError if Maven fails or is missing
 */
export async function writeAndroidArtifacts(root: string): Promise<readonly string[]> {
  const modules = [...androidModules.map(({ folder }) => folder), ...compiledModules].join(',');
  const maven = ['-B', '-ntp', '-f', 'sdks/android/pom.xml', '-P', 'kdoc', '-pl', modules];
  await runProgram('mvn', [...maven, 'compile', 'dokka:dokka'], root);
  return writeRepository(root);
}

/** Packs the compiled modules. */
export function writeRepository(root: string): readonly string[] {
  const modules = androidModules.map((module) => buildModule(root, module));
  checkModules(modules);
  rmSync(path.join(root, mavenFolder), { recursive: true, force: true });
  for (const [name, bytes] of mavenRepository(modules, site.links.github)) {
    const file = path.join(root, mavenFolder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return modules.map(sizeText);
}

function sizeText({ description, kind, library }: BuiltModule): string {
  const { group, artifact, version } = description;
  return `${group}:${artifact}:${version} (${kind}): ${(library.byteLength / 1000).toFixed(1)} kB`;
}
