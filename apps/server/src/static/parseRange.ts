/** A part of a file. Both ends are inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header with a single range (RFC 9110, 14.1.2).
 *
 * @param size Bytes of the whole file.
 * @returns `whole` for a header to ignore: another unit, several ranges, or an invalid one.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const compact = header?.replace(/\s/g, '') ?? '';
  const suffix = /^bytes=-(\d{1,15})$/.exec(compact);
  if (suffix) return fromEnd(Number(suffix[1]), size);
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(compact);
  if (!match) return 'whole';
  const start = Number(match[1]);
  const end = match[2] ? Number(match[2]) : Infinity;
  if (end < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}

function fromEnd(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
