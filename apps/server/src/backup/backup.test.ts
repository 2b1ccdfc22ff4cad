import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from '../openStorage.ts';
import { testDatabases } from '../platform/testing/testDatabases.fixture.ts';
import { backUp } from './backUp.ts';
import { BackupError } from './BackupManifest.ts';
import { restoreBackup } from './restoreBackup.ts';

let root: string;
const at = (name: string) => join(root, name);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-test-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Fills a store with two secrets and counts for one page. */
async function fill(storage: Storage): Promise<readonly string[]> {
  await storage.database
    .insertInto('daily_counts')
    .values({
      topic: 'paths',
      day: '2026-05-01',
      name: '/docs/overview',
      amount: 3,
      opened: 0,
      positions: 0,
      hits: null,
    })
    .execute();
  return [await storage.readSecret('operator-key'), await storage.readSecret('workspace-secret')];
}

async function contentOf({ database, readSecret }: Storage) {
  const rows = await database.selectFrom('daily_counts').select(['name', 'amount']).execute();
  const counts = rows.map(({ name, amount }) => [name, Number(amount)]);
  return {
    counts,
    secrets: [await readSecret('operator-key'), await readSecret('workspace-secret')],
  };
}

describe('a backup of a running server on SQLite', () => {
  let running: Storage;
  let secrets: readonly string[];
  const source = { databaseUrl: undefined };

  beforeEach(async () => {
    running = await openStorage(source, at('data'));
    secrets = await fill(running);
    await writeFile(at('data/server.pid'), '1\n');
  });
  afterEach(() => running.database.destroy());

  it('has the same records and secrets after it is restored into a new folder', async () => {
    await backUp({ ...source, dataFolder: at('data'), target: at('backup') });
    await running.database.deleteFrom('daily_counts').execute();
    const { database } = await restoreBackup({
      ...source,
      source: at('backup'),
      dataFolder: at('new/data'),
    });
    expect(database).toBe('sqlite');
    expect((await readdir(at('new/data'))).sort()).toEqual([
      'operator-key',
      'platform.db',
      'workspace-secret',
    ]);
    expect((await stat(at('new/data/operator-key'))).mode & 0o777).toBe(0o600);
    const restored = await openStorage(source, at('new/data'));
    expect(await contentOf(restored)).toEqual({ counts: [['/docs/overview', 3]], secrets });
    await restored.database.destroy();
  });

  it('overwrites neither a backup nor a data folder', async () => {
    const backup = { ...source, dataFolder: at('data'), target: at('backup') };
    await backUp(backup);
    await expect(backUp(backup)).rejects.toThrow(`${at('backup')} exists.`);
    const restored = restoreBackup({ ...source, source: at('backup'), dataFolder: at('data') });
    await expect(restored).rejects.toThrow(`${at('data')} is not empty.`);
  });

  it('is rejected before anything is restored if it is damaged or incomplete', async () => {
    const restore = () => restoreBackup({ ...source, source: at('backup'), dataFolder: at('new') });
    await expect(restore()).rejects.toThrow('is not a complete backup');
    await backUp({ ...source, dataFolder: at('data'), target: at('backup') });
    await appendFile(at('backup/platform.db'), 'x');
    await expect(restore()).rejects.toThrow(`${at('backup/platform.db')} is damaged.`);
    await rm(at('backup/platform.db'));
    await expect(restore()).rejects.toThrow(`${at('backup/platform.db')} is missing.`);
    await expect(readdir(at('new'))).rejects.toThrow('ENOENT');
  });

  it('cannot be created from a folder without a database', async () => {
    const backup = backUp({ ...source, dataFolder: at('none'), target: at('backup') });
    await expect(backup).rejects.toThrow(BackupError);
  });
});

const postgres = testDatabases.find(({ name }) => name.startsWith('PostgreSQL'));
const check = postgres?.isThere === true ? it : it.skip;

check(
  'a backup of PostgreSQL, restored into a new database, has the same records and secrets',
  { timeout: 60_000 },
  async () => {
    const opened = await postgres?.open();
    if (opened === undefined || !('url' in opened.place)) throw new Error('No PostgreSQL.');
    const { url } = opened.place;
    const running = await openStorage({ databaseUrl: url }, at('data'));
    const secrets = await fill(running);
    await backUp({ databaseUrl: url, dataFolder: at('data'), target: at('backup') });

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const name = `restored_${process.pid}`;
    await client.query(`create database ${name}`);
    const fresh = new URL(url);
    fresh.pathname = `/${name}`;
    const restore = { source: at('backup'), dataFolder: at('new'), databaseUrl: fresh.href };
    await restoreBackup(restore);
    const restored = await openStorage({ databaseUrl: fresh.href }, at('new'));
    expect(await contentOf(restored)).toEqual({ counts: [['/docs/overview', 3]], secrets });
    expect(await readFile(at('backup/backup.json'), 'utf8')).not.toContain(secrets[0]);
    await expect(restoreBackup(restore)).rejects.toThrow('pg_restore failed: ');

    await restored.database.destroy();
    await running.database.destroy();
    await client.query(`drop database ${name}`);
    await client.end();
    await opened.dispose();
  },
);
