import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SqliteFile from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outageOf } from './databaseOutage.ts';
import { testDatabases } from '../testing/testDatabases.fixture.ts';
import { type Database, openDatabase } from './openDatabase.ts';

describe('a SQLite file locked by another process', () => {
  let folder: string;
  /** Waits longer than any test. */
  let database: Database;
  let impatient: Database;
  let other: SqliteFile.Database;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-test-'));
    const file = join(folder, 'platform.db');
    database = await openDatabase({ file }, 60_000);
    impatient = await openDatabase({ file }, 50);
    other = new SqliteFile(file);
  });
  afterEach(async () => {
    other.close();
    await database.destroy();
    await impatient.destroy();
    await rm(folder, { recursive: true });
  });

  const addVenue = (id: string, into = database) =>
    into.insertInto('venues').values({ id, workspace: 'demo', digest: '' }).execute();
  const addInTransaction = (id: string, into = database) =>
    into.transaction().execute(async (transaction) => {
      await transaction.selectFrom('venues').selectAll().execute();
      await addVenue(id, transaction);
    });
  const venues = async () => {
    const rows = await database.selectFrom('venues').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  it.each([
    ['a write', addVenue],
    ['a transaction', addInTransaction],
  ])('%s fails as locked after its deadline, and the next one succeeds', async (_, add) => {
    other.exec('begin immediate');
    const failed = await add('a', impatient).catch((error: unknown) => error);
    expect(outageOf(failed)).toBe('locked');
    other.exec('rollback');
    await add('b', impatient);
    await addInTransaction('c', impatient);
    expect(await venues()).toEqual(['b', 'c']);
  });

  it.each([
    ['a write', addVenue],
    ['a transaction', addInTransaction],
  ])('%s waits until the lock is released', async (_, add) => {
    other.exec('begin immediate');
    const added = add('a');
    await wait(10);
    other.exec('rollback');
    await added;
    expect(await venues()).toEqual(['a']);
  });

  it('reads do not wait for the lock', async () => {
    await addVenue('a');
    other.exec('begin immediate');
    const waiting = addVenue('b');
    expect(await venues()).toEqual(['a']);
    other.exec('rollback');
    await waiting;
  });

  it.each(['vacuum', 'pragma wal_checkpoint(truncate)'])(
    'reads and writes continue after another process runs %s',
    async (statement) => {
      await addVenue('a');
      await venues();
      other.prepare(statement).all();
      await addInTransaction('b');
      await addVenue('c');
      expect(await venues()).toEqual(['a', 'b', 'c']);
    },
  );

  it('a write that fails in a transaction changes nothing', async () => {
    const failed = database.transaction().execute(async (transaction) => {
      await addVenue('a', transaction);
      await addVenue('a', transaction);
    });
    await expect(failed).rejects.toThrow('UNIQUE');
    await addVenue('b');
    expect(await venues()).toEqual(['b']);
  });
});

describe.each(testDatabases.slice(1))('locks on $name', ({ isThere, open }) => {
  (isThere ? it : it.skip)(
    'of an unresponsive server end',
    async () => {
      const opened = await open();
      await opened.database
        .insertInto('venues')
        .values({ id: 'a', workspace: 'demo', digest: '' })
        .execute();
      const silent = await openDatabase(opened.place, 300);
      const change = (database: Database, digest: string) =>
        database.updateTable('venues').set({ digest }).where('id', '=', 'a').execute();
      const held = silent.transaction().execute(async (transaction) => {
        await change(transaction, 'silent');
        await wait(2000);
        await change(transaction, 'too late');
      });
      const failed = held.catch((error: unknown) => error);
      await wait(100);
      await change(opened.database, 'other');
      expect(outageOf(await failed)).toMatch(/locked|down/);
      const { digest } = await opened.database
        .selectFrom('venues')
        .select('digest')
        .executeTakeFirstOrThrow();
      expect(digest).toBe('other');
      await silent.destroy();
      await opened.dispose();
    },
    60_000,
  );
});

it('a PostgreSQL server that accepts connections and then does not respond is down', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    // The client may reset the connection when it gives up.
    socket.on('error', () => undefined);
    // AuthenticationOk and ReadyForQuery.
    socket.once('data', () => socket.write(Buffer.from('R\0\0\0\b\0\0\0\0Z\0\0\0\u0005I')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `postgres://tester@127.0.0.1:${port}/tester`;
  const failed: unknown = await openDatabase({ url }, 20).catch((error: unknown) => error);
  expect(outageOf((failed as Error).cause)).toBe('down');
  for (const socket of sockets) socket.destroy();
  server.close();
});
