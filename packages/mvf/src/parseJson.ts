import { MvfError } from './MvfError.ts';

/** Reads UTF-8 JSON; keys named `__proto__` are dropped at every depth. Throws `not-json`. */
export function parseJson(bytes: Uint8Array, file: string): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // The reviver is slow, so it runs only where the key may occur, written out or escaped.
    return /__proto__|\\u00/.test(text) ? JSON.parse(text, dropPrototype) : JSON.parse(text);
  } catch (cause) {
    throw new MvfError(
      'not-json',
      `${file} is not valid JSON (${reasonOf(bytes, cause)}); expected JSON in UTF-8. Fix the file or export the venue again.`,
      { file, cause },
    );
  }
}

function dropPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

function reasonOf([first, second]: Uint8Array, cause: unknown): string {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || first === 0 || second === 0) return 'it is in UTF-16';
  return cause instanceof Error ? cause.message : String(cause);
}
