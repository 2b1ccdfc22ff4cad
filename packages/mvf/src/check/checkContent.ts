import * as v from 'valibot';
import { MvfError } from '../MvfError.ts';

/** Checks a file's content against its schema and returns it typed. Throws `invalid-content`. */
export function checkContent<T>(
  schema: v.GenericSchema<unknown, T>,
  content: unknown,
  file: string,
): T {
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const pointer = pointerOf(issue.path?.map((step) => step.key) ?? []);
  const subject = pointer === '' ? 'the content' : pointer;
  throw new MvfError(
    'invalid-content',
    `${file}: ${subject} is ${describe(issue.input)}; expected ${issue.message}`,
    { file, pointer },
  );
}

/** Joins keys to a JSON pointer (RFC 6901). */
export function pointerOf(keys: readonly unknown[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Names a given value in an error message, cut to a readable length. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return shortened('the array', value);
  if (typeof value === 'object') return 'an object';
  return shortened(`the ${typeof value}`, value);
}

function shortened(noun: string, value: unknown): string {
  const written = JSON.stringify(value);
  return `${noun} ${written.length > 60 ? `${written.slice(0, 59)}…` : written}`;
}
