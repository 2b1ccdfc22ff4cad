import { MvfError } from '../MvfError.ts';

const deepest = 32;
const [quote, star, slash] = [0x27, 0x2a, 0x2f];
const [open, close, semicolon, newline] = [0x28, 0x29, 0x3b, 0x0a];

/**
 * Checks that strings, comments, and parentheses of a STEP file are closed in each statement (ISO
 * 10303-21), because the engine can run forever if they are not.
 *
 * @throws MvfError `invalid-content` with the number of the line
 */
export function checkStatements(bytes: Uint8Array, file: string): void {
  let depth = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    const end = endOfText(bytes, i);
    if (end === -1) throw broken(bytes, i, file, 'has a string or comment without an end');
    if (end !== undefined) {
      i = end;
    } else if (byte === open || byte === close) {
      depth += byte === open ? 1 : -1;
      if (!isDepth(depth))
        throw broken(
          bytes,
          i,
          file,
          `closes a list that is not open, or nests more than ${deepest}`,
        );
    } else if (byte === semicolon && depth > 0) {
      throw broken(bytes, i, file, 'ends before its lists are closed');
    }
  }
  if (depth > 0) throw broken(bytes, bytes.length, file, 'ends before its lists are closed');
}

function isDepth(depth: number): boolean {
  return depth >= 0 && depth <= deepest;
}

/** The end of the string or comment that starts here: -1 if it has no end, undefined if none starts. */
function endOfText(bytes: Uint8Array, at: number): number | undefined {
  if (bytes[at] === quote) return bytes.indexOf(quote, at + 1);
  const isComment = bytes[at] === slash && bytes[at + 1] === star;
  return isComment ? endOfComment(bytes, at + 2) : undefined;
}

/** The index of the slash that ends a comment; -1 if nothing ends it. */
function endOfComment(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(slash, from); at !== -1; at = bytes.indexOf(slash, at + 1)) {
    if (at > from && bytes[at - 1] === star) return at;
  }
  return -1;
}

function broken(bytes: Uint8Array, at: number, file: string, reason: string): MvfError {
  const line = bytes.subarray(0, at).reduce((sum, byte) => sum + Number(byte === newline), 1);
  return new MvfError(
    'invalid-content',
    `${file}: line ${line} ${reason}; expected a complete STEP file. Export or download the model again.`,
    { file },
  );
}
