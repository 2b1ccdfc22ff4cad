import { expect, it } from 'vitest';
import { findUntested } from './findUntested.ts';

it('finds nothing if tests passed, and none was skipped', () => {
  expect(findUntested('Swift', { passed: 2, failed: 1, skipped: 0 })).toBeUndefined();
  expect(findUntested('Swift', { passed: 2, failed: 0 })).toBeUndefined();
});

it('finds skipped tests, even if others passed', () => {
  const expected =
    'Swift skipped tests: 7. This stage has to run all. See above for what is missing.';
  expect(findUntested('Swift', { passed: 2, failed: 0, skipped: 7 })).toBe(expected);
});

it('finds runs without tests', () => {
  expect(findUntested('Maven', { passed: 0, failed: 0, skipped: 0 })).toBe('Maven ran no tests.');
});
