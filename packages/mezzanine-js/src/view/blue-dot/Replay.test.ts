import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replay } from './Replay.ts';

const recording = [0, 1000, 4000].map((timestamp) => ({ longitude: 0, latitude: 0, timestamp }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('positions arrive at their recorded times, divided by the speed', async () => {
  const told: (number | undefined)[] = [];
  const replay = new Replay(recording, 2, ({ timestamp }) => told.push(timestamp));
  expect(told).toEqual([0]);
  vi.advanceTimersByTime(500);
  expect(told).toEqual([0, 1000]);
  vi.advanceTimersByTime(1499);
  expect(told).toEqual([0, 1000]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([0, 1000, 4000]);
  await expect(replay.result).resolves.toBe('done');
});

test('a stopped replay emits nothing more, and ends as interrupted', async () => {
  const told: (number | undefined)[] = [];
  const replay = new Replay(recording, 1, ({ timestamp }) => told.push(timestamp));
  replay.stop();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([0]);
  await expect(replay.result).resolves.toBe('interrupted');
});
