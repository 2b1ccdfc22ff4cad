import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damagedFile } from '../storage/damagedFile.ts';
import { generateSecret, isSecret, type ReadSecret } from './ReadSecret.ts';

/** Secrets as files in a folder, one each, which only their owner can read. */
export function secretsInFolder(folder: string): ReadSecret {
  return async (name) => {
    const path = join(folder, name);
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(path, `${generateSecret()}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await chmod(path, 0o600);
    }
    const secret = (await readFile(path, 'utf8')).trim();
    if (isSecret(secret)) return secret;
    throw damagedFile(path, {
      isEmpty: secret === '',
      without: 'the server generates another one (32 to 200 letters and digits).',
    });
  };
}
