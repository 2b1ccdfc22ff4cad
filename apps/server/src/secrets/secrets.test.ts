import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../platform/testing/testDatabases.fixture.ts';
import { secretsInDatabase } from './secretsInDatabase.ts';
import { secretsInFolder } from './secretsInFolder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a secret in a folder', () => {
  it('is generated once, readable only by its owner', async () => {
    const read = secretsInFolder(join(folder, 'new'));
    const key = await read('search-admin-key');
    expect(key).toMatch(/^[0-9a-f]{48}$/);
    const path = join(folder, 'new/search-admin-key');
    await chmod(path, 0o644);
    expect(await read('search-admin-key')).toBe(key);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toBe(`${key}\n`);
    expect(await read('operator-key')).not.toBe(key);
    await writeFile(path, 'short');
    await expect(read('search-admin-key')).rejects.toThrow(`${path} is damaged.`);
    await writeFile(path, '');
    await expect(read('search-admin-key')).rejects.toThrow(`${path} is empty.`);
    expect(await readFile(path, 'utf8')).toBe('');
  });
});

describe.each(testDatabases)('a secret in $name', ({ isThere, open }) => {
  const check = isThere ? it : it.skip;
  let opened: TestDatabase;

  beforeAll(async () => {
    if (isThere) opened = await open();
  }, 60_000);
  afterEach(async () => {
    if (isThere) await opened.database.deleteFrom('secrets').execute();
  });
  afterAll(async () => {
    if (isThere) await opened.dispose();
  });

  check('is generated once, even if many servers start at the same time', async () => {
    const servers = Array.from({ length: 8 }, () => secretsInDatabase(opened.database, folder));
    const keys = await Promise.all(servers.map((read) => read('token-signing-key')));
    expect(keys[0]).toMatch(/^[0-9a-f]{48}$/);
    expect(new Set(keys).size).toBe(1);
    expect(await servers[0]?.('operator-key')).not.toBe(keys[0]);
    expect(await readdir(folder)).toEqual([]);
  });

  check('is imported from the file that an earlier version wrote', async () => {
    const earlier = await secretsInFolder(folder)('viewer-access-key');
    const read = secretsInDatabase(opened.database, folder);
    expect(await read('viewer-access-key')).toBe(earlier);
    expect(await readdir(folder)).toEqual(['viewer-access-key.imported']);
    await writeFile(join(folder, 'viewer-access-key'), `${'x'.repeat(48)}\n`);
    expect(await read('viewer-access-key')).toBe(earlier);
  });

  check('that is too short is an error that names its row', async () => {
    const read = secretsInDatabase(opened.database, folder);
    await read('operator-key');
    await opened.database.updateTable('secrets').set({ value: 'short' }).execute();
    await expect(read('operator-key')).rejects.toThrow('"operator-key"');
  });
});
