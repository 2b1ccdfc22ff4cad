import { stat } from 'node:fs/promises';
import SqliteFile from 'libsql';
import { damagedFile } from '../../storage/damagedFile.ts';
import { outageOf } from './databaseOutage.ts';

const without = 'the server begins with an empty database.';

/**
 * Checks a database file before it is used. SQLite treats an empty file as a new database, and
 * notices damaged pages only when it reads them.
 *
 * @throws StartError if the file is empty or damaged
 */
export async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return;
  if (found.size === 0) throw damagedFile(path, { isEmpty: true, without });
  const fault = faultOf(path);
  if (fault !== undefined) throw damagedFile(path, { isEmpty: false, without, cause: fault });
}

/** Errors that SQLite finds in a file. A locked file is in use, not damaged. */
function faultOf(path: string): unknown {
  const file = new SqliteFile(path);
  try {
    const [row] = file.prepare('pragma quick_check(1)').all() as readonly { quick_check: string }[];
    return row?.quick_check === 'ok' ? undefined : row?.quick_check;
  } catch (error) {
    return outageOf(error) === 'locked' ? undefined : error;
  } finally {
    file.close();
  }
}
