import type { OptionalSchema, OutputOfFields, Schema } from './Schema.ts';

/** Formats an expectation as the end of an error message: the expected value, then the fix. */
export function expects(what: string, example?: string): string {
  return example === undefined ? `${what}.` : `${what}. Write ${example}.`;
}

/** An object with these fields; other fields are kept. */
export function fields<const E extends Readonly<Record<string, Schema<unknown>>>>(
  entries: E,
  what: string,
): Schema<OutputOfFields<E>> {
  return { type: 'object', fields: Object.entries(entries), expected: expects(what) };
}

/** Makes a field with this schema optional. */
export function optional<T>(schema: Schema<T>): OptionalSchema<T> {
  return { ...schema, isOptional: true };
}

/** An array of such items. */
export function list<T>(
  items: Schema<T>,
  expected: string,
  more: Pick<Schema<T[]>, 'least' | 'most' | 'isValid'> = {},
): Schema<T[]> {
  return { type: 'array', items, expected, ...more };
}

/** An object of such values by free keys. */
export function recordOf<T>(values: Schema<T>, expected: string): Schema<Record<string, T>> {
  return { type: 'object', values, expected };
}

/** One of several: the first that matches. */
export function anyOf<const S extends readonly Schema<unknown>[]>(
  options: S,
  expected: string,
): Schema<NonNullable<S[number]['output']>> {
  return { anyOf: options, expected };
}

/** One of these words, and nothing else. */
export function oneOf<const W extends string>(words: readonly W[], expected: string): Schema<W> {
  return { type: 'string', oneOf: words, expected };
}

/** The longest text that is read, in UTF-16 units. */
const longestText = 65_536;

/** Any text, the empty string included. */
export const text: Schema<string> = {
  type: 'string',
  most: longestText,
  expected: expects('a string of at most 65,536 characters'),
};

/** Text with at least one character. */
export const nonEmptyText: Schema<string> = {
  ...text,
  least: 1,
  expected: expects('a string of 1 to 65,536 characters'),
};

/** An id: text with at least one character. */
export const id: Schema<string> = {
  type: 'string',
  least: 1,
  most: 255,
  expected: expects('an id, which is a string of at least one character and at most 255'),
};

/** An id that is also a file name, as floor ids are (`space/<floorId>.geojson`). */
export const fileSafeId: Schema<string> = {
  ...id,
  pattern: /^(?!(?:\.\.?|__proto__)$)[^/\\:\p{Cc}\p{Cs}]+$/u,
  expected: expects(
    'an id that can be a file name: no slash, backslash, colon or control character',
  ),
};

/** A list of ids of the named things. */
export function ids(things: string, example: string): Schema<string[]> {
  return list(id, expects(`an array of ${things} ids`, `["${example}"]`));
}

/** A finite number. */
export const finite: Schema<number> = { type: 'number', expected: expects('a number') };

/** A length in meters, zero or more. */
export const lengthMeters: Schema<number> = {
  ...finite,
  least: 0,
  expected: expects('a length in meters, zero or more'),
};

/** A cost, zero or more. */
export const weight: Schema<number> = {
  ...finite,
  least: 0,
  expected: expects('a weight, zero or more'),
};

/** A part of a whole, 0 to 1, as opacity is. */
export const share: Schema<number> = {
  ...finite,
  least: 0,
  most: 1,
  expected: expects('a number from 0 to 1'),
};

/** A whole number of flag bits, or an index. */
export function wholeNumber(least: number, most: number): Schema<number> {
  const expected = expects(`a whole number from ${least} to ${most}`);
  return { ...finite, isWhole: true, least, most, expected };
}

/** An object with any content, kept unchanged. */
export const freeObject: Schema<Record<string, unknown>> = {
  type: 'object',
  expected: expects('an object'),
};

/** True or false. */
export const flag: Schema<boolean> = { type: 'boolean', expected: expects('true or false') };

/** A time with its offset from UTC, ISO 8601. */
export const timestamp: Schema<string> = {
  type: 'string',
  pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/,
  expected: expects('an ISO 8601 time', '"2026-05-01T08:00:00Z"'),
};

/** A color as hexadecimal digits. */
export const hexColor: Schema<string> = {
  type: 'string',
  pattern: /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/,
  expected: expects('a color of 3 or 6 hex digits', '"#F3E9DA"'),
};

/** An address for people or programs to follow: http, https, mailto, tel, data image or relative. */
export const url: Schema<string> = {
  type: 'string',
  most: 2 ** 20,
  isValid: isHarmlessUrl,
  expected: expects('an http, https, mailto or tel URL, an image data URL or a path'),
};

/** Rejects `javascript:` and other schemes that can run code. */
function isHarmlessUrl(value: string): boolean {
  // Browsers drop control characters and spaces before they look for the scheme.
  const plain = value.replace(/[\p{Cc}\s]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  if (scheme === 'data') return /^data:image\//i.test(plain);
  return ['http', 'https', 'mailto', 'tel'].includes(scheme);
}
