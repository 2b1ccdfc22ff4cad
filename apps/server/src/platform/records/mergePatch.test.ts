import { expect, it } from 'vitest';
import { mergePatch } from './mergePatch.ts';

// The cases of RFC 7396, appendix A, whose target and patch are objects.
it.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('RFC 7396: %j with %j is %j', (target, patch, expected) => {
  expect(mergePatch(target, patch)).toEqual(expected);
});

it('treats a field named like the prototype as an ordinary field', () => {
  const patch = JSON.parse('{"__proto__":{"isAdmin":true}}') as Record<string, unknown>;
  const merged = mergePatch({}, patch);
  expect(Object.hasOwn(merged, '__proto__')).toBe(true);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});
