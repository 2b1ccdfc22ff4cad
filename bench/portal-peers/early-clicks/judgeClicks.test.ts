import { expect, test } from 'vitest';
import { figureOf, judgeClicks, textOf, type VisitedSite } from './judgeClicks.ts';

const site = (times: readonly (number | 'lost')[], lostKeys = 0): VisitedSite => ({
  title: 'a site',
  visits: times.map((copy) => ({ times: { copy }, lostKeys })),
});
const heldOf = (visited: VisitedSite) =>
  judgeClicks(visited, { copy: 200 }).map(({ isHeld }) => isHeld);

test('uses the median, up to the limit', () => {
  expect(heldOf(site([900, 200, 30]))).toEqual([true, true]);
  expect(heldOf(site([900, 201, 30]))).toEqual([false, true]);
});

test('permits no lost act and no lost key', () => {
  expect(heldOf(site([20, 'lost', 30]))).toEqual([false, true]);
  expect(heldOf(site([20, 25, 30], 1))).toEqual([true, false]);
});

test('a control that no visit has used misses its limit', () => {
  expect(judgeClicks(site([]), { copy: 200 })[0]).toEqual({
    text: 'copy – ms, bar 200, none lost',
    isHeld: false,
  });
});

test('writes lost acts into the table', () => {
  const written = (times: readonly (number | 'lost')[]) => textOf(figureOf(site(times), 'copy'));
  expect(written([20.4, 30, 25])).toBe('25');
  expect(written([20, 'lost', 30])).toBe('30 (1 of 3 lost)');
  expect(written(['lost', 'lost', 30])).toBe('lost');
  expect(textOf(figureOf(site([20]), 'theme'))).toBe('–');
});
