import { mkdir, mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMvf } from '@mezzanine/mvf';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite, type TestDatabase } from '../testing/testDatabases.fixture.ts';
import { createTestPlatform, type TestPlatform, writer } from '../testing/testPlatform.fixture.ts';
import { StoredVenues } from './StoredVenues.ts';

let opened: TestDatabase;
let test: TestPlatform;
let version: string;
const root = join(tmpdir(), 'stored-venues-');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(root);
  opened = await openSqlite();
  test = await createTestPlatform(opened.database);
  const put = { as: writer, file: writeMvf(tinyVenue) };
  version = (await test.send('PUT /venues/house', put)).body['id'] ?? '';
});
afterAll(async () => {
  await test.dispose();
  await opened.dispose();
  await rm(folder, { recursive: true });
});

const open = () => new StoredVenues({ database: opened.database, root: '/', folder });

it('a copy that lost its last bytes is created again, by a running and by a restarted server', async () => {
  const stored = open();
  await stored.get(version);
  const names = await readdir(folder);
  const paths = names.map((name) => join(folder, name));
  const whole = await Promise.all(paths.map((path) => readFile(path)));
  for (const server of [stored, open()]) {
    for (const path of paths) await truncate(path, 10);
    await server.get(version);
    expect(await Promise.all(paths.map((path) => readFile(path)))).toEqual(whole);
  }
  expect(await readdir(folder)).toEqual(names);
});

it('a copy that cannot be created is an error, and leaves no partial file', async () => {
  const [name = ''] = await readdir(folder);
  const elsewhere = join(folder, 'elsewhere');
  // Puts a folder where the copy would be.
  await mkdir(join(elsewhere, name), { recursive: true });
  const stored = new StoredVenues({ database: opened.database, root: '/', folder: elsewhere });
  await expect(stored.get(version)).rejects.toThrow('rename');
  const partial = (await readdir(elsewhere)).filter((one) => !one.endsWith('.zip'));
  expect(partial).toEqual([]);
});
