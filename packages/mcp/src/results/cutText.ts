import { ToolError } from './ToolError.ts';
import { byteLength, maxTextBytes } from './tokens.ts';

/** A part of a text. */
interface TextPart {
  readonly text: string;
  /** Continues after this part; undefined at the end of the text. */
  readonly nextCursor?: string;
}

/**
 * Cuts a text at the end of a line.
 *
 * @param cursor - `nextCursor` of the previous part; default: the start
 * @param maxBytes - UTF-8 bytes of the part as text and as JSON together
 * @throws ToolError if the cursor is not one of this text
 */
export function cutText(
  whole: string,
  cursor: string | undefined,
  maxBytes: number = maxTextBytes,
): TextPart {
  const start = readCursor(cursor, whole.length);
  const rest = whole.slice(start);
  if (sizeOf(rest) <= maxBytes) return { text: rest };
  const length = wholeCharacters(rest, lengthWithin(rest, maxBytes));
  const lineEnd = rest.lastIndexOf('\n', length - 1) + 1;
  const end = lineEnd > length / 2 ? lineEnd : length;
  return { text: rest.slice(0, end), nextCursor: String(start + end) };
}

/**
 * Reads a cursor: a number of characters or items that previous parts contained.
 *
 * @throws ToolError if it is not a number below the length
 */
export function readCursor(cursor: string | undefined, length: number): number {
  if (cursor === undefined) return 0;
  const start = /^\d{1,9}$/.test(cursor) ? Number(cursor) : NaN;
  if (start < length) return start;
  throw new ToolError(
    `The cursor "${cursor.slice(0, 40)}" does not belong to this result. Pass nextCursor of the previous part, or none.`,
  );
}

/** Bytes of both copies of a text. */
function sizeOf(text: string): number {
  return byteLength(text) + byteLength(JSON.stringify(text));
}

/** The largest number of UTF-16 code units whose UTF-8 bytes are within a limit. */
function lengthWithin(text: string, maxBytes: number): number {
  let low = 0;
  let high = Math.min(text.length, maxBytes);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sizeOf(text.slice(0, middle)) <= maxBytes) low = middle;
    else high = middle - 1;
  }
  return Math.max(1, low);
}

function wholeCharacters(text: string, length: number): number {
  const last = text.charCodeAt(length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return isHalf && length > 1 ? length - 1 : length;
}
