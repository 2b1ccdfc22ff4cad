import { afterEach, expect, it, vi } from 'vitest';
import { finish, finishInSlices, type Steps } from './steps.ts';

afterEach(() => vi.unstubAllGlobals());

/** Steps of some milliseconds each. */
function* busySteps(count: number): Steps<number> {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 3;
    while (performance.now() < end);
    yield;
  }
  return count;
}

it('runs all steps immediately or in slices, with the same result', async () => {
  expect(finish(busySteps(2))).toBe(2);
  expect(await finishInSlices(busySteps(2))).toBe(2);
});

it('lets other tasks run between slices', async () => {
  let tasks = 0;
  const timer = setInterval(() => (tasks += 1), 1);
  await finishInSlices(busySteps(20));
  clearInterval(timer);
  expect(tasks).toBeGreaterThan(3);
});

it('lets other tasks run where only timers exist, as in React Native', async () => {
  vi.stubGlobal('MessageChannel', undefined);
  vi.stubGlobal('scheduler', undefined);
  let tasks = 0;
  const timer = setInterval(() => (tasks += 1), 1);
  expect(await finishInSlices(busySteps(20))).toBe(20);
  clearInterval(timer);
  expect(tasks).toBeGreaterThan(3);
});

it('rethrows what a step throws', async () => {
  function* failing(): Steps<void> {
    yield;
    throw new RangeError('Broken.');
  }
  await expect(finishInSlices(failing())).rejects.toThrow('Broken.');
});
