import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { disabling } from '@mezzanine/api-contract/webhook-events';
import type { Updateable } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebhookRow } from '../database/DatabaseSchema.ts';
import type { DeliveryRow } from '../database/workTables.ts';
import { type TestDatabase, testDatabases } from '../testing/testDatabases.fixture.ts';
import { createTestPlatform, type TestPlatform, writer } from '../testing/testPlatform.fixture.ts';
import { type AttemptResult, recordAttempt } from './recordAttempt.ts';

describe.each(testDatabases)('fair delivery on $name', ({ isThere, open }) => {
  const check = isThere ? it : it.skip;
  let opened: TestDatabase;
  let test: TestPlatform;
  let receiver: Server;
  let origin: string;
  let received: string[];
  let hanging: number;
  let status: number;
  let late = 0;

  beforeAll(async () => {
    if (isThere) opened = await open();
  }, 60_000);
  beforeEach(async () => {
    if (!isThere) return;
    [received, hanging, status, late] = [[], 0, 204, 0];
    receiver = createServer((request, response) => {
      if (request.url === '/hang') {
        hanging += 1;
        return;
      }
      request.resume().on('end', () => {
        received.push(request.url ?? '');
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const now = () => Date.now() + late;
    test = await createTestPlatform(opened.database, { allowedHosts: ['127.0.0.1'], now });
  });
  afterEach(async () => {
    if (!isThere) return;
    receiver.closeAllConnections();
    receiver.close();
    await test.platform.stop();
    expect(test.faults).toEqual([]);
    await test.dispose();
    for (const table of ['webhooks', 'sync_sources', 'records', 'venues'] as const) {
      await opened.database.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    if (isThere) await opened.dispose();
  });

  async function create(path: string, events: readonly string[] = ['location.updated']) {
    const body = { url: `${origin}${path}`, events };
    const response = await test.send('POST /webhooks', { as: writer, body });
    expect(response.status).toBe(201);
    return String(response.body['id']);
  }
  const put = async (index: number) => {
    const body = { name: `Shop ${index}` };
    const path = `PUT /venues/mall/locations/shop-${index}`;
    expect((await test.send(path, { as: writer, body })).status).toBe(201);
  };
  const get = async (id: string) => (await test.send(`GET /webhooks/${id}`, { as: writer })).body;
  const enable = (id: string) => test.send(`POST /webhooks/${id}/enable`, { as: writer });

  check('ten receivers that hang do not delay another one', async () => {
    for (let count = 0; count < 10; count += 1) await create('/hang');
    await create('/good');
    for (let index = 0; index < 30; index += 1) await put(index);
    // Timeouts are disabled, so requests to a hanging receiver wait until the test ends.
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockImplementation(() => new AbortController().signal);
    await test.platform.start();
    await vi.waitFor(() => expect(received).toHaveLength(30), { timeout: 100_000 });
    expect(hanging).toBeGreaterThan(0);
    timeout.mockRestore();
  });

  check('an event is sent when it is written, beside ten receivers that hang', async () => {
    for (let count = 0; count < 10; count += 1) await create('/hang');
    await create('/good');
    // The pauses are longer than this test.
    const waking = await createTestPlatform(opened.database, {
      allowedHosts: ['127.0.0.1'],
      deliveryPauseMs: 3_600_000,
    });
    await waking.platform.start();
    for (let index = 0; index < 20; index += 1) {
      const sent = { as: writer, body: { name: `Shop ${index}` } };
      await waking.send(`PUT /venues/mall/locations/shop-${index}`, sent);
      await vi.waitUntil(() => received.length > index, { timeout: 60_000, interval: 5 });
    }
    receiver.closeAllConnections();
    await waking.platform.stop();
    expect(waking.faults).toEqual([]);
    await waking.dispose();
  });

  check('an event of sync is sent when the run ends', async () => {
    await create('/good', ['sync.failed']);
    // The pauses are longer than this test.
    const waking = await createTestPlatform(opened.database, {
      allowedHosts: ['127.0.0.1'],
      deliveryPauseMs: 3_600_000,
    });
    await waking.platform.start();
    const source = '/venues/mall/sync-sources/cms';
    const body = { endpoints: { categories: `${origin}/not-json` } };
    expect((await waking.send(`PUT ${source}`, { as: writer, body })).status).toBe(201);
    await waking.send(`POST ${source}/runs`, { as: writer, body: {} });
    await vi.waitUntil(() => received.includes('/good'), { timeout: 20_000 });
    await waking.platform.stop();
    expect(waking.faults).toEqual([]);
    await waking.dispose();
  });

  check('at most 256 requests are under way at a time', async () => {
    const id = await create('/good');
    const first = await opened.database
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 32 }, (_, index) => ({ ...first, id: `${id}-${index}` }));
    await opened.database.insertInto('webhooks').values(others).execute();
    for (let index = 0; index < 8; index += 1) await put(index);
    expect(await test.platform.courier.startDue()).toBe(256);
    await test.platform.courier.settled();
    expect(await test.platform.courier.deliverDue()).toBe(8);
  });

  check('a receiver that does not respond is left alone, longer each time', async () => {
    const id = await create('/hang');
    await opened.database
      .updateTable('webhooks')
      .set({ url: 'http://127.0.0.1:1/' })
      .where('id', '=', id)
      .execute();
    await put(1);
    expect(await test.platform.courier.deliverDue()).toBe(1);
    await put(2);
    expect(await test.platform.courier.deliverDue()).toBe(0);
    late = 2500;
    // Only one is sent at a time, although two may be due.
    expect(await test.platform.courier.deliverDue()).toBe(1);
    late = 5500;
    expect(await test.platform.courier.deliverDue()).toBe(0);
    late = 7500;
    expect(await test.platform.courier.deliverDue()).toBe(1);
    expect(await get(id)).toMatchObject({ status: 'enabled' });
  });

  check('a dead receiver is disabled with an event, and can be enabled again', async () => {
    const [id] = [await create('/dead'), await create('/log', ['webhook.disabled'])];
    const fail = async (attempts: number) => {
      for (let count = 0; count < attempts; count += 1) {
        await opened.database
          .updateTable('webhook_deliveries')
          .set({ status: 'pending', tries: 0, next_attempt_at: new Date(0).toISOString() })
          .where('webhook', '=', id)
          .execute();
        await test.platform.courier.deliverDue();
      }
    };
    status = 500;
    await put(1);
    await fail(disabling.attempts);
    expect(await get(id)).toMatchObject({ status: 'enabled' });
    late = disabling.days * 86_400_000;
    await fail(1);
    const disabled = await get(id);
    expect(disabled).toMatchObject({ status: 'disabled' });
    expect(Date.parse(String(disabled['disabledAt']))).toBeGreaterThan(Date.now());
    const log = await test.send(`GET /webhooks/${id}/deliveries`, { as: writer });
    expect(log.body['deliveries']).toMatchObject([{ status: 'dead' }]);

    status = 204;
    received = [];
    await put(2);
    const refused = await test.send(`POST /webhooks/${id}/test`, { as: writer });
    expect([refused.status, refused.body['detail']]).toEqual([
      409,
      expect.stringContaining(`POST /api/v1/webhooks/${id}/enable`),
    ]);
    await test.platform.courier.deliverDue();
    expect(received).toEqual(['/log']);

    expect((await enable(id)).body).toMatchObject({ id, status: 'enabled' });
    await put(3);
    await test.platform.courier.deliverDue();
    expect(received).toEqual(['/log', '/dead']);
  });

  check('a success clears the failures before it', async () => {
    const id = await create('/hook');
    status = 500;
    await put(1);
    await test.platform.courier.deliverDue();
    status = 204;
    late = 6000;
    await test.platform.courier.deliverDue();
    const row = await opened.database
      .selectFrom('webhooks')
      .select(['failures', 'failing_since'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ failures: 0, failing_since: null });
  });

  /** Two deliveries to a webhook, both in progress, and the webhook as it was when they started. */
  const startTwo = async (health: Updateable<WebhookRow> = {}) => {
    const id = await create('/hook');
    await put(1);
    await put(2);
    const webhook = await opened.database
      .updateTable('webhooks')
      .set({ failures: 0, ...health })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const rows = await opened.database
      .updateTable('webhook_deliveries')
      .set({ lease_until: new Date(Date.now() + 30_000).toISOString() })
      .where('webhook', '=', id)
      .returningAll()
      .execute();
    const end = (row: DeliveryRow | undefined, result: AttemptResult) => {
      if (row === undefined) throw new Error('A webhook has two deliveries.');
      const [startedAt, endedAt] = [Date.now(), Date.now()];
      return recordAttempt(opened.database, { row, webhook, result, startedAt, endedAt });
    };
    return { id, rows, end };
  };

  check('a success clears failures that came while it was under way', async () => {
    const { id, rows, end } = await startTwo();
    await end(rows[0], { error: 'no response' });
    await end(rows[1], { status: 204 });
    const health = await opened.database
      .selectFrom('webhooks')
      .select(['failures', 'failing_since', 'paused_until'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(health).toEqual({ failures: 0, failing_since: null, paused_until: null });
  });

  check('a delivery under way when its webhook is disabled stays a dead letter', async () => {
    const since = new Date(Date.now() - disabling.days * 86_400_000).toISOString();
    const { id, rows, end } = await startTwo({ failures: 20, failing_since: since });
    await end(rows[0], { status: 500 });
    await end(rows[1], { status: 500 });
    expect(await get(id)).toMatchObject({ status: 'disabled' });
    const log = await test.send(`GET /webhooks/${id}/deliveries`, { as: writer });
    expect(log.body['deliveries']).toMatchObject([{ status: 'dead' }, { status: 'dead' }]);
  });
});
