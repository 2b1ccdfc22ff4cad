import { expect, it } from 'vitest';
import { groupedDigits } from './groupedDigits.ts';

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1000])(
  'groups %i',
  (value) => {
    expect(groupedDigits(value)).toBe(value.toLocaleString('en'));
  },
);
