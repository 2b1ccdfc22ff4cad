import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '../../results/ToolError.ts';
import { runProgram } from '../programs/runProgram.ts';
import type { Library } from './readArtifacts.ts';

/** Files on class paths. */
export interface ClassPaths {
  /** Libraries of programs. */
  readonly libraries: readonly string[];
  /** The Kotlin compiler. */
  readonly compiler: readonly string[];
  /** The compiler's plugins for Compose and serialization. */
  readonly plugins: readonly string[];
}

/** Timeout of the downloads in seconds. */
const maxSeconds = 1200;
const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
const kotlin = 'org.jetbrains.kotlin';

/** Android 14. Only its declarations are needed. */
export const android: Library = {
  group: 'org.robolectric',
  artifact: 'android-all',
  version: '14-robolectric-10818077',
};

/**
 * Finds the libraries of programs, and the compiler of the same version, with Maven. Compose comes from Maven Central,
 * because the compiler cannot read the archives in Google's repository.
 *
 * @param dependencies - dependencies of the SDK
 * @param folder - folder for the Maven project
 * @throws ToolError if Maven is missing or fails
 */
export async function findClassPaths(
  dependencies: readonly Library[],
  folder: string,
): Promise<ClassPaths> {
  const compose = versionOf(dependencies, 'androidx.compose.foundation');
  const version = versionOf(dependencies, kotlin);
  const libraries = [
    ...dependencies.filter(({ group }) => !group.startsWith('androidx.')),
    android,
    { group: 'org.jetbrains.compose.foundation', artifact: 'foundation-desktop', version: compose },
    { group: 'org.jetbrains.compose.material3', artifact: 'material3-desktop', version: compose },
  ];
  const tools = ['compiler', 'compose-compiler-plugin', 'serialization-compiler-plugin'].map(
    (name) => ({ group: kotlin, artifact: `kotlin-${name}-embeddable`, version }),
  );
  await writeProject(folder, { libraries, compiler: tools });
  await resolve(folder);
  const compiler = await readClassPath(folder, 'compiler');
  return {
    libraries: await readClassPath(folder, 'libraries'),
    compiler,
    plugins: compiler.filter((file) => file.includes('-compiler-plugin-embeddable-')),
  };
}

function versionOf(dependencies: readonly Library[], group: string): string {
  const found = dependencies.find((library) => library.group === group);
  if (found !== undefined) return found.version;
  throw new ToolError(`The Android artifacts do not depend on ${group}. Build them again.`);
}

async function writeProject(
  folder: string,
  modules: Readonly<Record<string, readonly Library[]>>,
): Promise<void> {
  for (const [name, libraries] of Object.entries(modules)) {
    await mkdir(join(folder, name), { recursive: true });
    const listed = libraries.map(
      ({ group, artifact, version }) =>
        `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`,
    );
    const content = `<dependencies>${[...new Set(listed)].join('')}</dependencies>`;
    await writeFile(join(folder, name, 'pom.xml'), pom(name, content));
  }
  const names = Object.keys(modules).map((name) => `<module>${name}</module>`);
  const content = `<packaging>pom</packaging><modules>${names.join('')}</modules>`;
  await writeFile(join(folder, 'pom.xml'), pom('check', content));
}

function pom(artifact: string, content: string): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>check</groupId><artifactId>${artifact}</artifactId><version>1</version>${content}</project>\n`;
}

async function resolve(folder: string): Promise<void> {
  const args = ['-B', '-q', '-f', folder, plugin, '-Dmdep.outputFile=classpath.txt'];
  const ended = await runProgram({ program: 'mvn', args, folder, seconds: maxSeconds });
  if (ended.status === 0) return;
  const [problem = 'It was ended.'] = ended.text.match(/^\[ERROR\] .+$/m) ?? [];
  throw new ToolError(
    `Maven could not load the Kotlin compiler and its libraries: ${problem.slice(0, 600)} Check that Maven can download from Maven Central.`,
  );
}

async function readClassPath(folder: string, name: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, name, 'classpath.txt'), 'utf8');
  return text.trim().split(':');
}
