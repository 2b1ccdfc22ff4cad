import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { emptyRecord } from '../emptyRecord.ts';
import { CliError } from './CliError.ts';

/** Size limit of folders, as for archives. */
const mostFolderBytes = 512 * 2 ** 20;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
};

function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return reasons[code] ?? message;
}

/** Bytes of a file, or undefined for a folder. */
export async function readFileOrFolder(
  folder: string,
  path: string,
): Promise<Uint8Array | undefined> {
  const full = resolve(folder, path);
  try {
    if ((await stat(full)).isDirectory()) return undefined;
    return new Uint8Array(await readFile(full));
  } catch (error) {
    throw new CliError(
      'input',
      `${path} cannot be read: ${reasonOf(error)}. Check the path.`,
      error,
    );
  }
}

/** The files of a folder by relative path; links are not followed. */
export async function readFolder(
  folder: string,
  path: string,
): Promise<Record<string, Uint8Array>> {
  const root = resolve(folder, path);
  const files = emptyRecord<Uint8Array>();
  let total = 0;
  const visit = async (inner: string): Promise<void> => {
    const entries = await readdir(join(root, inner), { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const place = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (entry.isDirectory()) await visit(place);
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(root, place));
      total += bytes.length;
      if (total > mostFolderBytes) {
        throw new CliError(
          'input',
          `${path} contains more than ${mostFolderBytes / 2 ** 20} MiB; expected the files of one venue. Pass the folder of the venue itself.`,
        );
      }
      files[place] = new Uint8Array(bytes);
    }
  };
  try {
    await visit('');
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError('input', `${path} cannot be read: ${reasonOf(error)}.`, error);
  }
  return files;
}

/** Whether the path exists. */
export async function isThere(folder: string, path: string): Promise<boolean> {
  return stat(resolve(folder, path)).then(
    () => true,
    () => false,
  );
}

/** Whether two paths point to the same file. */
export async function isSameFile(folder: string, a: string, b: string): Promise<boolean> {
  try {
    const [one, other] = await Promise.all([stat(resolve(folder, a)), stat(resolve(folder, b))]);
    return one.ino === other.ino && one.dev === other.dev;
  } catch {
    // One of them does not exist, so they differ.
    return false;
  }
}

/** Writes a file atomically: to a temporary file next to it, which is then renamed. */
export async function writeWhole(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const full = resolve(folder, path);
  const beside = join(dirname(full), `.${basename(full)}.${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(dirname(full), { recursive: true });
    const handle = await open(beside, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, full);
  } catch (error) {
    await rm(beside, { force: true });
    throw new CliError(
      'input',
      `${path} cannot be written: ${reasonOf(error)}. Choose another path with --out.`,
      error,
    );
  }
}
