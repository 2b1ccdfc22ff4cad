import { afterEach, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'libsql';
import { Admission } from '../overload/Admission.ts';
import { mostUnderWay } from '../overload/WorkLimits.ts';
import { DatabaseActivity } from '../platform/database/DatabaseActivity.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { createTestApp, getToken, operatorKey, type TestApp } from '../testApp.fixture.ts';
import type { AccessLogEntry } from './operationRoutes.ts';
import { ServerMetrics } from './ServerMetrics.ts';

let test: TestApp;
afterEach(() => test.dispose());

const read = async (path: string) => {
  const response = await test.app.request(path);
  return [response.status, await response.text()];
};

it('reports a running and ready server, and is never cached', async () => {
  test = await createTestApp();
  expect(await read('/healthz')).toEqual([200, 'ok\n']);
  expect(await read('/readyz')).toEqual([200, 'ready\n']);
  expect((await test.app.request('/readyz')).headers.get('Cache-Control')).toBe('no-store');
});

it('is not ready while the database is locked, and is ready afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ready-test-'));
  const file = join(folder, 'platform.db');
  const database = await openDatabase({ file }, 20);
  const other = new SqliteFile(file);
  other.exec('begin immediate');
  test = await createTestApp({ database });
  expect(await read('/healthz')).toEqual([200, 'ok\n']);
  expect(await read('/readyz')).toEqual([503, 'The database is locked.\n']);
  other.exec('rollback');
  other.close();
  await test.dispose();
  test = await createTestApp({ database });
  expect(await read('/readyz')).toEqual([200, 'ready\n']);
  await database.destroy();
  await rm(folder, { recursive: true });
});

it('is not ready when the database is closed or the disk is full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ready-test-'));
  const database = await openDatabase({ file: join(folder, 'platform.db') });
  await database.destroy();
  test = await createTestApp({ database });
  expect(await read('/readyz')).toEqual([503, 'The database is not available.\n']);
  await test.dispose();
  test = await createTestApp({ observing: { freeBytes: () => Promise.resolve(1000) } });
  expect(await read('/readyz')).toEqual([503, 'The disk is full.\n']);
  await rm(folder, { recursive: true });
});

it('counts requests for Prometheus, for operators only', async () => {
  test = await createTestApp({ environment: { HOST: '0.0.0.0' } });
  await test.app.request('/docs/overview');
  await test.app.request('/api/v1/venues');
  await test.app.request('/api/v1/none', { method: 'INVENTED' });
  expect((await test.app.request('/metrics')).status).toBe(403);
  const headers = { Authorization: `Bearer ${operatorKey}` };
  const response = await test.app.request('/metrics', { headers });
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toContain('http_requests_total{area="files",method="GET",status="200"} 1');
  expect(text).toContain('http_requests_total{area="api",method="GET",status="200"} 1');
  expect(text).toContain('area="api",method="other"');
  expect(text).toContain('http_request_duration_seconds_count{area="api"} 2');
  expect(text).toContain('# TYPE webhook_deliveries gauge');
});

it('counts requests that were rejected because the server was busy', async () => {
  test = await createTestApp();
  const metrics = new ServerMetrics({ database: test.database, activity: new DatabaseActivity() });
  const admission = new Admission((kind) => metrics.countShed(kind));
  for (let count = 0; count < mostUnderWay.search + 3; count += 1) admission.admit('/1/events');
  expect(await metrics.text()).toContain('http_requests_shed_total{kind="search"} 3');
});

it('logs each request with its id, and nothing personal', async () => {
  const entries: AccessLogEntry[] = [];
  test = await createTestApp({ observing: { logRequest: (entry) => entries.push(entry) } });
  const token = await getToken(test.app);
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Request-Id': 'given-id-1',
    'User-Agent': 'SomeBrowser/1',
    'X-Forwarded-For': '198.51.100.7',
  };
  await test.app.request('/api/v1/venues/mall?email=a@b.example', { headers });
  const last = entries.at(-1);
  expect(last).toMatchObject({
    requestId: 'given-id-1',
    method: 'GET',
    path: '/api/v1/venues/mall',
  });
  expect(Object.keys(last ?? {})).toEqual([
    'time',
    'requestId',
    'method',
    'path',
    'status',
    'durationMs',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/SomeBrowser|198\.51|b\.example|Bearer/);
});
