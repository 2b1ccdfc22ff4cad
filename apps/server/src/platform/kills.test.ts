import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { WebhookEvent } from '@mezzanine/api-client';
import { readMvf } from '@mezzanine/mvf';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoWorkspace } from '../venues/AccessTokens.ts';
import { testDatabases } from './testing/testDatabases.fixture.ts';
import { createTestPlatform, type TestPlatform, writer } from './testing/testPlatform.fixture.ts';
import type { WorkerMessage, WorkerStart } from './testing/worker.fixture.ts';

/** 2 kills, or the value of the environment variable KILLS. */
const kills = Number(process.env['KILLS'] ?? 2);
/** More than one batch. */
const shops = 60;

const program = fileURLToPath(
  new URL(`../../dist/kills/worker-${process.pid}.mjs`, import.meta.url),
);

beforeAll(async () => {
  // The program starts a hundred times, so it is bundled into one file that starts quickly.
  await build({
    entryPoints: [fileURLToPath(new URL('testing/worker.fixture.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    conditions: ['mezzanine-source'],
    external: [
      'libsql',
      '@resvg/resvg-js',
      'pg',
      'kysely',
      'ajv',
      'ajv-formats',
      'hono',
      'three',
      '@hono/*',
      'zod',
    ],
  });
}, 60_000);
afterAll(() => rmSync(program, { force: true }));

/** A customer's system, and a receiver of webhooks that is sometimes slow. */
function openOutside() {
  const received: WebhookEvent[] = [];
  const state = { generation: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'GET') {
        const list = Array.from({ length: shops }, (_, index) => ({
          externalId: `shop-${index}`,
          name: `Shop ${index} of ${state.generation}`,
          categories: [],
          polygons: ['s_east'],
        }));
        return void response.end(JSON.stringify(list));
      }
      received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as WebhookEvent);
      setTimeout(() => response.writeHead(204).end(), Math.random() * 20);
    });
  });
  return { received, state, server };
}

