import { expect, test } from 'vitest';
import { ZonedClock } from './ZonedClock.ts';

const lisbon = new ZonedClock('Europe/Lisbon');

test('shows the time of its zone, in winter and in summer', () => {
  expect(wallTextAt(lisbon, '2026-01-15T12:34:56.789Z')).toBe('2026-01-15T12:34:56.789Z');
  expect(wallTextAt(lisbon, '2026-07-15T12:34:56.789Z')).toBe('2026-07-15T13:34:56.789Z');
  expect(wallTextAt(new ZonedClock('Asia/Kathmandu'), '2026-07-15T20:00:00Z')).toBe(
    '2026-07-16T01:45:00.000Z',
  );
});

test('converts its time back to an instant', () => {
  expect(lisbon.instantOf(Date.UTC(2026, 6, 15, 13))).toBe(Date.UTC(2026, 6, 15, 12));
  expect(lisbon.instantOf(Date.UTC(2026, 9, 25, 12))).toBe(Date.UTC(2026, 9, 25, 12));
  expect(lisbon.instantOf(Date.UTC(2026, 2, 29, 12))).toBe(Date.UTC(2026, 2, 29, 11));
});

test('resolves an ambiguous time to the first instant', () => {
  expect(lisbon.instantOf(Date.UTC(2026, 9, 25, 1, 30))).toBe(Date.UTC(2026, 9, 25, 0, 30));
});

test('moves a skipped time forward by the change of the clock', () => {
  const instant = lisbon.instantOf(Date.UTC(2026, 2, 29, 1, 30));
  expect(new Date(instant).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(wallTextAt(lisbon, '2026-03-29T01:30:00Z')).toBe('2026-03-29T02:30:00.000Z');
});

test('uses the time of this machine if the zone does not exist', () => {
  const here = new ZonedClock(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const nowhere = new ZonedClock('Mars/Olympus_Mons');
  expect(nowhere.wallTimeAt(1.78e12)).toBe(here.wallTimeAt(1.78e12));
});

function wallTextAt(clock: ZonedClock, instant: string): string {
  return new Date(clock.wallTimeAt(Date.parse(instant))).toISOString();
}
