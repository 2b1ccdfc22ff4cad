import { invalidArgument } from '../../data/expectArgument.ts';
import { MezzanineError } from '../../headless.ts';

// Checks that version 6 does differently, or not at all.
export { expectNumber, invalidArgument } from '../../data/expectArgument.ts';

/** The error for an object of another venue or map. */
export function unknownTarget(given: string, expected: string): MezzanineError {
  return new MezzanineError('unknown-target', { given, expected });
}

/** Requires a string with at least one character. */
export function expectText(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw invalidArgument(name, value, 'a string that is not empty');
}

/** Requires an object with options under any keys; `undefined` is allowed. */
export function expectObject(name: string, value: unknown): void {
  if (value === undefined || (typeof value === 'object' && value !== null)) return;
  throw invalidArgument(name, value, 'an object with options');
}
