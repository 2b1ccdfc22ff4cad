/** A record without a prototype, so that `__proto__` and `constructor` are keys like any other. */
export function emptyRecord<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}
