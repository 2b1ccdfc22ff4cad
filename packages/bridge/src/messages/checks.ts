import { maxListLength, maxTextLength } from '../link/linkText.ts';

/** Returns a copy of a valid value, or undefined. Copies contain only known fields. */
export type Check<T> = (value: unknown) => T | undefined;

/** Checks of the fields of an object. */
export type Shape<T> = { readonly [K in keyof T]-?: Check<NonNullable<T[K]>> };

/** Text of at most this many UTF-16 code units. */
export function text(length = maxTextLength): Check<string> {
  return (value) => (typeof value === 'string' && value.length <= length ? value : undefined);
}

/** A number within inclusive bounds. */
export function number(least: number, most: number): Check<number> {
  return (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;
}

/** A non-negative integer. */
export const count: Check<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** A boolean. */
export const flag: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** One of several strings. */
export function oneOf<T extends string>(...words: readonly T[]): Check<T> {
  return (value) => words.find((word) => word === value);
}

/** An array whose entries are all valid. */
export function list<T>(entry: Check<T>, most = maxListLength): Check<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const copy = Array.from(value, entry);
    return copy.includes(undefined) ? undefined : (copy as T[]);
  };
}

/** An object that is not an array. */
export const record: Check<Readonly<Record<string, unknown>>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

/** The value of a field; fields of the prototype do not count. */
export function fieldOf(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** An object; fields that are not in `optional` are required. */
export function object<T>(shape: Shape<T>, optional: readonly (keyof T)[] | 'all' = []): Check<T> {
  const fields = Object.entries(shape) as [keyof T & string, Check<unknown>][];
  return (value) => {
    const given = record(value);
    if (!given) return undefined;
    const copy: Partial<Record<keyof T, unknown>> = {};
    for (const [name, check] of fields) {
      const field = fieldOf(given, name);
      if (field === undefined && (optional === 'all' || optional.includes(name))) continue;
      const checked = check(field);
      if (checked === undefined) return undefined;
      copy[name] = checked;
    }
    return copy as T;
  };
}
