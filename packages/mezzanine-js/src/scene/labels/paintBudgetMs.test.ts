import { expect, test } from 'vitest';
import { paintBudgetMs } from './paintBudgetMs.ts';

test('labels take little of a frame at sixty frames per second', () => {
  expect(paintBudgetMs(16)).toBeLessThan(4);
});

test('labels take more of a frame at low frame rates', () => {
  expect(paintBudgetMs(150)).toBe(30);
});

test('the first frame after a pause spends no more on labels than a perceptible delay', () => {
  expect(paintBudgetMs(60_000)).toBe(40);
});
