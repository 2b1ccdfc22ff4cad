import { resolve } from 'node:path';
import type { ServerConfig } from './config/readConfig.ts';
import { DatabaseActivity } from './platform/database/DatabaseActivity.ts';
import { checkFile } from './platform/database/checkFile.ts';
import { type Database, openDatabase } from './platform/database/openDatabase.ts';
import type { ReadSecret } from './secrets/ReadSecret.ts';
import { secretsInDatabase } from './secrets/secretsInDatabase.ts';
import { secretsInFolder } from './secrets/secretsInFolder.ts';
import { StartError } from './StartError.ts';

/** The server's storage: PostgreSQL, if servers share it, or the data folder. */
export interface Storage {
  readonly database: Database;
  /** Connections and statements of the database. */
  readonly activity: DatabaseActivity;
  readonly readSecret: ReadSecret;
  readonly dataFolder: string;
  /** Whether other servers share the database. */
  readonly isShared: boolean;
}

/**
 * Opens the configured database and the secrets.
 *
 * @throws StartError if PostgreSQL cannot be used or a file is damaged
 */
export async function openStorage(
  { databaseUrl }: Pick<ServerConfig, 'databaseUrl'>,
  dataFolder: string,
): Promise<Storage> {
  const activity = new DatabaseActivity();
  if (databaseUrl === undefined) {
    const file = resolve(dataFolder, 'platform.db');
    await checkFile(file);
    const database = await openDatabase({ file }, undefined, activity);
    const readSecret = secretsInFolder(dataFolder);
    return { database, activity, dataFolder, readSecret, isShared: false };
  }
  try {
    const database = await openDatabase({ url: databaseUrl }, undefined, activity);
    const readSecret = secretsInDatabase(database, dataFolder);
    return { database, activity, dataFolder, readSecret, isShared: true };
  } catch (cause) {
    throw new StartError(
      'The database at DATABASE_URL cannot be used. Check that it is running and that this user may create tables.',
      { cause },
    );
  }
}
