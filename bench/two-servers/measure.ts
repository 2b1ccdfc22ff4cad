/**
 * `tsx bench/two-servers/measure.ts --pid <process> --port <port>`: sends requests to two servers
 * behind a proxy at a steady rate, and kills the given one halfway through. `run.ts` sets up the
 * servers; for your own machines, see `deploy/two-servers/README.md`. Prints which requests failed,
 * and whether each write reached a webhook under one id.
 *
 * `--url` is the URL of the proxy (default http://localhost:8090), `--rate` and `--seconds` set the
 * load. `--signal SIGTERM` stops the server instead, as a restart does. `npm run api-key` prints
 * WORKSPACE_SECRET and OPERATOR_KEY. Exits with 1 if a request failed that was not in flight at the
 * kill, or an event arrived twice with different ids.
 */
import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { site } from '../../site.config.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8090' },
    pid: { type: 'string' },
    port: { type: 'string' },
    signal: { type: 'string', default: 'SIGKILL' },
    rate: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '30' },
  },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
const { hostname, port } = new URL(values.url);
const killed = Number(values.pid);
const killedPort = Number(values.port);
if (!(killed > 0) || !(killedPort > 0)) {
  throw new Error('--pid and --port are missing: the process and the port of one of the servers.');
}

/** Loopback addresses for clients, so that the proxy distributes them to both servers. */
const clients = Array.from({ length: 32 }, (_, index) => `127.0.0.${index + 1}`);
const agents = clients.map((localAddress) => new Agent({ keepAlive: true, localAddress }));

const venues = ['mall', 'airport', 'office', 'campus'];

interface Sent {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Outcome {
  readonly name: string;
  /** 0 if the connection failed. */
  readonly status: number;
  /** Milliseconds of `performance.now()`. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Names of shops, by the id of the event that reported them. */
const events = new Map<string, string>();
let deliveries = 0;
const receiver = createServer((incoming, response) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const { id, data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
      readonly id: string;
      readonly data: { readonly externalId: string };
    };
    deliveries += 1;
    if (data.externalId.startsWith(run)) events.set(id, data.externalId);
    response.writeHead(204).end();
  });
});
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));

const run = `run-${Date.now()}`;
const writer = { Authorization: `Bearer ${await getToken()}` };
const webhook = await subscribe();
const before = await pageViews();
/** When the server was killed, and when its port was closed. */
const death = { from: Infinity, to: Infinity };
const outcomes = await load();
const writes = outcomes.filter(({ name, status }) => name === 'write' && status === 201).length;
await untilDelivered(writes);
await send({ name: '', method: 'DELETE', path: `/api/v1/webhooks/${webhook}`, headers: writer }, 0);
receiver.closeAllConnections();
receiver.close();
await report();

/** Picks a request from a mix of pages, reads, searches, page views, and writes. */
function pick(turn: number): Sent {
  const venue = `/api/v1/venues/${venues[Math.floor(turn / 10) % venues.length]}`;
  switch (turn % 10) {
    case 0:
    case 1:
      return { name: 'page', method: 'GET', path: '/' };
    case 2:
    case 3:
      return {
        name: 'read',
        method: 'GET',
        path: `${venue}/locations?limit=20`,
        headers: writer,
      };
    case 4:
    case 5:
      return {
        name: 'page view',
        method: 'POST',
        path: '/api/v1/page-views',
        body: { path: '/' },
      };
    case 6:
      return { name: 'token', method: 'POST', path: '/api/v1/token', body: site.demo };
    default:
      return {
        name: 'write',
        method: 'PUT',
        path: `${venue}/locations/${run}-${turn}`,
        body: { name: `Shop ${turn}` },
        headers: { ...writer, 'Idempotency-Key': `${run}-${turn}` },
      };
  }
}

/** Sends at a fixed rate, regardless of response times. */
async function load(): Promise<readonly Outcome[]> {
  const startedAt = performance.now();
  const under: Promise<Outcome>[] = [];
  const total = rate * seconds;
  for (let turn = 0; turn < total; turn += 1) {
    const pauseMs = startedAt + (turn * 1000) / rate - performance.now();
    if (pauseMs > 1) await wait(pauseMs);
    if (turn === total / 2) {
      death.from = performance.now();
      process.kill(killed, values.signal);
      void untilClosed().then(() => (death.to = performance.now()));
    }
    under.push(send(pick(turn), turn % clients.length).then(({ outcome }) => outcome));
  }
  return Promise.all(under);
}

