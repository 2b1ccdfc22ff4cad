import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { GoldQuery } from '@mezzanine/tooling/gold-queries';
import { searchBody, searchPath } from '@mezzanine/tooling/served-search';

/** Milliseconds of responses, and the number of failed requests. */
export interface ServerFigures {
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
  /** Actual rate of queries per second. */
  readonly perSecond: number;
}

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

const WARM_SECONDS = 3;

/**
 * Starts the built server and sends the given number of queries per second, cycling through them.
 *
 * @param isNew - sends no query twice, because the server caches recent responses
 */
export async function measureServer(
  queries: readonly GoldQuery[],
  perSecond: number,
  seconds: number,
  isNew: boolean,
): Promise<ServerFigures> {
  const port = await freePort();
  const data = await mkdtemp(path.join(tmpdir(), 'search-bench-'));
  const server = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
  });
  try {
    await waitFor(port);
    const bodyOf = (turn: number): string => {
      const { query = '', reader = '' } = queries[turn % queries.length] ?? {};
      return searchBody(query, reader, isNew ? ` ${turn}` : '');
    };
    const warmed = perSecond * WARM_SECONDS;
    await ask(port, bodyOf, perSecond, warmed);
    return await ask(port, (turn) => bodyOf(warmed + turn), perSecond, perSecond * seconds);
  } finally {
    server.kill();
    await rm(data, { recursive: true, force: true });
  }
}

async function ask(
  port: number,
  bodyOf: (turn: number) => string,
  perSecond: number,
  total: number,
): Promise<ServerFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  while (answers.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * perSecond);
    while (answers.length < due) {
      const sentAt = performance.now();
      const body = bodyOf(answers.length);
      const status = post(agent, port, body);
      answers.push(status.then((code) => (code === 200 ? performance.now() - sentAt : Infinity)));
    }
    await sleep(1);
  }
  const sentFor = (performance.now() - startedAt) / 1000;
  const times = (await Promise.all(answers)).sort((a, b) => a - b);
  agent.destroy();
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Infinity;
  const failures = times.filter((time) => time === Infinity).length;
  return { p50: at(0.5), p99: at(0.99), failures, perSecond: total / sentFor };
}

/** Status of a completely read response; 0 without one. */
function post(agent: Agent, port: number, body: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'text/plain', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: searchPath(), headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

async function waitFor(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/venues`).catch(() => undefined);
    if (response?.ok === true) return;
    await sleep(100);
  }
  throw new Error('The server did not respond within 30 s. Is everything built? npm run build');
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
