/** Joins keys to a JSON Pointer (RFC 6901). */
export function pointerOf(keys: readonly unknown[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The keys of a JSON Pointer. */
export function keysOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
