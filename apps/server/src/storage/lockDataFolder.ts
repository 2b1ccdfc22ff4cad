import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'libsql';
import { outageOf } from '../platform/database/databaseOutage.ts';
import { damagedFile } from './damagedFile.ts';

/** Another running server uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * Reserves a data folder for this process. The operating system locks an empty SQLite file, so the
 * lock ends with the process, even if that crashes.
 *
 * @returns a function that releases the folder
 * @throws DataFolderInUse with the id of the process that holds it
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holderFile = join(folder, 'server.pid');
  const lock = new SqliteFile(join(folder, 'server.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (outageOf(cause) !== 'locked') {
      throw damagedFile(join(folder, 'server.lock'), {
        isEmpty: false,
        without: 'the server creates it again.',
        cause,
      });
    }
    throw new DataFolderInUse(
      `The data folder ${folder} is in use by another server (process ${readHolder(holderFile)}). ` +
        'Stop that server, or choose another folder: DATA_DIR=.data-2 npm start',
      { cause },
    );
  }
  writeFileSync(holderFile, `${process.pid}\n`);
  return () => lock.close();
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
