import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdleClock } from './IdleClock.ts';

let told: (number | string | undefined)[];
const clockOf = (seconds: number) =>
  new IdleClock({
    seconds,
    warningSeconds: 3,
    onCount: (left) => told.push(left),
    onIdle: () => told.push('idle'),
  });

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts down and is over once', () => {
  clockOf(10).touch();
  vi.advanceTimersByTime(6999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([3, 2, 1, undefined, 'idle']);
});

it('starts over with each touch, and cancels the countdown', () => {
  const clock = clockOf(10);
  clock.touch();
  vi.advanceTimersByTime(8000);
  clock.touch();
  expect(told).toEqual([3, 2, undefined]);
  clock.touch();
  vi.advanceTimersByTime(6999);
  expect(told).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe(3);
});

it('waits for no one once it is stopped', () => {
  const clock = clockOf(10);
  clock.touch();
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('counts all of a time that is shorter than its warning', () => {
  clockOf(2).touch();
  vi.advanceTimersByTime(0);
  expect(told).toEqual([2]);
  vi.advanceTimersByTime(2000);
  expect(told.at(-1)).toBe('idle');
});
