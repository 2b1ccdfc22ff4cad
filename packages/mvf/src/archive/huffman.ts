/** A prefix code as a lookup table from the next input bits to a symbol and its length. */
export interface PrefixCode {
  /** `symbol << 4 | length` for every possible next `bits.length` bits; 0 if no code matches. */
  readonly table: Uint16Array;
  /** Mask for the next bits, to look them up. */
  readonly mask: number;
}

const longestCode = 15;

/**
 * The canonical prefix code with these code lengths by symbol; 0 if a symbol has none. Throws a
 * RangeError for invalid lengths. RFC 1951, 3.2.2.
 */
export function prefixCode(lengths: Uint8Array): PrefixCode {
  const counts = new Uint16Array(longestCode + 1);
  let longest = 1;
  for (const length of lengths) {
    if (length === 0) continue;
    counts[length] = (counts[length] as number) + 1;
    if (length > longest) longest = length;
  }
  const next = firstCodes(counts);
  const table = new Uint16Array(1 << longest);
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    const code = next[length] as number;
    next[length] = code + 1;
    // The code fills every entry that starts with its bits; the input has them in reverse order.
    for (let at = reversed(code, length); at < table.length; at += 1 << length) {
      table[at] = (symbol << 4) | length;
    }
  }
  return { table, mask: table.length - 1 };
}

function firstCodes(counts: Uint16Array): Uint16Array {
  const next = new Uint16Array(longestCode + 2);
  for (let length = 1; length <= longestCode; length += 1) {
    const after = (next[length] as number) + (counts[length] as number);
    if (after > 1 << length) throw new RangeError('The code lengths are oversubscribed.');
    next[length + 1] = after * 2;
  }
  return next;
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit += 1) result |= ((code >>> bit) & 1) << (length - 1 - bit);
  return result;
}
