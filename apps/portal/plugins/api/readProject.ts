import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';

/** Input of TypeDoc. */
export interface ProjectSource {
  /** Root folder of the repository. */
  readonly root: string;
  /** The `index.ts` of each package, relative to the root. */
  readonly entryPoints: readonly string[];
  /** Relative to the root. */
  readonly tsconfig: string;
  /** Folders that the entry points import from, relative to the root; changes invalidate the cache. */
  readonly folders: readonly string[];
  /** File of the cached result, relative to the root. */
  readonly cache: string;
}

/** The exports of a package, as described by TypeDoc. */
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
 * Reads the exports of packages with types and comments, in the order of the entry points. The
 * compiler runs in a separate process, to release its memory before the site is built, and only if
 * a source has changed.
 *
 * @throws if a source cannot be read or an entry point exports nothing
 */
export async function readProject(source: ProjectSource): Promise<readonly ApiModule[]> {
  const file = path.join(source.root, source.cache, `${digestOf(source)}.json`);
  if (!existsSync(file)) await runTypeDoc(source, file);
  const project = JSON.parse(readFileSync(file, 'utf8')) as JSONOutput.ProjectReflection;
  // With one entry point, TypeDoc returns the module itself.
  if (source.entryPoints.length === 1) return [project];
  return source.entryPoints.map((entryPoint) => {
    const folder = path.posix.dirname(entryPoint);
    const modules = project.children ?? [];
    const found = modules.find(({ name }) => folder === name || folder.endsWith(`/${name}`));
    if (found !== undefined) return found;
    const names = modules.map(({ name }) => name).join(', ') || 'none';
    throw new Error(`TypeDoc found no exports in ${entryPoint}. Modules with exports: ${names}.`);
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
