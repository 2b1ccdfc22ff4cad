import { pointerOf } from '../jsonPointer.ts';
import { MvfError } from '../MvfError.ts';
import type { Schema } from '../record-types/Schema.ts';
import { findFault } from './findFault.ts';

/** Checks a file's content against its schema and returns it typed. Throws `invalid-content`. */
export function checkContent<T>(schema: Schema<T>, content: unknown, file: string): T {
  const fault = findFault(schema, content);
  if (!fault) return content as T;
  const pointer = pointerOf(fault.keys);
  const subject = pointer === '' ? 'the content' : pointer;
  throw new MvfError(
    'invalid-content',
    `${file}: ${subject} is ${describe(fault.value)}; expected ${fault.expected}`,
    { file, pointer },
  );
}

/** Describes a value in an error message, truncated to a readable length. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return `the string ${shortened(value)}`;
  if (Array.isArray(value)) {
    const isShort = value.length < 9 && value.every((item) => typeof item !== 'object');
    return isShort
      ? `the array [${value.map(shortened).join(', ')}]`
      : `an array of ${value.length}`;
  }
  if (typeof value === 'object') return 'an object';
  return `the ${typeof value} ${value as number | boolean}`;
}

function shortened(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 59)}…` : value);
}
