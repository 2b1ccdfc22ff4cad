import { expect, test } from 'vitest';
import { judgePlayground, percentileOf } from './judgePlayground.ts';

const visit = {
  readyMs: 2000,
  firstRunMs: 1000,
  inputDelaysMs: Array.from({ length: 100 }, (_, at) => at),
  plainReadyMs: 900,
  plainRunMs: 1200,
};

test('uses the median of visits and the 95th percentile of key delays', () => {
  expect(percentileOf([3, 1, 2], 0.5)).toBe(2);
  expect(percentileOf([], 0.5)).toBeNaN();
  const verdicts = judgePlayground([visit, { ...visit, readyMs: 9000 }, visit]);
  expect(verdicts.map(({ isHeld }) => isHeld)).toEqual([true, true, false]);
  expect(verdicts[2]?.text).toContain('94 ms, at most 50 ms');
});
