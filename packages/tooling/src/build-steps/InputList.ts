import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Output folders, which contain no sources. */
const writtenFolders = new Set([
  'node_modules',
  'dist',
  'build',
  '.docusaurus',
  '.cache',
  '.data',
  '.git',
  'test-results',
  // Output of Swift and Maven.
  '.build',
  'target',
]);
const testFile = /\.(test|fixture|spec)\.tsx?$/;

/** Whether a path is an output folder, or is in one. */
export function isWritten(path: string): boolean {
  return path.split('/').some((part) => writtenFolders.has(part));
}

/** Lists the files of a repository that steps read. */
export class InputList {
  readonly #root: string;
  /** Sources by path, sorted; undefined without git. */
  #sources: Promise<readonly string[] | undefined> | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Lists the files of an input: the file itself, all files of an output folder, or the sources in a
   * folder, without tests and files that git ignores.
   */
  async list(input: string): Promise<readonly string[]> {
    const found = await stat(join(this.#root, input)).catch(() => undefined);
    if (found === undefined) return [];
    if (found.isFile()) return [input];
    if (isWritten(input)) return this.#walk(input, () => true);
    this.#sources ??= this.#askGit();
    const sources = await this.#sources;
    return sources
      ? sources.filter((path) => path.startsWith(`${input}/`) && !testFile.test(path))
      : this.#walk(input, (name) => !writtenFolders.has(name) && !testFile.test(name));
  }

  async #askGit(): Promise<readonly string[] | undefined> {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    try {
      const options = { cwd: this.#root, maxBuffer: 1 << 26 };
      const { stdout } = await promisify(execFile)('git', args, options);
      return [...new Set(stdout.split('\0').filter((path) => path !== ''))].sort();
    } catch {
      // A downloaded archive has no git history, so its folders are walked.
      return undefined;
    }
  }

  async #walk(folder: string, accepts: (name: string) => boolean): Promise<string[]> {
    const entries = await readdir(join(this.#root, folder), { withFileTypes: true });
    const lists = await Promise.all(
      entries
        .filter(({ name }) => accepts(name))
        .map(async (entry) => {
          const path = `${folder}/${entry.name}`;
          return entry.isDirectory() ? this.#walk(path, accepts) : [path];
        }),
    );
    return lists.flat().sort();
  }
}
