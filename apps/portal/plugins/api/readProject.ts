import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';

/** What TypeDoc is to read. */
export interface ProjectSource {
  /** The repository. */
  readonly root: string;
  /** The `index.ts` of each package, from the root. */
  readonly entryPoints: readonly string[];
  /** From the root. */
  readonly tsconfig: string;
  /** Folders that the entry points draw on, from the root; a change in them is noticed. */
  readonly folders: readonly string[];
  /** Where what was read is kept, from the root. */
  readonly cache: string;
}

/** What a package exports, as TypeDoc describes it. */
export type ApiModule = Pick<JSONOutput.ProjectReflection, 'children'>;

const settings = [
  '--readme',
  'none',
  '--sort',
  'source-order',
  '--logLevel',
  'Error',
  '--skipErrorChecking',
  '--excludeInternal',
  '--excludePrivate',
  '--excludeProtected',
  '--excludeExternals',
  '--disableSources',
  '--disableGit',
  '--hideGenerator',
];

/**
 * The exports of packages with their types and comments, in the order of the entry points. The
 * compiler runs in a process of its own, whose memory is free when the site is built, and only
 * when a source has changed.
 *
 * @throws when a source cannot be read or an entry point exports nothing.
 */
export async function readProject(source: ProjectSource): Promise<readonly ApiModule[]> {
  const file = path.join(source.root, source.cache, `${digestOf(source)}.json`);
  if (!existsSync(file)) await runTypeDoc(source, file);
  const project = JSON.parse(readFileSync(file, 'utf8')) as JSONOutput.ProjectReflection;
  // A project of one module is that module.
  if (source.entryPoints.length === 1) return [project];
  return source.entryPoints.map((entryPoint) => {
    const folder = path.posix.dirname(entryPoint);
    const modules = project.children ?? [];
    const found = modules.find(({ name }) => folder === name || folder.endsWith(`/${name}`));
    if (found !== undefined) return found;
    const names = modules.map(({ name }) => name).join(', ') || 'none';
    throw new Error(`TypeDoc read nothing from ${entryPoint}. Modules it found: ${names}.`);
  });
}

async function runTypeDoc(source: ProjectSource, file: string): Promise<void> {
  const folder = path.dirname(file);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const program = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typedoc/package.json')),
    'bin/typedoc',
  );
  const entries = source.entryPoints.flatMap((entry) => ['--entryPoints', entry]);
  const args = [program, ...settings, '--tsconfig', source.tsconfig, ...entries];
  await promisify(execFile)(process.execPath, [...args, '--json', `${file}.new`], {
    cwd: source.root,
  });
  renameSync(`${file}.new`, file);
}

function digestOf(source: ProjectSource): string {
  const hash = createHash('sha256').update(JSON.stringify([settings, source.entryPoints]));
  const files = source.folders.flatMap((folder) =>
    readdirSync(path.join(source.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
      .map((name) => path.join(folder, name))
      .sort(),
  );
  for (const name of files) hash.update(name).update(readFileSync(path.join(source.root, name)));
  return hash.digest('hex').slice(0, 20);
}
