import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { TurnQueue } from './TurnQueue.ts';

it('computations run in order, each in its own turn of the event loop', async () => {
  const queue = new TurnQueue();
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const ran = await Promise.all(
    Array.from({ length: 10 }, (_, index) => queue.run(() => [index, turns] as const)),
  );
  isCounting = false;
  expect(ran.map(([index]) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(ran.map(([, turn]) => turn)).size).toBe(10);
});

it('a failed computation does not block the next ones', async () => {
  const queue = new TurnQueue();
  const failed = queue.run(() => {
    throw new Error('no route');
  });
  const next = queue.run(() => 'next');
  await expect(failed).rejects.toThrow('no route');
  expect(await next).toBe('next');
  expect(await queue.run(() => 'later')).toBe('later');
});

it('a computation waits while clients connect in every turn, but at most 20 ms', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const queue = new TurnQueue();
  const compute = vi.fn();
  const connectFor = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      queue.noteConnection();
      await nextTurn();
    }
  };
  const first = queue.run(compute);
  await connectFor(100);
  expect(compute).not.toHaveBeenCalled();
  await nextTurn();
  await first;

  const second = queue.run(compute);
  await connectFor(100);
  expect(compute).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20);
  await connectFor(1);
  await second;
  expect(compute).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
