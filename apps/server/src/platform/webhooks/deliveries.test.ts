import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import type { WebhookEvent } from '@mezzanine/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retrySeconds } from '@mezzanine/api-contract/webhook-events';
import { type TestDatabase, testDatabases } from '../testing/testDatabases.fixture.ts';
import { createTestPlatform, type TestPlatform, writer } from '../testing/testPlatform.fixture.ts';
import { stranger } from '../testing/testPlatform.fixture.ts';

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The headers that a message must have. */
function signedBy(secret: string, id: string, { headers, body }: Received) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${id}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return { 'webhook-id': id, 'webhook-signature': `v1,${signature}` };
}

describe.each(testDatabases)('webhooks on $name', ({ isThere, open }) => {
  let opened: TestDatabase;
  let test: TestPlatform;
  let receiver: Server;
  let url: string;
  let received: Received[] = [];
  let answer: (index: number) => { status: number; location?: string };
  let late = 0;

  beforeAll(async () => {
    if (isThere) opened = await open();
  }, 60_000);
  beforeEach(async () => {
    if (!isThere) return;
    [received, answer, late] = [[], () => ({ status: 204 }), 0];
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { status, location } = answer(received.length);
        received.push({
          headers: request.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString('utf8'),
        });
        response.writeHead(status, location === undefined ? {} : { Location: location }).end();
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    const allowedHosts = ['127.0.0.1'];
    test = await createTestPlatform(opened.database, {
      allowedHosts,
      now: () => Date.now() + late,
    });
  });
  afterEach(async () => {
    if (!isThere) return;
    receiver.close();
    expect(test.faults).toEqual([]);
    await test.dispose();
    for (const table of ['webhooks', 'records', 'venues'] as const) {
      await opened.database.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    if (isThere) await opened.dispose();
  });
  const check = isThere ? it : it.skip;

  async function create(events: readonly string[] = ['location.updated']) {
    const { body } = await test.send('POST /webhooks', { as: writer, body: { url, events } });
    return body as unknown as { id: string; secret: string };
  }
  const put = (name: string) =>
    test.send('PUT /venues/mall/locations/shop-1', { as: writer, body: { name } });
  const eventsOf = () => received.map(({ body }) => JSON.parse(body) as WebhookEvent);
  async function logOf(id: string, query = '') {
    const { body } = await test.send(`GET /webhooks/${id}/deliveries${query}`, { as: writer });
    return body['deliveries'] as unknown as Record<string, unknown>[];
  }

  check('sends signed changes to subscribed endpoints', async () => {
    const { secret } = await create();
    await create(['sync.failed']);
    await put('Lantern');
    await put('Lantern');
    await test.send('DELETE /venues/mall/locations/shop-1', { as: writer });
    while ((await test.platform.courier.deliverDue()) > 0);
    // The second write changed nothing.
    expect(
      eventsOf()
        .map(({ data }) => (data as { change: string }).change)
        .sort(),
    ).toEqual(['created', 'deleted']);
    // The events can arrive in any order, and both contain the word in `createdAt`.
    const first = received.find(({ body }) => body.includes('"change":"created"'));
    if (first === undefined) throw new Error('Nothing came.');
    const event = JSON.parse(first.body) as WebhookEvent;
    expect(event).toMatchObject({
      type: 'location.updated',
      data: { venueId: 'mall', externalId: 'shop-1', change: 'created' },
    });
    expect(first.headers).toMatchObject(signedBy(secret, event.id, first));
    expect(Math.abs(Number(first.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(
      60,
    );
  });

  check('sends nothing for rejected changes', async () => {
    await create();
    await test.send('PUT /venues/mall/locations/shop-1', {
      as: writer,
      body: { name: 'A', categories: ['none'] },
    });
    expect(await test.platform.courier.deliverDue()).toBe(0);
  });

  check('retries with increasing delays and the same event, then gives up', async () => {
    const { id } = await create();
    answer = () => ({ status: 503 });
    await put('Lantern');
    for (const seconds of retrySeconds) {
      expect(await test.platform.courier.deliverDue()).toBe(1);
      late += seconds * 1000 - 2000;
      expect(await test.platform.courier.deliverDue()).toBe(0);
      late += 2000;
    }
    expect((await logOf(id))[0]).toMatchObject({ status: 'pending', lastStatus: 503 });
    expect(await test.platform.courier.deliverDue()).toBe(1);
    late += 10 * 86_400_000;
    expect(await test.platform.courier.deliverDue()).toBe(0);
    expect(new Set(eventsOf().map((event) => event.id)).size).toBe(1);
    expect(received).toHaveLength(retrySeconds.length + 1);
    const [dead] = await logOf(id, '?status=dead');
    expect(dead).toMatchObject({ status: 'dead', attempts: retrySeconds.length + 1 });
    expect(dead).not.toHaveProperty('nextAttemptAt');
  });

  check('sends a dead letter again, with every attempt in its log', async () => {
    const { id } = await create();
    await opened.database.updateTable('webhooks').set({ url: 'http://127.0.0.1:1/' }).execute();
    await put('Lantern');
    await test.platform.courier.deliverDue();
    await opened.database
      .updateTable('webhook_deliveries')
      .set({ status: 'dead', next_attempt_at: null })
      .execute();
    await opened.database.updateTable('webhooks').set({ url }).execute();
    const [delivery] = await logOf(id);
    const path = `/webhooks/${id}/deliveries/${String(delivery?.['id'])}`;
    expect((await test.send(`POST ${path}/resend`, { as: stranger })).status).toBe(404);
    const resent = await test.send(`POST ${path}/resend`, { as: writer });
    expect(resent.status).toBe(202);
    expect(resent.body).toMatchObject({ status: 'pending' });
    await test.platform.courier.deliverDue();
    const { body } = await test.send(`GET ${path}`, { as: writer });
    expect(body).toMatchObject({ status: 'delivered', attempts: 2 });
    expect(body['log']).toEqual([
      expect.objectContaining({ error: 'The connection failed: ECONNREFUSED.' }),
      expect.objectContaining({ status: 204 }),
    ]);
    expect(body['payload']).toEqual(eventsOf()[0]);
    expect((await test.send(`GET ${path}`, { as: stranger })).status).toBe(404);
  });

  check('sends a test only to the webhook that requested it', async () => {
    const { id, secret } = await create();
    await create();
    const asked = { as: writer, headers: { 'Idempotency-Key': 'test-hook-1' } };
    const [first, second] = [
      await test.send(`POST /webhooks/${id}/test`, asked),
      await test.send(`POST /webhooks/${id}/test`, asked),
    ];
    expect(first.status).toBe(202);
    expect(second.body).toEqual(first.body);
    await test.platform.courier.deliverDue();
    expect(eventsOf()).toEqual([
      expect.objectContaining({ type: 'webhook.test', data: { webhookId: id } }),
    ]);
    const [message] = received as [Received];
    expect(message.headers).toMatchObject(signedBy(secret, eventsOf()[0]?.id ?? '', message));
  });

  check('does not follow redirects', async () => {
    const { id } = await create();
    answer = () => ({ status: 302, location: url });
    await put('Lantern');
    await test.platform.courier.deliverDue();
    expect(received).toHaveLength(1);
    expect((await logOf(id))[0]).toMatchObject({ status: 'pending', lastStatus: 302 });
  });

  check('two processes with the same outbox send each message once', async () => {
    await create();
    await put('Lantern');
    const both = [test.platform.courier.deliverDue(), test.platform.courier.deliverDue()];
    expect((await Promise.all(both)).reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(received).toHaveLength(1);
  });

  check('a delivery of a process that died is sent again after its lease ends', async () => {
    await create();
    await put('Lantern');
    const lease_until = new Date(Date.now() + 30_000).toISOString();
    await opened.database.updateTable('webhook_deliveries').set({ lease_until }).execute();
    expect(await test.platform.courier.deliverDue()).toBe(0);
    late = 31_000;
    expect(await test.platform.courier.deliverDue()).toBe(1);
  });
});
