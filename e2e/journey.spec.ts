import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type * as sdkModule from '@mezzanine/mezzanine-js';
import { isGenuine } from '@mezzanine/examples/webhooks/verify';
import { site } from '../site.config.ts';
import { test } from './support/testWithServer.ts';

interface Message {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: Buffer;
}

interface Told {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A webhook receiver, like that of a user of the platform. */
async function openReceiver() {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(header);
      messages.push({ id, timestamp, signature, body: Buffer.concat(chunks) } as Message);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return { messages, url, close: () => server.close() };
}

test('a customer changes the hours of a shop, and the map shows them @all', async ({
  page,
  server,
}, testInfo) => {
  const data = (name: string) => testInfo.outputPath('data', name);
  const api = `${server.origin}/api/v1`;
  const pair = {
    key: 'workspace',
    secret: (await readFile(data('workspace-secret'), 'utf8')).trim(),
  };
  const { accessToken } = (await (
    await page.request.post(`${api}/token`, { data: pair })
  ).json()) as {
    accessToken: string;
  };
  const headers = { Authorization: `Bearer ${accessToken}` };
  const runs = `${api}/venues/mall/sync-sources/sample/runs`;
  const sync = async () => {
    const started = await page.request.post(runs, { headers, data: {} });
    expect(started.status()).toBe(202);
    const { id } = (await started.json()) as { id: string };
    const run = async () =>
      (await (await page.request.get(`${runs}/${id}`, { headers })).json()) as {
        status: string;
        counts: Record<string, number>;
      };
    await expect.poll(async () => (await run()).status).toBe('completed');
    return (await run()).counts;
  };

  // The sample customer's shops are imported. From then on, its file is authoritative.
  expect((await sync())['refused']).toBe(0);
  const receiver = await openReceiver();
  const events = ['location.updated', 'sync.completed'];
  const created = await page.request.post(`${api}/webhooks`, {
    headers,
    data: { url: receiver.url, events },
  });
  const { secret } = (await created.json()) as { secret: string };

  const file = data('sample-customer/mall/locations.json');
  const shops = JSON.parse(await readFile(file, 'utf8')) as {
    externalId: string;
    operationHours: { closes: string }[];
  }[];
  const market = shops.find(({ externalId }) => externalId === 'el_greenbarrow_market');
  for (const hours of market?.operationHours ?? []) hours.closes = '23:45';
  await writeFile(file, JSON.stringify(shops));
  expect(await sync()).toMatchObject({ created: 0, updated: 1, deleted: 0, refused: 0 });

  await expect.poll(() => receiver.messages.length).toBe(2);
  const told = receiver.messages.map((message) => {
    expect(isGenuine(secret, message)).toBe(true);
    return JSON.parse(message.body.toString('utf8')) as Told;
  });
  expect(told.find(({ type }) => type === 'location.updated')?.data).toMatchObject({
    venueId: 'mall',
    externalId: 'el_greenbarrow_market',
    change: 'updated',
  });
  receiver.close();

  await page.route('**/map-of-a-test', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title><div id="map" style="height:90vh"></div>',
    }),
  );
  await page.goto('/map-of-a-test');
  await page.evaluate(
    async ({ module, key }) => {
      const sdk = (await import(module)) as typeof sdkModule;
      const venue = await sdk.loadVenue(key);
      const mapView = await sdk.showMap('#map', venue);
      const shop = venue.locations.find(({ name }) => name === 'Greenbarrow Market');
      const [space] = shop?.spaces ?? [];
      if (!shop || !space) throw new Error('The shop is not on the map.');
      const closes = [...new Set(shop.openingHours.map((hours) => hours.closes))];
      mapView.markers.add(space, `<p>${shop.name} closes at ${closes.join(', ')}</p>`);
      await mapView.whenIdle();
    },
    { module: '/sdk/6/mezzanine.js', key: { ...site.demo, baseUrl: server.origin } },
  );
  await expect(page.getByText('Greenbarrow Market closes at 23:45')).toBeVisible();
});
