import { expect, it } from 'vitest';
import { judgeMobile } from './judgeMobile.ts';

const visit = { pageMs: 1290, sdkMs: 1000, callMs: 1 };
const nothingLeft = { heapGrowth: 0.01, contextsLeft: 0 };
const held = (...given: Parameters<typeof judgeMobile>) =>
  judgeMobile(...given).map(({ isHeld }) => isHeld);

it('holds figures within their limits', () => {
  expect(held([visit], nothingLeft)).toEqual([true, true, true, true]);
});

it.each([
  ['a slow first frame', { ...visit, pageMs: 1310 }, nothingLeft, 0],
  ['slow calls', { ...visit, callMs: 5.1 }, nothingLeft, 1],
  ['memory that stays', visit, { heapGrowth: 0.06, contextsLeft: 0 }, 2],
  ['contexts that stay', visit, { heapGrowth: 0, contextsLeft: 1 }, 3],
] as const)('does not hold %s', (_, one, mounts, index) => {
  expect(held([one], mounts)[index]).toBe(false);
});

it('takes the median of the visits', () => {
  const slow = { pageMs: 9000, sdkMs: 1000, callMs: 50 };
  expect(held([visit, slow, visit], nothingLeft)).toEqual([true, true, true, true]);
});
