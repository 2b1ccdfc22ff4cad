import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { type TestDatabase, testDatabases } from '../platform/testing/testDatabases.fixture.ts';
import { DailyCounts } from './DailyCounts.ts';

describe.each(testDatabases)('counts of several servers on $name', ({ isThere, open }) => {
  const check = isThere ? it : it.skip;
  let opened: TestDatabase;
  const errors: unknown[] = [];
  const now = () => Date.UTC(2026, 4, 1, 12);
  const start = () =>
    new DailyCounts({
      database: opened.database,
      now,
      onWriteError: (error) => errors.push(error),
    });

  beforeAll(async () => {
    if (isThere) opened = await open();
  }, 60_000);
  afterEach(async () => {
    expect(errors.splice(0)).toEqual([]);
    if (isThere) await opened.database.deleteFrom('daily_counts').execute();
  });
  afterAll(async () => {
    if (isThere) await opened.dispose();
  });

  check('are summed, whichever server reads them', async () => {
    const [a, b] = [start(), start()];
    for (let round = 0; round < 20; round += 1) {
      for (const name of ['/', '/docs', `/page-${round}`]) a.add('paths', name);
      for (const name of [`/page-${round}`, '/docs', '/']) b.add('paths', name);
      await Promise.all([a.flush(), b.flush()]);
    }
    const [ofA, ofB] = [await a.sums('paths'), await b.sums('paths')];
    expect(ofA).toEqual(ofB);
    expect([ofA.get('/'), ofA.get('/docs'), ofA.get('/page-7')]).toEqual([40, 40, 2]);
  });

  check('share the limit of names', async () => {
    const servers = [start(), start(), start()];
    servers.forEach((server, index) => {
      for (let count = 0; count < 300; count += 1) {
        server.add('referrers', `site-${index}-${count}.example`);
      }
    });
    await Promise.all(servers.map((server) => server.flush()));
    const sums = await start().sums('referrers');
    expect(sums.size).toBe(501);
    expect(sums.get('other')).toBe(400);
  });

  check('store the hits of the last search, and large sums', async () => {
    const [a, b] = [start(), start()];
    a.add('queries', 'camera', { amount: 1, hits: 7 });
    await a.flush();
    b.add('queries', 'camera', { opened: 1, positions: 3_000_000_000 });
    await b.flush();
    expect(await a.rows('queries')).toEqual([
      {
        topic: 'queries',
        day: '2026-05-01',
        name: 'camera',
        amount: 1,
        opened: 1,
        positions: 3_000_000_000,
        hits: 7,
      },
    ]);
  });

  check('accept any string as a name', async () => {
    const counts = start();
    for (const name of ['\0', '\ud800', '\ud801', '__proto__', "'; --", 'other', '']) {
      counts.add('paths', name);
    }
    const sums = await counts.sums('paths');
    expect([...sums.values()].reduce((sum, count) => sum + count, 0)).toBe(7);
  });
});

it('counts continue while the database is locked, and are written afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counts-test-'));
  const file = join(folder, 'platform.db');
  const database = await openDatabase({ file }, 20);
  const errors: unknown[] = [];
  const counts = new DailyCounts({ database, onWriteError: (error) => errors.push(error) });
  const other = new SqliteFile(file);
  other.exec('begin immediate');
  counts.add('paths', '/');
  await counts.flush();
  counts.add('paths', '/');
  expect(await counts.sums('paths')).toEqual(new Map());
  expect(errors).toHaveLength(2);
  other.exec('rollback');
  other.close();
  expect(await counts.sums('paths')).toEqual(new Map([['/', 2]]));
  await database.destroy();
  await rm(folder, { recursive: true });
});
