import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../StartError.ts';
import type { Database } from '../platform/database/openDatabase.ts';
import { generateSecret, isSecret, type ReadSecret, type SecretName } from './ReadSecret.ts';

/**
 * Secrets as rows of a database, which all servers on it share. If there is no row yet, a file that
 * an earlier version wrote to its data folder is imported.
 */
export function secretsInDatabase(database: Database, dataFolder: string): ReadSecret {
  return async (name) => {
    const file = join(dataFolder, name);
    const earlier = await readEarlier(file);
    const value = earlier ?? generateSecret();
    await database
      .insertInto('secrets')
      .values({ name, value, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const secret = await select(database, name);
    if (!isSecret(secret)) {
      throw new StartError(
        `The row "${name}" of the table "secrets" contains no key of 32 to 200 letters and digits. ` +
          'Delete it; the next start creates one.',
      );
    }
    if (earlier !== undefined) await rename(file, `${file}.imported`);
    return secret;
  };
}

async function select(database: Database, name: SecretName): Promise<string> {
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

async function readEarlier(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return isSecret(text.trim()) ? text.trim() : undefined;
}
