import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'libsql';
import { type CompiledQuery, Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SqliteConnection } from './SqliteConnection.ts';
import { SqliteFileDialect } from './SqliteFileDialect.ts';

interface Tables {
  readonly places: { readonly id: number; readonly name: string };
}

/** A file that counts how often each statement is prepared. */
class CountingFile extends SqliteFile {
  readonly prepared: string[] = [];

  override prepare: SqliteFile.Database['prepare'] = (source: string) => {
    this.prepared.push(source);
    return super.prepare(source);
  };
}

let folder: string;
let file: CountingFile;
let connection: SqliteConnection;
let other: SqliteFile.Database;
let builder: Kysely<Tables>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statements-test-'));
  const path = join(folder, 'places.db');
  other = new SqliteFile(path);
  other.pragma('journal_mode = WAL');
  other.exec(
    "create table places (id integer primary key, name); insert into places values (1, 'A')",
  );
  file = new CountingFile(path);
  connection = new SqliteConnection(file);
  const connect = () => connection;
  builder = new Kysely({ dialect: new SqliteFileDialect({ connect, waitMs: 0 }) });
});
afterEach(async () => {
  connection.close();
  other.close();
  await rm(folder, { recursive: true });
});

const rowsOf = (query: CompiledQuery) => connection.run(query).rows;
const all = (most: number) =>
  builder.selectFrom('places').selectAll().where('id', '<=', most).orderBy('id').compile();
const add = (id: number) => builder.insertInto('places').values({ id, name: 'B' }).compile();

it('prepares each select once, and each write every time, so that its values are not kept', () => {
  expect(rowsOf(all(1))).toEqual([{ id: 1, name: 'A' }]);
  for (const id of [2, 3]) connection.run(add(id));
  expect(rowsOf(all(0))).toEqual([]);
  expect(rowsOf(all(9))).toHaveLength(3);
  expect(file.prepared).toEqual([all(0).sql, add(0).sql, add(0).sql]);
});

it('reads what other connections write, and new columns, with a statement that it kept', () => {
  rowsOf(all(9));
  other.exec("insert into places values (2, 'B')");
  other.exec('alter table places add column floor default 1');
  expect(rowsOf(all(9))).toEqual([
    { id: 1, name: 'A', floor: 1 },
    { id: 2, name: 'B', floor: 1 },
  ]);
  other.exec('vacuum');
  other.exec('alter table places drop column name');
  expect(rowsOf(all(1))).toEqual([{ id: 1, floor: 1 }]);
});

it('holds no lock and no old state of the file between two queries', () => {
  rowsOf(all(9));
  other.exec("insert into places values (2, 'B')");
  const [checkpoint] = other.prepare('pragma wal_checkpoint(truncate)').all();
  expect(checkpoint).toMatchObject({ busy: 0, log: 0 });
});

it('prepares a select again that failed', () => {
  rowsOf(all(9));
  other.exec('alter table places rename to rooms');
  expect(() => rowsOf(all(9))).toThrow('no such table');
  other.exec('alter table rooms rename to places');
  expect(rowsOf(all(9))).toHaveLength(1);
  expect(file.prepared).toHaveLength(2);
});

it('keeps a bounded number of statements, and none for long lists', () => {
  const among = (ids: readonly number[]) =>
    builder.selectFrom('places').selectAll().where('id', 'in', ids).compile();
  const long = among(Array.from({ length: 2000 }, (_, id) => id));
  for (let times = 0; times < 2; times += 1) expect(rowsOf(long)).toHaveLength(1);
  expect(file.prepared).toHaveLength(2);
  rowsOf(all(9));
  for (let count = 1; count <= 100; count += 1) rowsOf(among(Array<number>(count).fill(1)));
  rowsOf(all(9));
  expect(file.prepared.filter((sql) => sql === all(9).sql)).toHaveLength(2);
});
