/**
 * `npm run overload --prefix bench`: sends more requests than the server of the last build can
 * handle, and prints response times, the number of 503 responses, delays of the event loops of the
 * server and of its clients, and the growth of the heap. In most stages, clients send again as soon as
 * they get a response. Meanwhile, another process requests a document ten times a second.
 *
 * Exits with 1 if 99 of 100 responses miss a limit: directions at 20 connections within 60 ms, and
 * documents within 200 ms, up to twice the rate that directions can take. 2,000 connections are
 * many times that rate, and their clients compete with the server for the processor, so documents
 * may take 1,000 ms. Only the statuses 200 and 503 are allowed. After the load, the heap may be at
 * most 10% larger than before it, with full caches.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { site } from '../../site.config.ts';
import { type LoopDelays, MeasuredServer } from './MeasuredServer.ts';
import type { DocumentReading, DocumentTimes } from './readDocuments.ts';

/** Load of a stage. */
interface Stage {
  readonly title: string;
  readonly connections: number;
  /** Milliseconds for 99 of 100 responses. */
  readonly limits: { readonly answers: number; readonly documents: number };
  /** Requests per second, regardless of response times. Default: each client sends after each response. */
  readonly rate?: number;
  readonly pick: (turn: number) => string;
}

/** Responses of one kind: milliseconds by status. */
type Taken = Map<number, number[]>;

/** Limits of documents while other requests may be rejected. */
const documentLimit = { answers: Infinity, documents: 200 };
const directionsLimit = { answers: 60, documents: 200 };
const floodedLimit = { answers: Infinity, documents: 1000 };
/** Growth of the heap that does not count as a leak, as a factor. */
const heapLimit = 1.1;
/** More requests than the 2,000 responses that the server caches. */
const fillingQuestions = 2500;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
const seconds = Number(values.seconds);
const documentMs = 100;
const document = '/docs/overview';
const server = await MeasuredServer.start();

try {
  const token = await server.getToken(site.demo);
  const spaces = await listSpaces(token);
  /** Different pairs in each stage, so that cached responses of an earlier stage do not help. */
  const pairs = (stage: number) => (turn: number) => {
    const from = spaces[(turn * 7 + stage) % spaces.length];
    const to = spaces[(turn * 13 + Math.floor(turn / spaces.length) + 3) % spaces.length];
    return `/api/v1/venues/airport/directions?from=${from}&to=${to}`;
  };
  const known = pairs(0);
  const stages: readonly Stage[] = [
    // Response times of documents on the idle server, as a baseline.
    { title: 'documents alone', connections: 0, limits: documentLimit, pick: () => document },
    {
      title: 'known directions',
      connections: 20,
      limits: directionsLimit,
      pick: (turn) => known(turn % 100),
    },
    { title: 'new directions', connections: 20, limits: directionsLimit, pick: pairs(1) },
  ];
  const flooding: readonly Stage[] = [
    { title: 'new directions', connections: 2000, limits: floodedLimit, pick: pairs(3) },
    { title: 'documents', connections: 2000, limits: floodedLimit, pick: () => document },
  ];
  await fillCaches(token, [known, pairs(4)]);
  const before = await heapOfServer();
  let capacity = 0;
  for (const stage of stages) {
    const taken = await run(stage, token, seconds);
    report(stage, taken);
    capacity = (taken.load.get(200)?.length ?? 0) / seconds;
  }
  const twice: Stage = {
    title: 'new directions at twice the rate',
    connections: 400,
    rate: 2 * capacity,
    limits: documentLimit,
    pick: pairs(2),
  };
  for (const stage of [twice, ...flooding]) {
    report(stage, await run(stage, token, seconds));
  }
  const after = await heapOfServer();
  const isMissed = after > before * heapLimit;
  const megabytes = [before, after].map((bytes) => (bytes / 1e6).toFixed(1));
  const verdict = isMissed ? `  grew by more than ${((heapLimit - 1) * 100).toFixed(0)} %` : '';
  console.log(`\nheap before and after, collected: ${megabytes.join(' and ')} MB${verdict}`);
  if (isMissed) process.exitCode = 1;
} finally {
  await server.stop();
}

async function listSpaces(token: string): Promise<readonly string[]> {
  const url = `${server.origin}/api/v1/venues/airport/locations?limit=500`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const { locations } = (await response.json()) as {
    readonly locations: readonly { readonly spaces?: readonly string[] }[];
  };
  return [...new Set(locations.flatMap(({ spaces = [] }) => spaces))];
}

