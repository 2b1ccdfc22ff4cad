import { MezzanineError } from './MezzanineError.ts';

// The format (findFault) and the bridge (checks.ts) have their own checks, which read untrusted data
// and list or drop what is invalid. These name the argument of a call and throw immediately. They check
// single values, because TypeScript checks the shapes, and add only 0.6 kB to every map.

/** The error for an unexpected argument. */
export function invalidArgument(name: string, given: unknown, expected: string): MezzanineError {
  return new MezzanineError('invalid-argument', {
    given: `${name} is ${describe(given)}.`,
    expected: `Expected ${expected}.`,
  });
}

/**
 * Requires a finite number within a range; `undefined` is allowed.
 *
 * @param name - name of the argument, for the message
 * @param value - the argument
 * @param range - inclusive
 * @param expected - describes the expected value if it differs from the accepted range
 */
export function expectNumber(
  name: string,
  value: unknown,
  [low, high]: readonly [number, number] = [-Infinity, Infinity],
  expected?: string,
): void {
  if (value === undefined) return;
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber && value >= low && value <= high) return;
  const range =
    low === -Infinity && high === Infinity
      ? 'a finite number'
      : `a number from ${low} ${high === Infinity ? 'up' : `to ${high}`}`;
  throw invalidArgument(name, value, expected ?? range);
}

/** Whether a value is a number of at most this magnitude. */
export function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

/** Requires one of several values; `undefined` is allowed. */
export function expectOneOf(name: string, value: unknown, allowed: readonly unknown[]): void {
  if (value === undefined || allowed.includes(value)) return;
  const list = allowed.map((one) => JSON.stringify(one)).join(', ');
  throw invalidArgument(name, value, `one of ${list}`);
}

/** Requires a value of this JavaScript type; `undefined` is allowed. */
export function expectType(
  name: string,
  value: unknown,
  type: 'string' | 'boolean' | 'function',
): void {
  if (value === undefined || typeof value === type) return;
  throw invalidArgument(name, value, `a ${type}`);
}

/** Requires an object with only these keys, to detect misspelled options. */
export function expectOptions(name: string, value: unknown, keys: readonly string[]): void {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidArgument(name, value, `an object with any of the keys ${keys.join(', ')}`);
  }
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown === undefined) return;
  throw new MezzanineError('invalid-argument', {
    given: `${name} has the unknown key "${unknown}".`,
    expected: `Expected any of the keys ${keys.join(', ')}.`,
  });
}

/** Requires an object whose values are strings, under any keys; missing text is allowed. */
export function expectTextTable(name: string, value: unknown): void {
  expectOptions(name, value, Object.keys(value ?? {}));
  for (const [key, text] of Object.entries(value ?? {})) {
    expectType(`${name}.${key}`, text, 'string');
  }
}

/** A short description of a value for messages. */
function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value))
    return value.length > 0 ? `an array of ${value.length}` : 'an empty array';
  if (typeof value !== 'object' || value === null) return String(value);
  const { type } = value as { type?: unknown };
  if (typeof type === 'string') return `a ${type.slice(0, 40)}`;
  const keys = Object.keys(value).slice(0, 6);
  return keys.length > 0 ? `an object with ${keys.join(', ')}` : 'an empty object';
}
