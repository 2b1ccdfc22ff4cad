import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveName } from './publicPackages.ts';
import { runProgram } from './runProgram.ts';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Library {
  readonly folder: string;
  readonly description: PackageJson;
}

/**
 * Packs libraries as npm would publish them, so that `npm install <URL of the server>` works. Each
 * is written as `<folder name>.tgz` and bundles its dependencies among them, because npm would look
 * for those in a registry, where other packages may have the same names.
 *
 * @param folders - package folders, relative to the root
 * @param target - output folder, relative to the root
 */
export async function packPackages(
  root: string,
  folders: readonly string[],
  target: string,
): Promise<void> {
  const libraries = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      description: JSON.parse(
        await readFile(join(root, folder, 'package.json'), 'utf8'),
      ) as PackageJson,
    })),
  );
  await mkdir(join(root, target), { recursive: true });
  const stage = await mkdtemp(join(root, target, 'new-'));
  try {
    for (const library of libraries) {
      const folder = join(stage, library.folder);
      await stagePackage(root, folder, library, carriedBy(library, libraries));
    }
    // One program packs them all, because npm takes longer to start than to pack most of them.
    const staged = folders.map((folder) => `./${folder}`);
    await runProgram('npm', ['pack', '--silent', '--ignore-scripts', ...staged], stage);
    for (const { folder, description } of libraries) {
      await rename(join(stage, packedName(description)), join(root, target, archiveName(folder)));
    }
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** File name of the archive that npm writes for a package. */
function packedName({ name, version }: PackageJson): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/** The direct and indirect dependencies of a library among the libraries. */
function carriedBy(library: Library, libraries: readonly Library[]): readonly Library[] {
  const needed = new Set<Library>([library]);
  // Iterating a set includes items that are added during the iteration.
  for (const { description } of needed) {
    const { dependencies = {} } = description;
    for (const other of libraries) if (other.description.name in dependencies) needed.add(other);
  }
  return [...needed].slice(1);
}

async function stagePackage(
  root: string,
  folder: string,
  library: Library,
  carried: readonly Library[],
): Promise<void> {
  await copyPublished(root, library, folder);
  for (const other of carried) {
    await copyPublished(root, other, join(folder, 'node_modules', other.description.name));
  }
  const dependencies = Object.assign(
    {},
    ...carried.map(({ description }) => description.dependencies),
    library.description.dependencies,
  ) as Readonly<Record<string, string>>;
  const bundleDependencies = carried.map(({ description }) => description.name);
  await describe(folder, { ...library.description, dependencies, bundleDependencies });
}

/** Copies the files in the package's `files`, and the license from the root. */
async function copyPublished(root: string, library: Library, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of library.description.files ?? []) {
    const source = join(root, library.folder, name);
    await cp(source, join(target, name), { recursive: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
  await describe(target, library.description);
}

/** Fields of a package.json that only matter in this repository. */
const unpublished: ReadonlySet<string> = new Set(['scripts', 'devDependencies']);
/** Export condition for sources, which are not published. */
const sourceCondition = 'mezzanine-source';

async function describe(
  folder: string,
  description: PackageJson & { readonly bundleDependencies?: readonly string[] },
): Promise<void> {
  const published = Object.fromEntries(
    Object.entries(description).flatMap(([field, value]) => {
      if (unpublished.has(field)) return [];
      return [[field, field === 'exports' ? publishedEntries(description) : value]];
    }),
  );
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
}

/** Entries whose files are published. Entries with only sources are for this repository. */
function publishedEntries({ exports = {}, files = [] }: PackageJson): object {
  const isPublished = (target: string) =>
    files.some((name) => target === `./${name}` || target.startsWith(`./${name}/`));
  const published = Object.entries(exports).flatMap(([entry, target]): [string, unknown][] => {
    if (typeof target === 'string') return isPublished(target) ? [[entry, target]] : [];
    const conditions = Object.entries(target).filter(([name]) => name !== sourceCondition);
    return conditions.length === 0 ? [] : [[entry, Object.fromEntries(conditions)]];
  });
  return Object.fromEntries(published);
}
