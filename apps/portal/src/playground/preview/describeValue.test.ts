import { describe, expect, test } from 'vitest';
import { describeValue, describeValues } from './describeValue.ts';

describe('describeValues', () => {
  test('writes strings unquoted and values as code, on one line', () => {
    expect(describeValues(['rooms', 3, { a: [1, 'b'] }, undefined, null, 2n])).toBe(
      'rooms 3 { a: [1, "b"] } undefined null 2n',
    );
  });

  test('names the class of an object, the message of an error, and a function', () => {
    class Space {
      readonly name = 'Bakery';
    }
    expect(describeValue(new Space())).toBe('Space { name: "Bakery" }');
    expect(describeValue(new TypeError('no'))).toBe('TypeError: no');
    expect(describeValue(describeValues)).toBe('ƒ describeValues()');
    expect(describeValue(new Map([['a', 1]]))).toBe('Map { a: 1 }');
    expect(describeValue(new Set([1]))).toBe('Set { 1 }');
  });

  test('terminates for any value', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(describeValue(circle)).toBe('{ self: (itself) }');
    expect(describeValue({ a: { b: { c: { d: 1 } } } })).toBe('{ a: { b: { c: {…} } } }');
    expect(describeValue(Array.from({ length: 1e6 }, () => 0))).toMatch(/0, …\]$/);
    expect(describeValues(['x'.repeat(1e6)])).toHaveLength(2000);
  });

  test('handles a value with code that throws', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('gotcha');
        },
      },
    );
    expect(describeValue(trap)).toBe('(cannot be shown)');
  });
});
