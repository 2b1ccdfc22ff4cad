import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import SqliteFile from 'libsql';
import { type BackupManifest, BackupError, digestOf, manifestName } from './BackupManifest.ts';
import { runPostgresTool } from './postgresTools.ts';

/** Source and target of a backup. */
export interface Backup {
  readonly dataFolder: string;
  /** URL of a PostgreSQL database. Default: a file in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Folder of the backup, which must not exist. */
  readonly target: string;
}

/** File names of the database in a backup. */
export const databaseFiles = { sqlite: 'platform.db', postgres: 'database.dump' } as const;

/** Files of the running process or of the database, which is backed up separately. */
const leftOut = /^(?:server\.(?:lock|pid).*|platform\.db.*|.*\.new)$/;

/**
 * Backs up the data folder and the database, even while the server runs. SQLite writes a consistent
 * copy (`VACUUM INTO`), and PostgreSQL uses `pg_dump`. The backup contains secrets, so only the
 * owner can read its files.
 *
 * @returns the contents of the backup
 * @throws BackupError if the target exists, or there is nothing to back up
 */
export async function backUp({ dataFolder, databaseUrl, target }: Backup): Promise<BackupManifest> {
  if (await isThere(target)) {
    throw new BackupError(`${target} exists. Choose a folder that does not exist yet.`);
  }
  const stage = `${target}.new`;
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined) await copySqlite(dataFolder, join(stage, databaseFiles.sqlite));
  else {
    const file = `--file=${join(stage, databaseFiles.postgres)}`;
    await runPostgresTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', file]);
  }
  await copyFiles(dataFolder, stage);
  const manifest: BackupManifest = {
    version: 1,
    createdAt: new Date().toISOString(),
    database: databaseUrl === undefined ? 'sqlite' : 'postgres',
    files: await listFiles(stage),
  };
  await writeFile(join(stage, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`);
  await rename(stage, target);
  return manifest;
}

async function copySqlite(dataFolder: string, target: string): Promise<void> {
  const path = join(dataFolder, 'platform.db');
  if (!(await isThere(path))) {
    throw new BackupError(
      `${path} does not exist, so there is nothing to back up. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  const database = new SqliteFile(path, { timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}

async function copyFiles(dataFolder: string, stage: string): Promise<void> {
  if (!(await isThere(dataFolder))) return;
  for (const name of await readdir(dataFolder)) {
    if (leftOut.test(name)) continue;
    await cp(join(dataFolder, name), join(stage, name), {
      recursive: true,
      filter: (source) => !leftOut.test(basename(source)),
    });
  }
}

/** Digests of all files in a folder, by path. */
async function listFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const listed = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(folder.length + 1), await digestOf(path)] as const;
  });
  return Object.fromEntries((await Promise.all(listed)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
