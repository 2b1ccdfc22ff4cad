import { expect, test } from 'vitest';
import { paintBudgetMs } from './paintBudgetMs.ts';

test('labels take little of a picture while sixty follow each other in a second', () => {
  expect(paintBudgetMs(16)).toBeLessThan(4);
});

test('labels take more of a picture where pictures are slow', () => {
  expect(paintBudgetMs(150)).toBe(30);
});

test('a picture after a long rest spends no more on labels than an eye takes for a delay', () => {
  expect(paintBudgetMs(60_000)).toBe(40);
});
