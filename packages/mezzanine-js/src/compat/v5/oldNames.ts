import { MezzanineError } from '../../headless.ts';

/** The error for an argument that is not what was expected. */
export function invalidArgument(name: string, given: unknown, expected: string): MezzanineError {
  return new MezzanineError('invalid-argument', {
    given: `${name} is ${describe(given)}.`,
    expected: `Expected ${expected}.`,
  });
}

/** The error for an object of another venue or map. */
export function unknownTarget(given: string, expected: string): MezzanineError {
  return new MezzanineError('unknown-target', { given, expected });
}

/**
 * Calls version 6. An error about an argument names the argument of the older version.
 *
 * @param names - arguments of version 6, each with its old name
 * @param call - calls version 6
 */
export function withOldNames<Result>(
  names: Readonly<Record<string, string>>,
  call: () => Result,
): Result {
  try {
    return call();
  } catch (error) {
    throw renamed(error, names);
  }
}

/** As {@link withOldNames}, for calls that reject. */
export async function withOldNamesAsync<Result>(
  names: Readonly<Record<string, string>>,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw renamed(error, names);
  }
}

/** A finite number within a range; `undefined` passes. */
export function expectNumber(
  name: string,
  value: unknown,
  [low, high]: readonly [number, number] = [-Infinity, Infinity],
): void {
  if (value === undefined) return;
  if (typeof value === 'number' && Number.isFinite(value) && value >= low && value <= high) return;
  const range = Number.isFinite(low)
    ? `a number from ${low} ${Number.isFinite(high) ? `to ${high}` : 'up'}`
    : 'a finite number';
  throw invalidArgument(name, value, range);
}

/** A string with at least one character. */
export function expectText(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw invalidArgument(name, value, 'a string that is not empty');
}

/** An object with options; `undefined` passes. */
export function expectObject(name: string, value: unknown): void {
  if (value === undefined || (typeof value === 'object' && value !== null)) return;
  throw invalidArgument(name, value, 'an object with options');
}

function renamed(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof MezzanineError)) return error;
  const { code, message, remedy, cause } = error;
  const name = Object.keys(names)
    .filter((one) => message.startsWith(one))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  if (name === '') return error;
  const text = message.endsWith(remedy) ? message.slice(0, -remedy.length).trimEnd() : message;
  return new MezzanineError(code, {
    given: (names[name] ?? '') + text.slice(name.length),
    remedy,
    ...(cause !== undefined && { cause }),
  });
}

/** A value in words, short enough for a message. */
function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const keys = Object.keys(value).slice(0, 6);
  return keys.length > 0 ? `an object with ${keys.join(', ')}` : 'an empty object';
}
