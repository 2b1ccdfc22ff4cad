import { expect, it, vi } from 'vitest';
import { BackgroundLoop } from './BackgroundLoop.ts';

/** Longer than a test may take: only waking ends this pause. */
const pauseMs = 3_600_000;

/** Opens a loop that does no work, and returns its rounds; the test ends each one. */
function open() {
  const rounds: { end(): void; fail(): void }[] = [];
  const faults: unknown[] = [];
  const arrivals: (() => void)[] = [];
  const loop = new BackgroundLoop(
    () =>
      new Promise<number>((done, reject) => {
        rounds.push({ end: () => done(0), fail: () => reject(new Error('no database')) });
        arrivals.splice(0).forEach((arrive) => arrive());
      }),
    (fault) => faults.push(fault),
    pauseMs,
  );
  const round = async (count: number) => {
    while (rounds.length < count) await new Promise<void>((done) => arrivals.push(done));
    const last = rounds[count - 1];
    if (last === undefined) throw new Error(`There is no round ${count}.`);
    return last;
  };
  const turn = () => new Promise((done) => setTimeout(done, 5));
  return { loop, rounds, faults, round, turn };
}

it('waking ends a pause', async () => {
  const { loop, round, turn } = open();
  loop.start();
  (await round(1)).end();
  await turn();
  loop.wake();
  (await round(2)).end();
  await loop.stop();
});

it('waking during a round starts one more after it, and then there is a pause', async () => {
  const { loop, round, rounds, turn } = open();
  loop.start();
  const first = await round(1);
  loop.wake();
  loop.wake();
  first.end();
  (await round(2)).end();
  await turn();
  expect(rounds).toHaveLength(2);
  await loop.stop();
});

it('after a failure, waking does not shorten the pause', async () => {
  const { loop, round, rounds, faults, turn } = open();
  loop.start();
  const first = await round(1);
  loop.wake();
  first.fail();
  await turn();
  loop.wake();
  await turn();
  expect([rounds.length, faults.length]).toEqual([1, 1]);
  await loop.stop();
});

it('a long pause is not shortened to the longest one between failures', async () => {
  vi.useFakeTimers();
  let rounds = 0;
  const work = () => {
    rounds += 1;
    return Promise.resolve(0);
  };
  const loop = new BackgroundLoop(work, () => undefined, 60_000);
  loop.start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(rounds).toBe(2);
  await loop.stop();
  vi.useRealTimers();
});
