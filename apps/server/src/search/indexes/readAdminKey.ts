import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Reads the key that administers search indexes; makes one at the first start. Only the owner of
 * the file can read it.
 *
 * @throws when the file is there and holds no key, or cannot be read or written.
 */
export async function readAdminKey(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, `${randomBytes(24).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(path, 0o600);
  }
  const key = (await readFile(path, 'utf8')).trim();
  if (/^[\w-]{32,200}$/.test(key)) return key;
  throw new Error(
    `${path} holds no key of 32 to 200 letters and digits. Delete it; the next start makes one.`,
  );
}
