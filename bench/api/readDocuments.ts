/**
 * Requests a document repeatedly in a separate process, and sends the response times by status to
 * its parent. In the process of thousands of clients, each document would wait for them, and their
 * time would count as the server's.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What to request. */
export interface DocumentReading {
  readonly url: string;
  readonly everyMs: number;
  readonly seconds: number;
}

/** Response times in milliseconds by status. A lost connection has the status 0. */
export type DocumentTimes = readonly (readonly [status: number, ms: readonly number[]])[];

// The parent waits for this, and sends what to request.
process.send?.('ready');
process.once('message', (reading: DocumentReading) => {
  void read(reading).then((times) =>
    process.send?.(times, undefined, undefined, () => process.disconnect()),
  );
});

async function read({ url, everyMs, seconds }: DocumentReading): Promise<DocumentTimes> {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  const asked: Promise<readonly [number, number]>[] = [];
  while (performance.now() < until) {
    asked.push(ask(url, agent));
    await wait(everyMs);
  }
  const taken = new Map<number, number[]>();
  for (const [status, ms] of await Promise.all(asked)) {
    taken.set(status, [...(taken.get(status) ?? []), ms]);
  }
  agent.destroy();
  return [...taken];
}

function ask(url: string, agent: Agent): Promise<readonly [status: number, ms: number]> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const end = (status: number) => done([status, performance.now() - startedAt]);
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end(0));
    }).once('error', () => end(0));
  });
}
