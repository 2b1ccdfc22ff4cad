import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../openStorage.ts';
import { StartError } from '../../StartError.ts';
import { checkFile } from './checkFile.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-file-'));
  file = join(folder, 'platform.db');
});
afterEach(() => rm(folder, { recursive: true }));

/** Creates a database whose pages are all in its file. */
async function createDatabase(): Promise<void> {
  const { database } = await openStorage({ databaseUrl: undefined }, folder);
  await database.destroy();
  const connection = new SqliteFile(file);
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.close();
}

describe('a database file', () => {
  it('is accepted if it is missing or valid', async () => {
    await checkFile(file);
    const { database } = await openStorage({ databaseUrl: undefined }, folder);
    await database.destroy();
    await checkFile(file);
  });

  it.each([
    ['empty', () => Promise.resolve(new Uint8Array())],
    ['damaged', () => Promise.resolve(new TextEncoder().encode('no database '.repeat(1000)))],
    ['damaged', async () => (await readFile(file)).subarray(0, 9000)],
    ['damaged', async () => (await readFile(file)).fill(7, 4096, 40_000)],
  ])('that is %s is named with the way out, and stays as it is', async (damage, change) => {
    await createDatabase();
    const bytes = await change();
    await writeFile(file, bytes);
    const opened = openStorage({ databaseUrl: undefined }, folder);
    await expect(opened).rejects.toThrow(StartError);
    await expect(opened).rejects.toThrow(
      `${file} is ${damage}. Restore it from a backup, or move it out of the folder: the server begins with an empty database.`,
    );
    expect(Buffer.compare(await readFile(file), bytes)).toBe(0);
  });
});
