import { afterEach, expect, test, vi } from 'vitest';
import { importInWorker } from './importInWorker.ts';
import type { MapReply, MapRequest } from './mapMessages.ts';

/** A worker, as used by the page. */
class OwnWorker extends EventTarget {
  readonly asked: MapRequest[] = [];
  isEnded = false;
  postMessage(request: MapRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(reply: MapReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

function begin(signal = new AbortController().signal) {
  const worker = new OwnWorker();
  const file = new File(['x'], 'a.zip');
  const map = importInWorker(file, { signal, start: () => worker as unknown as Worker });
  return { worker, file, map };
}

afterEach(() => {
  vi.useRealTimers();
});

test('transfers the file, adds a timestamp to the map, and terminates the worker', async () => {
  const { worker, file, map } = begin();
  expect(worker.asked).toEqual([{ file }]);
  worker.say({ kind: 'map', map: { venue: 'A' } as never });
  await expect(map).resolves.toMatchObject({ venue: 'A', stamp: expect.stringMatching(/^\d+$/) });
  expect(worker.isEnded).toBe(true);
});

test('terminates the worker if a file is rejected or the importer cannot load', async () => {
  const refused = begin();
  refused.worker.say({ kind: 'failure', message: 'no map' });
  await expect(refused.map).rejects.toThrow('no map');
  expect(refused.worker.isEnded).toBe(true);
  const lost = begin();
  lost.worker.dispatchEvent(new Event('error'));
  await expect(lost.map).rejects.toThrow('Reload the page');
});

test('terminates the worker on timeout or abort', async () => {
  vi.useFakeTimers();
  const slow = begin();
  const outcome = expect(slow.map).rejects.toThrow('a.zip took more than 90 s');
  await vi.advanceTimersByTimeAsync(90_000);
  await outcome;
  expect(slow.worker.isEnded).toBe(true);
  const unwanted = new AbortController();
  const canceled = begin(unwanted.signal);
  unwanted.abort();
  expect(canceled.worker.isEnded).toBe(true);
});

test('imports an IFC model with the importer that can, and hands its bundle back', async () => {
  const workers: OwnWorker[] = [];
  const imported = { format: 'ifc', bundle: new ArrayBuffer(1), report: { entries: [] } } as const;
  const map = importInWorker(new File(['x'], 'house.ifc'), {
    signal: new AbortController().signal,
    start: () => {
      const worker = new OwnWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    importByWasm: () => Promise.resolve(imported),
  });
  workers[0]?.say({ kind: 'wasm' });
  await vi.waitFor(() => expect(workers[1]?.asked[0]?.imported).toBe(imported));
  expect(workers[0]?.isEnded).toBe(true);
  workers[1]?.say({ kind: 'map', map: { venue: 'House' } as never });
  await expect(map).resolves.toMatchObject({ venue: 'House' });
});
