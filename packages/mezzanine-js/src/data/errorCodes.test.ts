import { expect, test } from 'vitest';
import { errorCodes } from './errorCodes.ts';
import { MezzanineError } from './MezzanineError.ts';

test('a message has the actual value, the expected value, and what to do', () => {
  const error = new MezzanineError('unknown-target', {
    given: 'There is no floor "L9".',
    expected: 'Floors: L1, L2.',
  });
  const { remedy } = errorCodes['unknown-target'];
  expect(error.message).toBe(`There is no floor "L9". Floors: L1, L2. ${remedy}`);
  expect(error.remedy).toBe(remedy);
});

test('every code has a description and a remedy in sentences', () => {
  for (const { meaning, remedy } of Object.values(errorCodes)) {
    expect(meaning).toMatch(/^[A-Z].*\.$/);
    expect(remedy).toMatch(/^[A-Z].*[.}]/);
  }
});
