import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebhookEvent } from '@mezzanine/api-client';
import { load } from 'cheerio';
import { writeMvf } from '@mezzanine/mvf';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secretsInDatabase } from '../secrets/secretsInDatabase.ts';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';
import { openDatabase } from './database/openDatabase.ts';
import { type TestDatabase, testDatabases } from './testing/testDatabases.fixture.ts';
import { seed } from './testing/testPlatform.fixture.ts';

const host = 'https://maps.example';
const publicly = { HOST: '0.0.0.0', PUBLIC_URL: host };

const program = fileURLToPath(new URL('testing/server.fixture.ts', import.meta.url));
/** Runs the sources as they are, including our own packages, which need not be built. */
const source = ['--conditions=mezzanine-source', '--import', 'tsx'] as const;

/** One of the servers. */
interface TestServer extends TestApp {
  send(request: string, sent?: Sent): Promise<Response>;
}

/** A server in its own process. */
interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly ended: Promise<unknown>;
  readonly root: string;
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

describe.each(testDatabases)('two servers on $name', ({ name, isThere, open }) => {
  const check = isThere ? it : it.skip;
  let opened: TestDatabase;
  let receiver: Server;
  let received: WebhookEvent[];
  let a: TestServer;
  let b: TestServer;
  let late: number;
  const processes: ServerProcess[] = [];

  /** PostgreSQL accepts connections from several servers. A SQLite file belongs to one process. */
  const startServer = async (): Promise<TestServer> => {
    const isShared = 'file' in opened.place;
    const database = isShared ? opened.database : await openDatabase(opened.place);
    const test = await createTestApp({
      database,
      environment: publicly,
      now: () => Date.now() + late,
      bundle: writeMvf(sampleEnterpriseMvf()),
      readSecret: secretsInDatabase(database, '/nowhere'),
      isShared: true,
      allowedHosts: ['127.0.0.1'],
    });
    return {
      ...test,
      send: (request, { body, headers } = {}) => {
        const [method = 'GET', path = ''] = request.split(' ');
        return Promise.resolve(
          test.app.request(`${host}${path}`, {
            method,
            headers: {
              ...(body !== undefined && { 'Content-Type': 'application/json' }),
              ...headers,
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
        );
      },
      dispose: async () => {
        await test.platform.stop();
        await test.dispose();
        if (!isShared) await database.destroy();
      },
    };
  };

  beforeAll(async () => {
    if (!isThere) return;
    opened = await open();
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as WebhookEvent);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  }, 60_000);
  beforeEach(async () => {
    if (!isThere) return;
    [received, late] = [[], 0];
    await seed(opened.database, sampleEnterpriseMvf());
    [a, b] = [await startServer(), await startServer()];
  });
  afterEach(async () => {
    if (!isThere) return;
    for (const { child, ended, root } of processes.splice(0)) {
      child.kill('SIGKILL');
      await ended;
      await rm(root, { recursive: true });
    }
    expect([...a.faults, ...b.faults]).toEqual([]);
    await a.dispose();
    await b.dispose();
    for (const table of ['webhooks', 'viewer_access', 'records', 'venues'] as const) {
      await opened.database.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    if (!isThere) return;
    receiver.close();
    await opened.dispose();
  });

  /** Headers of the key with write access, with a token of one server. */
  const writerAt = async (server: TestServer) => {
    const secret = await secretsInDatabase(server.database, '/nowhere')('workspace-secret');
    const response = await server.send('POST /api/v1/token', {
      body: { key: 'workspace', secret },
    });
    const { accessToken } = (await response.json()) as { accessToken: string };
    return { Authorization: `Bearer ${accessToken}` };
  };
  const subscribe = async (events: readonly string[]) => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const headers = await writerAt(a);
    const response = await a.send('POST /api/v1/webhooks', { body: { url, events }, headers });
    expect(response.status).toBe(201);
  };
  const put = async (server: TestServer, name: string, headers: Record<string, string>) => {
    const path = `PUT /api/v1/venues/mall/locations/${name}`;
    return (await server.send(path, { body: { name }, headers })).status;
  };
  const idsOf = (events: readonly WebhookEvent[]) => events.map(({ id }) => id);

  check('a token from one is accepted by the other', async () => {
    const headers = await writerAt(a);
    expect(await put(b, 'shop-1', headers)).toBe(201);
    expect(await put(a, 'shop-1', headers)).toBe(200);
  });

  check('a private link from one opens the map on the other, until it is revoked', async () => {
    const headers = await writerAt(a);
    const body = { visibility: 'private' };
    await a.send('PUT /api/v1/venues/mall/visibility', { body, headers });
    const made = await a.send('POST /api/v1/viewer-access', {
      body: { venueId: 'mall', origins: ['https://host.example'], expiresInSeconds: 600 },
      headers,
    });
    expect(made.status).toBe(201);
    const { url, id } = (await made.json()) as { url: string; id: string };
    const access = new URL(url).searchParams.get('access') ?? '';
    const bundle = () =>
      b.send('GET /api/v1/venues/mall/bundle', { headers: { Authorization: `Bearer ${access}` } });
    expect((await bundle()).status).toBe(200);
    expect((await b.send('GET /api/v1/venues/mall/bundle')).status).toBe(401);
    await a.send(`DELETE /api/v1/viewer-access/${id}`, { headers });
    expect((await bundle()).status).toBe(401);
  });

  check('a write that is repeated on the other gets the first response', async () => {
    const headers = { ...(await writerAt(a)), 'Idempotency-Key': 'two-servers-1' };
    const sent = { body: { url: `${host}/hook`, events: ['location.updated'] }, headers };
    const first = await a.send('POST /api/v1/webhooks', sent);
    const again = await b.send('POST /api/v1/webhooks', sent);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
  });

  check("an operator's session of one is one of the other", async () => {
    const key = await secretsInDatabase(a.database, '/nowhere')('operator-key');
    const signedIn = await a.app.request(`${host}/stats/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ key }),
    });
    const Cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect((await b.send('GET /stats', { headers: { Cookie } })).status).toBe(200);
    expect((await b.send('GET /stats')).status).toBe(403);
  });

  check('page views, answers, and notes from both are on the pages of each', async () => {
    const key = await secretsInDatabase(a.database, '/nowhere')('operator-key');
    const headers = { Authorization: `Bearer ${key}` };
    for (const server of [a, b, b]) {
      const answer = { kind: 'answer', path: '/docs/overview', isHelpful: true };
      const note = { ...answer, kind: 'note', reason: 'It helped', text: '' };
      expect([
        (await server.send('POST /api/v1/page-views', { body: { path: '/' } })).status,
        (await server.send('POST /api/v1/feedback', { body: answer })).status,
        (await server.send('POST /api/v1/feedback', { body: note })).status,
      ]).toEqual([204, 204, 204]);
    }
    for (const { counts, notes } of [a, b]) await Promise.all([counts.flush(), notes.flush()]);
    for (const server of [a, b]) {
      const cells = async (path: string) => {
        const $ = load(await (await server.send(`GET ${path}`, { headers })).text());
        return $('tbody td')
          .toArray()
          .map((cell) => $(cell).text());
      };
      expect((await cells('/stats')).slice(0, 2)).toEqual(['3', '3']);
      const feedback = await cells('/stats/feedback');
      expect(feedback.slice(0, 3)).toEqual(['3', '0', '100 %']);
      expect(feedback.filter((text) => text === 'It helped')).toHaveLength(3);
    }
  });

  check('a search index that was pushed to one is searched on the other', async () => {
    const key = await secretsInDatabase(a.database, '/nowhere')('search-admin-key');
    const headers = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': key };
    const record = {
      objectID: 'a',
      url: 'https://docs.example/elevators',
      type: 'lvl1',
      hierarchy: { lvl0: 'Guides', lvl1: 'Elevators' },
    };
    const body = { requests: [{ action: 'addObject', body: record }] };
    expect((await a.send('POST /1/indexes/pushed/batch', { body, headers })).status).toBe(200);
    await a.indexes.flush();
    await b.indexes.follow();
    const requests = [{ indexName: 'pushed', query: 'elevators' }];
    const found = await b.send('POST /1/indexes/*/queries', { body: { requests }, headers });
    expect(await found.text()).toContain('https://docs.example/elevators');
    await b.send('DELETE /1/indexes/pushed', { headers });
    await b.indexes.flush();
  });

  check('the same write on both at the same time is one event', async () => {
    await subscribe(['location.updated']);
    const headers = await writerAt(a);
    for (let index = 0; index < 20; index += 1) {
      const both = [a, b].map((server) => put(server, `shop-${index}`, headers));
      expect((await Promise.all(both)).sort()).toEqual([200, 201]);
    }
    const rows = await opened.database.selectFrom('webhook_deliveries').select('id').execute();
    expect(rows).toHaveLength(20);
  });

  check('a new bundle that both find at startup is one event', async () => {
    await subscribe(['venue.published']);
    const seeded = [a, b].map(({ database }) => seed(database, sampleEnterpriseMvf(), 'second'));
    expect((await Promise.all(seeded)).sort()).toEqual([false, true]);
    const rows = await opened.database.selectFrom('webhook_deliveries').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  check('each event is sent once, under one id', async () => {
    await subscribe(['location.updated']);
    const headers = await writerAt(a);
    await Promise.all([a.platform.start(), b.platform.start()]);
    for (let index = 0; index < 60; index += 1) {
      await put(index % 2 === 0 ? a : b, `shop-${index}`, headers);
    }
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(60);
    await Promise.all([a.platform.stop(), b.platform.stop()]);
    expect(new Set(idsOf(received)).size).toBe(60);
    const names = received.map(({ data }) => (data as { externalId: string }).externalId);
    expect(new Set(names).size).toBe(60);
  });

  check('deliveries of a killed server are sent by the other after 30 s', async () => {
    await subscribe(['location.updated']);
    await put(a, 'shop-1', await writerAt(a));
    const lease_until = new Date(Date.now() + 30_000).toISOString();
    await opened.database.updateTable('webhook_deliveries').set({ lease_until }).execute();
    expect(await b.platform.courier.deliverDue()).toBe(0);
    late = 31_000;
    expect(await b.platform.courier.deliverDue()).toBe(1);
    expect(received).toHaveLength(1);
  });

  const onPostgres = isThere && name !== 'SQLite' ? it : it.skip;
  onPostgres(
    'one that is killed under traffic fails no request beyond those in flight',
    async () => {
      await subscribe(['location.updated']);
      const headers = await writerAt(a);
      const [first, second] = await Promise.all([startProcess(), startProcess()]);
      const failed: string[] = [];
      /** Acts like a proxy: if a server is dead, the request is sent to the other server. */
      const write = async (index: number) => {
        const shop = `shop-${index}`;
        const init = {
          method: 'PUT',
          body: JSON.stringify({ name: shop }),
          headers: {
            ...headers,
            'Content-Type': 'application/json',
            'Idempotency-Key': `write-${shop}`,
          },
        };
        for (const { port } of index % 2 === 0 ? [first, second] : [second, first]) {
          const url = `http://127.0.0.1:${port}/api/v1/venues/mall/locations/${shop}`;
          const response = await fetch(url, init).catch(() => undefined);
          if (response?.status === 201) return;
          if (response !== undefined)
            failed.push(`${shop}: ${response.status} ${await response.text()}`);
        }
        failed.push(shop);
      };
      let next = 0;
      const client = async () => {
        while (next < 200) {
          if (next === 100) first.child.kill('SIGKILL');
          next += 1;
          await write(next - 1);
        }
      };
      await Promise.all(Array.from({ length: 8 }, client));
      expect(failed).toEqual([]);
      // The killed server's leases end after 30 s, which the test's clock skips.
      late = 31_000;
      const isSent = async () => {
        await a.platform.courier.deliverDue();
        const row = await opened.database
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('status', '=', 'pending')
          .executeTakeFirst();
        return row === undefined;
      };
      await expect.poll(isSent, { timeout: 60_000 }).toBe(true);
      const shopOf = ({ data }: WebhookEvent) => (data as { externalId: string }).externalId;
      const ids = new Map(received.map((event) => [event.id, shopOf(event)]));
      expect(ids.size).toBe(200);
      expect(new Set(ids.values()).size).toBe(200);
    },
  );

  const startProcess = async (): Promise<ServerProcess> => {
    const root = await mkdtemp(join(tmpdir(), 'two-servers-'));
    const argument = JSON.stringify({ place: opened.place, root });
    const child = fork(program, [argument], { execArgv: [...source] });
    const ended = new Promise((done) => child.once('exit', done));
    const port = await new Promise<number>((done, fail) => {
      child.once('message', (message) => done(Number(message)));
      child.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
    });
    const started = { child, port, ended, root };
    processes.push(started);
    return started;
  };
});