/** Compiles code and fills caches first: filling caches is not a leak. */
async function fillCaches(
  token: string,
  [known, others]: readonly [(turn: number) => string, (turn: number) => string],
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const taken: Taken = new Map();
  let turn = 0;
  const client = async () => {
    while (turn < fillingQuestions) {
      turn += 1;
      // The server keeps directions that were requested twice.
      const path = others(turn);
      for (let time = 0; time < 2; time += 1) await send({ agent, path, token, taken });
      await send({ agent, path: known(turn % 100), token, taken });
      await send({ agent, path: document, token, taken });
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  agent.destroy();
}

async function heapOfServer(): Promise<number> {
  // Pending writes of the server are not a leak.
  await wait(1500);
  return server.heap();
}

/**
 * Clients that send again as soon as they get a response, and requests for documents at the same
 * time.
 */
async function run(stage: Stage, token: string, duration: number) {
  // Its start takes more of a processor than a stage of directions.
  const reader = await startReader();
  const until = performance.now() + duration * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: stage.connections });
  const load: Taken = new Map();
  let turn = 0;
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() < until) {
      turn += 1;
      if (stage.rate !== undefined) {
        await wait(startedAt + (turn * 1000) / stage.rate - performance.now());
      }
      const status = await send({ agent, path: stage.pick(turn), token, taken: load });
      // Respects Retry-After, but waits only a hundredth of it.
      if (status !== 200 && stage.rate === undefined) await wait(10);
    }
  };
  await server.loopDelays();
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  const clients = Array.from({ length: stage.connections }, client);
  const [documents] = await Promise.all([readDocuments(reader, duration), ...clients]);
  own.disable();
  agent.destroy();
  return { load, documents, loops: { server: await server.loopDelays(), clients: describe(own) } };
}

/** Starts the process that requests documents. */
async function startReader(): Promise<ChildProcess> {
  const reader = fork(fileURLToPath(new URL('readDocuments.ts', import.meta.url)));
  await once(reader, 'message');
  return reader;
}

/** The documents of a stage, requested by another process. */
async function readDocuments(reader: ChildProcess, duration: number): Promise<Taken> {
  const reading: DocumentReading = {
    url: `${server.origin}${document}`,
    everyMs: documentMs,
    seconds: duration,
  };
  reader.send(reading);
  const [times] = (await once(reader, 'message')) as [DocumentTimes];
  return new Map(times.map(([status, ms]) => [status, [...ms]]));
}

/** Delays of an event loop, in milliseconds. */
function describe(delays: IntervalHistogram): LoopDelays {
  return { p99: delays.percentile(99) / 1e6, most: delays.max / 1e6 };
}

interface Sent {
  readonly agent: Agent;
  readonly path: string;
  readonly token: string;
  readonly taken: Taken;
}

/** Sends one request. A lost connection has the status 0. */
function send({ agent, path, token, taken }: Sent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const end = (status: number) => {
      const times = taken.get(status) ?? [];
      times.push(performance.now() - startedAt);
      taken.set(status, times);
      done(status);
    };
    const headers = { Authorization: `Bearer ${token}` };
    const outgoing = request(
      { agent, host: '127.0.0.1', port: server.port, path, headers },
      (response) => {
        response.resume();
        response.once('end', () => end(response.statusCode ?? 0));
        response.once('error', () => end(0));
      },
    );
    outgoing.once('error', () => end(0));
    outgoing.end();
  });
}

function report(
  { title, connections, limits }: Stage,
  { load, documents, loops }: Awaited<ReturnType<typeof run>>,
): void {
  console.log(`\n${title}, ${connections} connections`);
  row('answered', load.get(200) ?? [], limits.answers);
  row('refused (503)', load.get(503) ?? [], Infinity);
  row('documents', documents.get(200) ?? [], limits.documents);
  for (const [name, { p99, most }] of Object.entries(loops)) {
    console.log(`event loop of the ${name}: p99 ${p99.toFixed(1)} ms, most ${most.toFixed(1)} ms`);
  }
  for (const [name, taken] of [
    ['clients', load],
    ['documents', documents],
  ] as const) {
    for (const [status, times] of taken) {
      if (status === 200 || status === 503) continue;
      process.exitCode = 1;
      console.log(`${name}: ${times.length} responses with the status ${status}`);
    }
  }
}

function row(name: string, times: readonly number[], limit: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const isMissed = at(0.99) > limit;
  if (isMissed) process.exitCode = 1;
  const rate = (times.length / seconds).toFixed(0).padStart(5);
  const [half, most] = [at(0.5), at(0.99)].map((time) => time.toFixed(1).padStart(7));
  console.log(
    `${name.padEnd(14)} ${rate} a second  p50 ${half} ms  p99 ${most} ms${isMissed ? `  over ${limit} ms` : ''}`,
  );
}
