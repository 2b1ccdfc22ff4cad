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

it('counts down and ends once', () => {
  clockOf(10).touch();
  vi.advanceTimersByTime(6999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([3, 2, 1, undefined, 'idle']);
});

it('restarts on each touch, and cancels the countdown', () => {
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

it('does nothing after it is stopped', () => {
  const clock = clockOf(10);
  clock.touch();
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('counts down all of a timeout that is shorter than its warning', () => {
  clockOf(2).touch();
  vi.advanceTimersByTime(0);
  expect(told).toEqual([2]);
  vi.advanceTimersByTime(2000);
  expect(told.at(-1)).toBe('idle');
});
