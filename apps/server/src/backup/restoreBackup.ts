import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BackupManifest, BackupError, readBackup } from './BackupManifest.ts';
import { databaseFiles } from './backUp.ts';
import { runPostgresTool } from './postgresTools.ts';

/** Source and target of a restore. */
export interface Restore {
  readonly source: string;
  /** Must be empty or not exist. */
  readonly dataFolder: string;
  /** URL of an empty PostgreSQL database, for backups of PostgreSQL. */
  readonly databaseUrl: string | undefined;
}

/**
 * Restores a backup into an empty data folder and, for backups of PostgreSQL, an empty database.
 * Overwrites nothing.
 *
 * @returns the contents of the backup
 * @throws BackupError if the backup is damaged, or the folder or database is not empty
 */
export async function restoreBackup(restore: Restore): Promise<BackupManifest> {
  const { source, dataFolder, databaseUrl } = restore;
  const manifest = await readBackup(source);
  await requireEmpty(dataFolder);
  if (manifest.database === 'postgres') await restorePostgres(source, databaseUrl);
  else if (databaseUrl !== undefined) {
    throw new BackupError(
      `${source} is a backup of a SQLite database, but DATABASE_URL names a PostgreSQL database. Restore it without DATABASE_URL.`,
    );
  }
  for (const path of Object.keys(manifest.files)) {
    if (path === databaseFiles.postgres) continue;
    const target = join(dataFolder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(source, path), target);
    await chmod(target, 0o600);
  }
  return manifest;
}

async function requireEmpty(dataFolder: string): Promise<void> {
  const found = await readdir(dataFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found.length === 0) return;
  throw new BackupError(
    `${dataFolder} is not empty. Stop the server that uses it and move the folder, or choose another one with DATA_DIR.`,
  );
}

async function restorePostgres(source: string, url: string | undefined): Promise<void> {
  if (url === undefined) {
    throw new BackupError(
      `${source} is a backup of a PostgreSQL database. Set DATABASE_URL to an empty one.`,
    );
  }
  const args = ['--single-transaction', '--exit-on-error', '--no-owner'];
  await runPostgresTool('pg_restore', url, [...args, join(source, databaseFiles.postgres)]);
}