/** A killed process keeps its port for some milliseconds. */
async function untilClosed(): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(killedPort, '127.0.0.1');
      socket.once('connect', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (!isOpen) return;
    await wait(1);
  }
}

function send({ name, method, path, body, headers }: Sent, client: number) {
  const startedAt = performance.now();
  return new Promise<{ readonly outcome: Outcome; readonly text: string }>((done) => {
    let text = '';
    const end = (status: number) =>
      done({ text, outcome: { name, status, startedAt, endedAt: performance.now() } });
    const outgoing = request(
      {
        agent: agents[client],
        host: hostname,
        family: 4,
        port,
        method,
        path,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      },
      (response) => {
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => end(response.statusCode ?? 0));
        response.on('error', () => end(0));
      },
    );
    outgoing.on('error', () => end(0));
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function getToken(): Promise<string> {
  const body = { key: 'workspace', secret: process.env['WORKSPACE_SECRET'] ?? '' };
  const { text } = await send({ name: '', method: 'POST', path: '/api/v1/token', body }, 0);
  return (JSON.parse(text) as { readonly accessToken: string }).accessToken;
}

async function subscribe(): Promise<string> {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const body = { url, events: ['location.updated'] };
  const asked = { name: '', method: 'POST', path: '/api/v1/webhooks', body, headers: writer };
  const { outcome, text } = await send(asked, 0);
  if (outcome.status === 201) return (JSON.parse(text) as { readonly id: string }).id;
  throw new Error(`The webhook was refused: ${outcome.status} ${text}`);
}

/** Today's views of the home page, from the operators' page. */
async function pageViews(): Promise<number> {
  const headers = { Authorization: `Bearer ${process.env['OPERATOR_KEY'] ?? ''}` };
  const { text } = await send({ name: '', method: 'GET', path: '/stats', headers }, 0);
  return Number(/<th scope="row">\/<\/th>\s*<td>(\d+)</.exec(text)?.[1] ?? 0);
}

/** Waits for the events, including those whose leases the killed server held for 30 s. */
async function untilDelivered(expected: number): Promise<void> {
  const deadline = performance.now() + 90_000;
  while (events.size < expected && performance.now() < deadline) await wait(200);
  // An event with another id would have arrived by then.
  await wait(2000);
}

async function report(): Promise<void> {
  const isFailed = ({ status }: Outcome) => status === 0 || status >= 400;
  const inFlight = outcomes.filter(
    ({ startedAt, endedAt }) => startedAt < death.to && endedAt > death.from,
  );
  const later = outcomes.filter((outcome) => isFailed(outcome) && !inFlight.includes(outcome));
  for (const name of new Set(outcomes.map((outcome) => outcome.name))) {
    const own = outcomes.filter((outcome) => outcome.name === name);
    const times = own.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
    console.log(
      `${name.padEnd(10)} ${String(own.length).padStart(5)} requests  ${own.filter(isFailed).length} failed  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms`,
    );
  }
  console.log(
    `in flight while it ended, in ${(death.to - death.from).toFixed(0)} ms: ${inFlight.length}, of which ${inFlight.filter(isFailed).length} failed`,
  );
  for (const { name, status, startedAt } of later) {
    console.log(
      `failed: ${name} ${status}, ${(startedAt - death.from).toFixed(0)} ms after the kill`,
    );
  }
  const stored = outcomes.filter(
    ({ name, status }) => name === 'write' && status < 300 && status > 0,
  );
  const told = new Set(events.values()).size;
  console.log(
    `writes: ${stored.length}; events: ${events.size} ids for ${told} writes, in ${deliveries} deliveries`,
  );
  const views = outcomes.filter(({ name, status }) => name === 'page view' && status === 204);
  console.log(`page views: ${views.length} accepted, ${(await pageViews()) - before} counted`);
  if (later.length > 0 || events.size !== told || told < stored.length) process.exitCode = 1;
}
