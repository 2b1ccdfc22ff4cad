import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenGraphicsQuiet } from './whenGraphicsQuiet.ts';

class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  postMessage(message: unknown): void {
    this.asked.push(message);
  }
  answer(): void {
    this.dispatchEvent(new Event('message'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not wait without a worker', async () => {
  expect(await isDone(whenGraphicsQuiet(false))).toBe(true);
});

it('waits for the response', async () => {
  const worker = giveWorker();
  const quiet = whenGraphicsQuiet(false);
  expect(worker.asked).toEqual([false]);
  expect(await isDone(quiet)).toBe(false);
  worker.answer();
  expect(await isDone(quiet)).toBe(true);
  expect(window.viewerGraphics).toBe(worker);
});

it('waits 300 ms for a missing response', async () => {
  giveWorker();
  const quiet = whenGraphicsQuiet(false);
  await vi.advanceTimersByTimeAsync(299);
  expect(await isDone(quiet)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isDone(quiet)).toBe(true);
});

it('ends the worker after the last request, and sends no more', async () => {
  const worker = giveWorker();
  void whenGraphicsQuiet(true);
  expect(worker.asked).toEqual([true]);
  expect(await isDone(whenGraphicsQuiet(false))).toBe(true);
  expect(worker.asked).toEqual([true]);
});

function giveWorker(): FakeWorker {
  const worker = new FakeWorker();
  Object.assign(window, { viewerGraphics: worker });
  return worker;
}

async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return done;
}
