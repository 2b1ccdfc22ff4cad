import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './lockDataFolder.ts';

it('a data folder belongs to one server, whose process id is in the error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data-lock-'));
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`);
  release();
  lockDataFolder(folder)();
  await rm(folder, { recursive: true });
});

it('an unusable lock file is not reported as another server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data-lock-'));
  await writeFile(join(folder, 'server.lock'), 'Not a database. '.repeat(100));
  expect(() => lockDataFolder(folder)).toThrow('server.lock is damaged.');
  await rm(folder, { recursive: true });
});