describe.each(testDatabases)('a server on $name that is killed', ({ isThere, open }) => {
  (isThere ? it : it.skip)(
    `${kills} times at any moment of a sync, its deliveries, a publication, or a key rotation loses nothing and does nothing twice`,
    async () => {
      const opened = await open();
      const { received, state, server } = openOutside();
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const test = await createTestPlatform(opened.database, { allowedHosts: ['127.0.0.1'] });
      const source = '/venues/mall/sync-sources/cms';
      const sending = { as: writer, body: { endpoints: { locations: `${origin}/locations` } } };
      await test.send(`PUT ${source}`, sending);
      const events = ['location.updated', 'sync.completed', 'sync.failed', 'venue.published'];
      await test.send('POST /webhooks', { as: writer, body: { url: `${origin}/hook`, events } });

      const newKey = { workspace: demoWorkspace, name: 'Rotated', scopes: ['read'] } as const;
      const key = await test.platform.workspaces.createKey(opened.database, newKey);
      /** Versions and secrets that the workers reported. */
      const [versions, secrets]: [string[], string[]] = [[], [key.secret]];
      const note = (message: WorkerMessage) => {
        if (message === 'ready') return;
        if ('version' in message) versions.push(message.version);
        else secrets.push(message.secret);
      };
      const worker = async (more: Pick<WorkerStart, 'rotatedKey'> = {}): Promise<ChildProcess> => {
        const start: WorkerStart = { place: opened.place, root: test.root, ...more };
        const argument = JSON.stringify(start);
        const child = fork(program, [argument], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
        child.on('message', note);
        await new Promise((done, fail) => {
          child.once('message', done);
          child.once('exit', (code) => fail(new Error(`The worker ended with ${code}.`)));
        });
        return child;
      };
      const end = async (child: ChildProcess) => {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGKILL');
        await ended;
      };

      let runs = 0;
      const startRun = async () => {
        const active = await opened.database
          .selectFrom('sync_sources')
          .select('active_run')
          .executeTakeFirstOrThrow();
        if (active.active_run !== null) return;
        // The customer's data changes between runs, so that each run has one change per shop.
        state.generation += 1;
        const { status } = await test.send(`POST ${source}/runs`, { as: writer, body: {} });
        expect(status).toBe(202);
        runs += 1;
      };
      for (let count = 0; count < kills; count += 1) {
        await startRun();
        const child = await worker({ rotatedKey: key.key });
        // At least one publication and one rotation succeed.
        const isDone = () => versions.length > 0 && secrets.length > 1;
        if (count === 0) await vi.waitUntil(isDone, { timeout: 60_000 });
        await wait(Math.random() * 500);
        await end(child);
      }
      const last = await worker();
      await untilDone(test);
      await end(last);

      const first = new Map(received.map((event) => [event.id, event]));
      const changes = [...first.values()].filter(({ type }) => type === 'location.updated');
      expect(changes).toHaveLength(runs * shops);
      const perChange = changes.map(({ data }) => {
        const { externalId, updatedAt } = data as { externalId: string; updatedAt: string };
        return `${externalId} ${updatedAt}`;
      });
      expect(new Set(perChange).size).toBe(runs * shops);
      const ends = [...first.values()].filter(({ type }) => type.startsWith('sync.'));
      expect(ends.map(({ type }) => type)).toEqual(Array(runs).fill('sync.completed'));
      const counts = ends.map(({ data }) => (data as { counts: Record<string, number> }).counts);
      for (const { created = 0, updated = 0, unchanged } of counts) {
        expect([created + updated, unchanged]).toEqual([shops, 0]);
      }
      const { body } = await test.send('GET /venues/mall/locations?limit=500');
      const names = (body['locations'] as unknown as { name: string }[]).map(({ name }) => name);
      expect(names.filter((name) => name.endsWith(` of ${state.generation}`))).toHaveLength(shops);

      const told = [...first.values()]
        .filter(({ type }) => type === 'venue.published')
        .map(({ data }) => (data as { versionId: string }).versionId);
      expect(new Set(told).size).toBe(told.length);
      expect(told).toEqual(expect.arrayContaining(versions));
      await expectWhole(test, told.sort().at(-1));
      for (const secret of secrets) expect(await statusOfToken(test, key.key, secret)).toBe(200);

      server.closeAllConnections();
      server.close();
      await test.dispose();
      await opened.dispose();
    },
    60_000 + kills * 10_000,
  );
});

/** Expects the newest version to be served, and every version to be complete. */
async function expectWhole({ database }: TestPlatform, newest: string | undefined): Promise<void> {
  const served = await database
    .selectFrom('venues')
    .select('version')
    .where('id', '=', 'house')
    .executeTakeFirst();
  expect(served?.version).toBe(newest);
  const kept = await database.selectFrom('venue_versions').select(['id', 'name']).execute();
  for (const { id, name } of kept) {
    const bundles = await database
      .selectFrom('venue_bundles')
      .select(['format_version', 'bytes'])
      .where('version', '=', id)
      .orderBy('format_version')
      .execute();
    expect(bundles.map((bundle) => bundle.format_version)).toEqual(['1.0.0', '2.0.0']);
    expect(readMvf(new Uint8Array(bundles[1]?.bytes ?? [])).manifest.name).toBe(name);
  }
}

async function statusOfToken({ app }: TestPlatform, key: string, secret: string): Promise<number> {
  const response = await app.request('/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key, secret }),
  });
  return response.status;
}

/** Waits until no run and no delivery is left. */
async function untilDone({ database }: TestPlatform): Promise<void> {
  for (;;) {
    const run = await database
      .selectFrom('sync_runs')
      .select('id')
      .where('status', 'in', ['queued', 'running'])
      .executeTakeFirst();
    const delivery = await database
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('status', '!=', 'delivered')
      .executeTakeFirst();
    if (run === undefined && delivery === undefined) return;
    await wait(100);
  }
}
