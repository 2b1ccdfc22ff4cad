import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '../../results/ToolError.ts';
import type { PackageSource } from '../../site/SiteSource.ts';
import type { CheckedProgram, Checker, CheckResult } from '../Checker.ts';
import { fillWorkFolder } from '../programs/fillWorkFolder.ts';
import { inFragment } from '../programs/fragments.ts';
import { Preparation } from '../programs/Preparation.ts';
import { runProgram } from '../programs/runProgram.ts';
import { androidVersions } from './androidVersions.ts';
import { compilerProgram } from './compilerProgram.ts';
import { findClassPaths, type ClassPaths } from './findClassPaths.ts';
import { KotlinCompiler } from './KotlinCompiler.ts';
import {
  activityComposeSource,
  activitySource,
  givenSource,
  kotlinSource,
  viewSource,
} from './kotlinSource.ts';
import { readArtifacts } from './readArtifacts.ts';

/** Compiler and libraries for checks. */
interface KotlinProject {
  readonly folder: string;
  readonly compiler: KotlinCompiler;
  readonly paths: ClassPaths;
  /** Jars of the SDK by module. */
  readonly jars: ReadonlyMap<string, string>;
}

const leastJava = 17;
const missing = `Kotlin needs Maven and a JDK ${leastJava} or later on the PATH, on Linux or macOS. Install them (Debian, Ubuntu: sudo apt-get install maven openjdk-17-jdk-headless; macOS: brew install maven), and restart this server.`;

/** Compiles Kotlin against the artifacts of the Android SDK. */
export class AndroidChecker implements Checker {
  readonly languages = ['kotlin'] as const;
  readonly versions: readonly string[] = Object.keys(androidVersions);
  readonly #project: Preparation<KotlinProject>;
  #count = 0;

  constructor(site: PackageSource) {
    this.#project = new Preparation('The Kotlin compiler', () =>
      fillWorkFolder((folder) => prepare(site, folder)),
    );
  }

  async check({ code, version, isFragment, signal }: CheckedProgram): Promise<CheckResult> {
    const project = await this.#project.get();
    const { modules, imports, given } = expectVersion(version);
    const name = `program-${(this.#count += 1)}`;
    const folder = join(project.folder, name);
    const isCompose = modules.includes('compose');
    const fragment = isFragment ? kotlinSource(code, imports, isCompose) : undefined;
    const files = {
      'Program.kt': fragment?.text ?? code,
      ...(isFragment && { 'Given.kt': givenSource(given) }),
    };
    try {
      await writeFiles(folder, files);
      const problems = await compile(project, { folder, modules, signal });
      return {
        problems:
          fragment === undefined ? problems : problems.map((one) => inFragment(one, fragment)),
        notes: unknownLibraries(code),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function prepare(site: PackageSource, folder: string): Promise<KotlinProject> {
  await expectTools(folder);
  const { jars, dependencies } = await readArtifacts(site, join(folder, 'jars'));
  const paths = await findClassPaths(dependencies, join(folder, 'maven'));
  await writeFile(join(folder, 'Check.java'), compilerProgram);
  const project = {
    folder,
    compiler: new KotlinCompiler({ folder, classPath: paths.compiler }),
    paths,
    jars,
  };
  const stubs = join(folder, 'stubs');
  await writeFiles(stubs, {
    'Activity.kt': activitySource,
    'ActivityCompose.kt': activityComposeSource,
    'AndroidView.kt': viewSource,
  });
  // The first compilation takes the longest.
  const [problem] = await compile(project, { folder: stubs, modules: ['core', 'sdk', 'compose'] });
  if (problem !== undefined) throw new Error(`Stubs for Kotlin: ${problem.message}`);
  return project;
}

async function expectTools(folder: string): Promise<void> {
  const version = await runProgram({ program: 'javac', args: ['--version'], folder, seconds: 30 });
  const java = Number(/^javac (\d+)/m.exec(version.text)?.[1] ?? 0);
  const maven = await runProgram({ program: 'mvn', args: ['--version'], folder, seconds: 60 });
  if (java < leastJava || maven.isMissing) throw new ToolError(missing);
}

/** A folder of sources, and what they can use. */
interface Compilation {
  readonly folder: string;
  readonly modules: readonly string[];
  readonly signal?: AbortSignal;
}

function compile(
  { folder: root, compiler, paths, jars }: KotlinProject,
  { folder, modules, signal }: Compilation,
) {
  const own = modules.map((module) => jars.get(module) ?? '');
  const stubs = join(root, 'stubs/classes');
  return compiler.compile(
    [
      '-nowarn',
      '-no-stdlib',
      '-no-reflect',
      '-Xrender-internal-diagnostic-names',
      '-jvm-target',
      `${leastJava}`,
      '-classpath',
      [...own, ...paths.libraries, stubs].join(':'),
      ...paths.plugins.map((file) => `-Xplugin=${file}`),
      '-d',
      join(folder, 'classes'),
      folder,
    ],
    signal,
  );
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

function expectVersion(version: string) {
  const found = androidVersions[version];
  if (found === undefined) throw new Error(`The Android SDK has no version "${version}".`);
  return found;
}

/** Libraries that are not on the class path, so that their names are errors. */
function unknownLibraries(code: string): readonly string[] {
  const known = /^androidx\.(?:activity|compose\.(?:animation|foundation|material3|runtime|ui))\b/;
  const imported = code.matchAll(/^import (androidx\.[\w.]{1,100})/gm);
  return [...new Set([...imported].map(([, name = '']) => name))]
    .filter((name) => !known.test(name))
    .map(
      (name) => `${name} cannot be checked: of AndroidX, only Compose and its activity are known.`,
    );
}
