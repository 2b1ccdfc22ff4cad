import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typoDistance } from './typoDistance.ts';

test.each([
  ['', '', 0],
  ['coffee', 'coffee', 0],
  ['cofee', 'coffee', 1],
  ['coffeee', 'coffee', 1],
  ['cuffee', 'coffee', 1],
  ['ocffee', 'coffee', 1],
  ['tea', 'coffee', 5],
])('from %j to %j there are %i typos', (typed, name, whole) => {
  expect(typoDistance(typed, name).whole).toBe(whole);
});

test('for a prefix ignores the rest of the name', () => {
  expect(typoDistance('cofe', 'coffee house')).toEqual({ whole: 8, beginning: 1 });
});

test('is symmetric, and at most the length of the longer text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const { whole, beginning } = typoDistance(a, b);
      expect(whole).toBe(typoDistance(b, a).whole);
      expect(whole).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(beginning).toBeLessThanOrEqual(whole);
      expect(whole === 0).toBe(a === b);
    }),
  );
});
