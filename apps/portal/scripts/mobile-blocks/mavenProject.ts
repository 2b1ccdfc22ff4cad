import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { androidVersions, type AndroidVersion } from './androidVersions.ts';
import { javaSource } from './javaSource.ts';
import { kotlinSource } from './kotlinSource.ts';
import { modulePom, projectPom } from './mavenPoms.ts';
import type { MobileBlock } from './MobileBlock.ts';

/** A Maven project of blocks. */
export interface MavenProject {
  /** The block of each of its files. */
  readonly blocks: ReadonlyMap<string, MobileBlock>;
  /** Folders of the SDK's modules that the blocks need. */
  readonly modules: readonly string[];
}

const sdk = 'sdks/android';
const given = path.join(import.meta.dirname, 'given');

/**
 * Writes a Maven project with a module for each version and language, and separate modules for
 * blocks that show errors, so that they do not stop the compilation of the rest.
 *
 * @param root - root folder of the repository
 * @param folder - folder of the project, in the repository; emptied first
 */
export function writeMavenProject(
  root: string,
  folder: string,
  blocks: readonly MobileBlock[],
): MavenProject {
  rmSync(folder, { recursive: true, force: true });
  const byFile = new Map<string, MobileBlock>();
  const names: string[] = [];
  const needed = new Set<string>();
  for (const [name, shown] of groups(blocks)) {
    const { version = '', snippet } = shown[0] ?? {};
    const settings = settingsOf(version, snippet?.file ?? '');
    names.push(name);
    for (const module of settings.modules) needed.add(path.join(root, sdk, module));
    for (const block of shown)
      byFile.set(writeBlock(path.join(folder, name), block, settings), block);
    const isJava = snippet?.language === 'java';
    const own = { folder: path.join(folder, name), modules: settings.modules, isJava };
    copyGiven(version, isJava, own.folder);
    writeFileSync(path.join(own.folder, 'pom.xml'), modulePom(own, path.join(root, sdk)));
  }
  const modules = [...needed].map((module) => path.relative(folder, module));
  writeFileSync(path.join(folder, 'pom.xml'), projectPom([...modules, ...names]));
  return { blocks: byFile, modules: [...needed] };
}

/** Blocks by the name of their module, such as `kotlin-5.0` or `java-5.0-wrong`. */
function groups(blocks: readonly MobileBlock[]): ReadonlyMap<string, readonly MobileBlock[]> {
  const found = new Map<string, MobileBlock[]>();
  for (const block of blocks) {
    const { snippet, version, isWrong } = block;
    const name = `${snippet.language}-${version}${isWrong ? '-wrong' : ''}`;
    found.set(name, [...(found.get(name) ?? []), block]);
  }
  return found;
}

function settingsOf(version: string, file: string): AndroidVersion {
  const settings = androidVersions[version];
  if (settings !== undefined) return settings;
  throw new Error(
    `${file}: androidVersions.ts does not have version "${version}". ` +
      `It has: ${Object.keys(androidVersions).join(', ')}.`,
  );
}

function writeBlock(folder: string, block: MobileBlock, settings: AndroidVersion): string {
  const { file, text } =
    block.snippet.language === 'java'
      ? javaSource(block, settings.javaImports, settings.wrappers)
      : {
          file: 'Block.kt',
          text: kotlinSource(block, settings.kotlinImports, settings.wrappers),
        };
  const whole = path.join(folder, 'src/blocks', block.name, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

function copyGiven(version: string, isJava: boolean, folder: string): void {
  const isNeeded = (file: string) => file === 'R.java' || file.endsWith('.java') === isJava;
  for (const source of ['android', `android-${version}`]) {
    const from = path.join(given, source);
    for (const file of readdirSync(from).filter(isNeeded)) {
      cpSync(path.join(from, file), path.join(folder, 'src/given', file));
    }
  }
}

/** Whether the class files of an SDK module are newer than all of their sources. */
export function isCompiled(module: string): boolean {
  const classes = newest(path.join(module, 'target/classes'));
  const sources = [path.join(module, 'src/main'), path.join(module, 'pom.xml')].map(newest);
  return classes > Math.max(...sources);
}

/** Time of the newest file or folder below a path, in milliseconds; 0 if there is none. */
function newest(file: string): number {
  if (!existsSync(file)) return 0;
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const children = readdirSync(file, { recursive: true, encoding: 'utf8' });
  const times = children.map((child) => statSync(path.join(file, child)).mtimeMs);
  return Math.max(stats.mtimeMs, ...times);
}
