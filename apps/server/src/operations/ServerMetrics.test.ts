import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Admission } from '../overload/Admission.ts';
import { computations } from '../overload/TurnQueue.ts';
import { DatabaseActivity } from '../platform/database/DatabaseActivity.ts';
import { type Database, openDatabase } from '../platform/database/openDatabase.ts';
import { type TestDatabase, testDatabases } from '../platform/testing/testDatabases.fixture.ts';
import {
  createTestPlatform,
  type TestPlatform,
  writer,
} from '../platform/testing/testPlatform.fixture.ts';
import { ServerMetrics } from './ServerMetrics.ts';

const now = Date.UTC(2026, 5, 1, 12);
const timeAt = (seconds: number) => new Date(now + seconds * 1000).toISOString();

/** Lines of a metric, without its name. */
async function valuesOf(metrics: ServerMetrics, name: string): Promise<readonly string[]> {
  const lines = (await metrics.text()).split('\n');
  return lines
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .map((line) => line.slice(name.length).trim());
}

describe.each(testDatabases)('metrics on $name', ({ name, isThere, open }) => {
  const check = isThere ? it : it.skip;
  let opened: TestDatabase;
  let database: Database;
  let activity: DatabaseActivity;
  let metrics: ServerMetrics;

  beforeAll(async () => {
    if (isThere) opened = await open();
  }, 60_000);
  beforeEach(async () => {
    if (!isThere) return;
    activity = new DatabaseActivity();
    database = await openDatabase(opened.place, undefined, activity);
    metrics = new ServerMetrics({ database, activity, now: () => now });
  });
  afterEach(async () => {
    if (isThere) await database.destroy();
  });
  afterAll(async () => {
    if (isThere) await opened.dispose();
  });

  check('count the requests under way by kind', async () => {
    const admission = new Admission();
    metrics.watch(admission);
    const ends = Array.from({ length: 3 }, () =>
      admission.admit('/api/v1/venues/mall/directions?from=a&to=b'),
    );
    admission.admit('/docs/overview');
    ends[0]?.();
    expect(await valuesOf(metrics, 'http_requests_in_progress')).toEqual([
      '{kind="directions"} 2',
      '{kind="pictures"} 0',
      '{kind="api"} 0',
      '{kind="assistants"} 0',
      '{kind="search"} 0',
      '{kind="documents"} 1',
    ]);
  });

  check('count the computations that wait', async () => {
    const computed = Array.from({ length: 5 }, () => computations.run(() => 'route'));
    expect(await valuesOf(metrics, 'computations_waiting')).toEqual(['5']);
    await Promise.all(computed);
    expect(await valuesOf(metrics, 'computations_waiting')).toEqual(['0']);
  });

  check('say whether the database is up, and have no rows while it is down', async () => {
    expect(await valuesOf(metrics, 'database_up')).toEqual(['1']);
    expect(await valuesOf(metrics, 'webhook_oldest_due_seconds')).toEqual(['0']);
    await database.destroy();
    expect(await valuesOf(metrics, 'database_up')).toEqual(['0']);
    expect(await valuesOf(metrics, 'webhook_oldest_due_seconds')).toEqual([]);
  });

  check('count statements by their result', async () => {
    const before = await statements('ok');
    await database.selectFrom('venues').select('id').execute();
    await expect(
      database
        .selectFrom('no_such_table' as 'venues')
        .select('id')
        .execute(),
    ).rejects.toThrow('no_such_table');
    expect(await statements('failed')).toBe(1);
    expect(await statements('ok')).toBeGreaterThan(before);
  });

  const statements = async (result: string): Promise<number> => {
    const name = 'database_statement_duration_seconds_count';
    const values = await valuesOf(metrics, name);
    const value = values.find((line) => line.startsWith(`{result="${result}"}`));
    return Number(value?.split(' ')[1] ?? 0);
  };

  check('count the connections of a pool', async () => {
    if (name === 'SQLite') {
      expect(await valuesOf(metrics, 'database_connections')).toEqual([]);
      expect(await valuesOf(metrics, 'database_connections_awaited')).toEqual([]);
      return;
    }
    await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('venues').select('id').execute();
      const values = await valuesOf(metrics, 'database_connections');
      expect(values).toEqual(['{state="busy"} 1', expect.stringMatching(/^\{state="idle"\} \d$/)]);
      expect(await valuesOf(metrics, 'database_connections_awaited')).toEqual(['0']);
    });
  });

  check('say how long the oldest delivery has been due', async () => {
    const test: TestPlatform = await createTestPlatform(opened.database);
    const body = { url: 'https://hooks.example.com/', events: ['location.updated'] };
    await test.send('POST /webhooks', { as: writer, body });
    for (const shop of ['a', 'b']) {
      const sent = { as: writer, body: { name: shop } };
      await test.send(`PUT /venues/mall/locations/${shop}`, sent);
    }
    const [first, second] = await database.selectFrom('webhook_deliveries').select('id').execute();
    const set = (id: string | undefined, values: object) =>
      database
        .updateTable('webhook_deliveries')
        .set(values)
        .where('id', '=', id ?? '')
        .execute();
    const seconds = async () =>
      (await valuesOf(metrics, 'webhook_oldest_due_seconds')).map(Number)[0];
    await set(first?.id, { next_attempt_at: timeAt(-90) });
    await set(second?.id, { next_attempt_at: timeAt(-30) });
    expect(await seconds()).toBe(90);
    await set(first?.id, { lease_until: timeAt(20) });
    expect(await seconds()).toBe(30);
    await set(second?.id, { next_attempt_at: timeAt(10) });
    expect(await seconds()).toBe(0);
    await set(first?.id, { lease_until: null });
    await database
      .updateTable('webhooks')
      .set({ paused_until: timeAt(60) })
      .execute();
    expect(await seconds()).toBe(0);
    await test.dispose();
  });
});

it('the page of running a server lists every metric', async () => {
  const parts = { database: {} as Database, activity: new DatabaseActivity() };
  const rows = new ServerMetrics(parts)
    .describe()
    .map(({ name, type, help }) => `| \`${name}\` | ${type} | ${help} |`);
  const path = '../../../portal/docs/run-a-server/run-your-own-server.mdx';
  const page = (await readFile(new URL(path, import.meta.url), 'utf8'))
    .replace(/-{3,}/g, '---')
    .replace(/ +\|/g, ' |')
    .replace(/\| +/g, '| ');
  expect(page).toContain(
    ['| Metric | Type | Description |', '| --- | --- | --- |', ...rows].join('\n'),
  );
});
