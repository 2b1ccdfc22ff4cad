import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseOutage, outageOf } from '../platform/database/databaseOutage.ts';
import type { Database } from '../platform/database/openDatabase.ts';

/** Dependencies of readiness. */
export interface ReadinessParts {
  readonly database: Database;
  /** Folder that the server writes to. */
  readonly dataFolder: string;
  /** Returns the free bytes on the disk of a folder. Default: asks the operating system. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** Timeout in milliseconds for the database to accept a write. */
const timeoutMs = 1000;
/** Below this many bytes, the disk counts as full. */
const minFreeBytes = 16 * 1024 * 1024;

/**
 * Checks whether the server can do its work: the database accepts writes, and the disk has room.
 *
 * @returns undefined if it can
 */
export async function checkReadiness({
  database,
  dataFolder,
  freeBytes = freeBytesOf,
}: ReadinessParts): Promise<DatabaseOutage | undefined> {
  if ((await freeBytes(dataFolder)) < minFreeBytes) return 'full';
  const written = writeNothing(database).then(
    () => undefined,
    (error: unknown) => outageOf(error) ?? 'down',
  );
  return Promise.race([written, wait(timeoutMs, 'locked' as const, { ref: false })]);
}

/** Acquires the write lock without changing anything. */
async function writeNothing(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('venues').set({ revision: 0 }).where('id', '=', '').execute();
  });
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
