/**
 * `npm run overload --prefix bench`: sends more than the server of the last build can take, and
 * prints how long answers took, how many requests were refused with 503, and how the heap changed.
 * The clients of most stages send again as soon as they are answered. Meanwhile, documents are
 * requested ten times a second.
 *
 * It exits with 1 if a limit is missed: directions at 20 connections within 60 ms and documents
 * within 200 ms for 99 of 100 answers (2,000 connections: 1,000 ms, since the clients take the
 * processor from the server), no status but 200 and 503, and 10 % growth of the heap.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { site } from '../../site.config.ts';

/** What clients send in a stage. */
interface Stage {
  readonly title: string;
  readonly connections: number;
  /** Requests a second, whatever the answers take. Default: each client sends when it is answered. */
  readonly rate?: number;
  readonly pick: (turn: number) => string;
}

/** Responses of one kind: milliseconds by status. */
type Taken = Map<number, number[]>;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    port: { type: 'string', default: '18392' },
  },
});
const [seconds, port] = [Number(values.seconds), Number(values.port)];
const documentMs = 100;
const document = '/docs/overview';
const dataFolder = mkdtempSync(join(tmpdir(), 'bench-overload-'));
const server = fork(fileURLToPath(new URL('serveMeasured.ts', import.meta.url)), {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataFolder,
    API_REQUESTS_PER_MINUTE: '100000000',
  },
  execArgv: ['--expose-gc', '--import', 'tsx', '--conditions=mezzanine-source'],
});

try {
  await untilUp();
  const token = await getToken();
  const spaces = await listSpaces(token);
  /** Other pairs in each stage, so that no stage finds the answers of the one before. */
  const pairs = (stage: number) => (turn: number) => {
    const from = spaces[(turn * 7 + stage) % spaces.length];
    const to = spaces[(turn * 13 + Math.floor(turn / spaces.length) + 3) % spaces.length];
    return `/api/v1/venues/airport/directions?from=${from}&to=${to}`;
  };
  const known = pairs(0);
  const stages: readonly Stage[] = [
    // What the machine itself makes documents wait.
    { title: 'documents alone', connections: 0, pick: () => document },
    { title: 'known directions', connections: 20, pick: (turn) => known(turn % 100) },
    { title: 'new directions', connections: 20, pick: pairs(1) },
  ];
  const flooding: readonly Stage[] = [
    { title: 'new directions', connections: 2000, pick: pairs(3) },
    { title: 'documents', connections: 2000, pick: () => document },
  ];
  // Compiled code and caches are not what is measured.
  await run({ title: '', connections: 20, pick: (turn) => known(turn % 100) }, token, 5);
  const before = await heapOfServer();
  let capacity = 0;
  for (const stage of stages) {
    const taken = await run(stage, token, seconds);
    report(stage, taken);
    capacity = (taken.load.get(200)?.length ?? 0) / seconds;
  }
  const twice = { title: 'new directions at twice the rate', connections: 400, pick: pairs(2) };
  for (const stage of [{ ...twice, rate: 2 * capacity }, ...flooding]) {
    report(stage, await run(stage, token, seconds));
  }
  const after = await heapOfServer();
  const isMissed = after > before * 1.1 + 20e6;
  const megabytes = [before, after].map((bytes) => (bytes / 1e6).toFixed(1));
  console.log(`heap before and after, collected: ${megabytes.join(' and ')} MB`);
  if (isMissed) process.exitCode = 1;
} finally {
  server.disconnect();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataFolder, { recursive: true });
}

async function untilUp(): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
  throw new Error('The server did not start. Is it built? npm run build');
}

async function getToken(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(site.demo),
  });
  return ((await response.json()) as { readonly accessToken: string }).accessToken;
}

async function listSpaces(token: string): Promise<readonly string[]> {
  const url = `http://127.0.0.1:${port}/api/v1/venues/airport/locations?limit=500`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const { locations } = (await response.json()) as {
    readonly locations: readonly { readonly spaces?: readonly string[] }[];
  };
  return [...new Set(locations.flatMap(({ spaces = [] }) => spaces))];
}

async function heapOfServer(): Promise<number> {
  // What the server still writes is not a leak.
  await wait(1500);
  const answered = once(server, 'message');
  server.send('heap');
  const [bytes] = (await answered) as [number];
  return bytes;
}

/** Clients that send again as soon as they are answered, and documents beside them. */
async function run(stage: Stage, token: string, duration: number) {
  const until = performance.now() + duration * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: stage.connections });
  const others = new Agent({ keepAlive: true });
  const load: Taken = new Map();
  const documents: Taken = new Map();
  let turn = 0;
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() < until) {
      turn += 1;
      if (stage.rate !== undefined) {
        await wait(startedAt + (turn * 1000) / stage.rate - performance.now());
      }
      const status = await send({ agent, path: stage.pick(turn), token, taken: load });
      // As a client that respects Retry-After, but a hundred times as impatient.
      if (status !== 200 && stage.rate === undefined) await wait(10);
    }
  };
  const reader = async () => {
    const asked: Promise<number>[] = [];
    while (performance.now() < until) {
      asked.push(send({ agent: others, path: document, token, taken: documents }));
      await wait(documentMs);
    }
    await Promise.all(asked);
  };
  await Promise.all([reader(), ...Array.from({ length: stage.connections }, client)]);
  agent.destroy();
  others.destroy();
  return { load, documents };
}

interface Sent {
  readonly agent: Agent;
  readonly path: string;
  readonly token: string;
  readonly taken: Taken;
}

/** Sends one request; a connection that breaks has the status 0. */
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
    const outgoing = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end(0));
    });
    outgoing.once('error', () => end(0));
    outgoing.end();
  });
}

function report(
  { title, connections }: Stage,
  { load, documents }: { readonly load: Taken; readonly documents: Taken },
): void {
  console.log(`\n${title}, ${connections} connections`);
  row('answered', load.get(200) ?? [], connections === 20 ? 60 : Infinity);
  row('refused (503)', load.get(503) ?? [], Infinity);
  row('documents', documents.get(200) ?? [], connections < 2000 ? 200 : 1000);
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
