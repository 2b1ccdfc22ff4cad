import { MezzanineError } from '../data/MezzanineError.ts';

// These checks stay beside the format's (findFault) and the bridge's (checkValue): those read data from
// outside and list or drop what is wrong, while these name the argument of a call and throw at once. They
// look at single values, because TypeScript checks the shapes, and cost every map 0.6 kB.

/** The error for an argument that is not what was expected. */
export function invalidArgument(name: string, given: unknown, expected: string): MezzanineError {
  return new MezzanineError('invalid-argument', {
    given: `${name} is ${describe(given)}.`,
    expected: `Expected ${expected}.`,
  });
}

/** A finite number within a range; `undefined` passes. */
export function expectNumber(
  name: string,
  value: unknown,
  [low, high]: readonly [number, number] = [-Infinity, Infinity],
): void {
  if (value === undefined) return;
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber && value >= low && value <= high) return;
  const range =
    low === -Infinity && high === Infinity
      ? 'a finite number'
      : `a number from ${low} ${high === Infinity ? 'up' : `to ${high}`}`;
  throw invalidArgument(name, value, range);
}

/** One of a few values; `undefined` passes. */
export function expectOneOf(name: string, value: unknown, allowed: readonly unknown[]): void {
  if (value === undefined || allowed.includes(value)) return;
  const list = allowed.map((one) => JSON.stringify(one)).join(', ');
  throw invalidArgument(name, value, `one of ${list}`);
}

/** A value of this JavaScript type; `undefined` passes. */
export function expectType(
  name: string,
  value: unknown,
  type: 'string' | 'boolean' | 'function',
): void {
  if (value === undefined || typeof value === type) return;
  throw invalidArgument(name, value, `a ${type}`);
}

/** An object that has no keys but these, so that a misspelled option does not go unnoticed. */
export function expectOptions(name: string, value: unknown, keys: readonly string[]): void {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidArgument(name, value, `an object with any of ${keys.join(', ')}`);
  }
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown === undefined) return;
  throw new MezzanineError('invalid-argument', {
    given: `${name} has the unknown key "${unknown}".`,
    expected: `Expected any of ${keys.join(', ')}.`,
  });
}

/** A value in words, short enough for a message. */
function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const { type } = value as { type?: unknown };
  if (typeof type === 'string') return `a ${type.slice(0, 40)}`;
  const keys = Object.keys(value).slice(0, 6);
  return keys.length > 0 ? `an object with ${keys.join(', ')}` : 'an empty object';
}
