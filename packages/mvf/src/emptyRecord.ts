/**
 * A record without a prototype: a file may name something `__proto__` or `constructor`, and it is a
 * key like any other.
 */
export function emptyRecord<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}
