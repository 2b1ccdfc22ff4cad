/**
 * `npm run webhooks --prefix bench`: writes events one by one, and prints the time from each write
 * until a webhook receives the event: alone, then next to ten webhooks that never respond.
 *
 * `-- --seconds 30` sets the duration of each part, at ten events a second. It exits with 1 if an
 * event is lost, or if the median next to the ten is over 100 ms.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MeasuredServer } from './MeasuredServer.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
const rate = 10;
const events = Number(values.seconds) * rate;
const hanging = 10;
const limitMs = 100;
const patienceMs = 30_000;

/** When each shop's event arrived, by its external id. */
const arrivals = new Map<string, number>();
const receiver = createServer((request, response) => {
  if (request.url === '/hang') return;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
      readonly data: { readonly externalId: string };
    };
    if (!arrivals.has(data.externalId)) arrivals.set(data.externalId, performance.now());
    response.writeHead(204).end();
  });
});
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
const receiverOrigin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

const server = await MeasuredServer.start({ ALLOWED_PRIVATE_HOSTS: '127.0.0.1' });
try {
  const token = await server.getToken();
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`${method} ${path}: ${response.status}`);
  };
  const subscribe = (path: string) =>
    send('POST', '/webhooks', { url: `${receiverOrigin}${path}`, events: ['location.updated'] });
  const write = (shop: string) =>
    send('PUT', `/venues/mall/locations/${shop}`, { name: `Shop ${shop}` });
  await subscribe('/good');
  report('alone', await measure('alone', write), Infinity);
  for (let count = 0; count < hanging; count += 1) await subscribe('/hang');
  report(`beside ${hanging} that hang`, await measure('beside', write), limitMs);
} finally {
  receiver.closeAllConnections();
  receiver.close();
  await server.stop();
}

/** Writes at a steady rate. @returns milliseconds from each write until its event arrived */
async function measure(
  name: string,
  write: (shop: string) => Promise<void>,
): Promise<readonly number[]> {
  const sent = new Map<string, number>();
  const startedAt = performance.now();
  for (let index = 0; index < events; index += 1) {
    await wait(startedAt + (index * 1000) / rate - performance.now());
    const shop = `bench-${name}-${index}`;
    sent.set(shop, performance.now());
    await write(shop);
  }
  const deadline = performance.now() + patienceMs;
  while ([...sent.keys()].some((shop) => !arrivals.has(shop)) && performance.now() < deadline) {
    await wait(50);
  }
  return [...sent].flatMap(([shop, sentAt]) => {
    const arrivedAt = arrivals.get(shop);
    return arrivedAt === undefined ? [] : [arrivedAt - sentAt];
  });
}

function report(name: string, times: readonly number[], limit: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity;
  const isMissed = at(0.5) > limit;
  const lost = events - times.length;
  if (isMissed || lost > 0) process.exitCode = 1;
  const [half, most] = [at(0.5), at(0.99)].map((time) => time.toFixed(1).padStart(7));
  console.log(
    `${name.padEnd(22)} ${events} events  ${lost} lost  p50 ${half} ms  p99 ${most} ms${isMissed ? `  over ${limit} ms` : ''}`,
  );
}
