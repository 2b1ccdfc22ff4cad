import { type PrefixCode, prefixCode } from './huffman.ts';

/** Thrown if a stream decompresses to more bytes than expected. */
export class TooManyBytes extends RangeError {}

interface Stream {
  readonly input: Uint8Array;
  readonly out: Uint8Array;
  /** Offset of the next input byte. */
  at: number;
  /** Bits that were read but not used, the next one lowest. */
  bits: number;
  /** Number of these bits. */
  count: number;
  /** Number of bytes written. */
  length: number;
}

/**
 * Decompresses a deflate stream (RFC 1951) into a buffer of the declared size, so that a stream
 * that declares a wrong size uses no additional memory.
 *
 * @returns the bytes; fewer than `size` if the stream ends before
 * @throws TooManyBytes if it is longer, RangeError if it is damaged or truncated
 */
export function inflate(input: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  const stream: Stream = { input, out, at: 0, bits: 0, count: 0, length: 0 };
  let isLast = false;
  while (!isLast) {
    isLast = take(stream, 1) === 1;
    const kind = take(stream, 2);
    if (kind === 0) copyStored(stream);
    else if (kind === 1) unpack(stream, fixedLiterals(), fixedDistances());
    else if (kind === 2) unpack(stream, ...readCodes(stream));
    else throw new RangeError('The block type is invalid.');
    if (stream.at - (stream.count >>> 3) > input.length)
      throw new RangeError('The stream is truncated.');
  }
  return stream.length === size ? out : out.subarray(0, stream.length);
}

/** The next bits, up to 16. After the end of the input they are 0. */
function take(stream: Stream, count: number): number {
  while (stream.count < count) {
    stream.bits |= (stream.input[stream.at] ?? 0) << stream.count;
    stream.at += 1;
    stream.count += 8;
  }
  const value = stream.bits & ((1 << count) - 1);
  stream.bits >>>= count;
  stream.count -= count;
  return value;
}

function copyStored(stream: Stream): void {
  // Stored blocks start at a byte boundary; bytes read ahead are returned.
  const start = stream.at - (stream.count >>> 3);
  const [low = 0, high = 0] = stream.input.subarray(start, start + 2);
  const length = low | (high << 8);
  const bytes = stream.input.subarray(start + 4, start + 4 + length);
  if (bytes.length < length) throw new RangeError('The stream is truncated.');
  if (stream.length + length > stream.out.length) throw new TooManyBytes();
  stream.out.set(bytes, stream.length);
  stream.length += length;
  stream.at = start + 4 + length;
  stream.bits = 0;
  stream.count = 0;
}

const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/**
 * Reads the codes of a block: one for literals and lengths, one for distances (RFC 1951, 3.2.7).
 */
function readCodes(stream: Stream): [PrefixCode, PrefixCode] {
  const literals = take(stream, 5) + 257;
  const distances = take(stream, 5) + 1;
  const given = take(stream, 4) + 4;
  const ofLengths = new Uint8Array(19);
  for (let i = 0; i < given; i += 1) ofLengths[lengthOrder[i] as number] = take(stream, 3);
  const code = prefixCode(ofLengths);
  const lengths = new Uint8Array(literals + distances);
  let i = 0;
  while (i < lengths.length) {
    const symbol = decode(stream, code);
    if (symbol < 16) {
      lengths[i] = symbol;
      i += 1;
      continue;
    }
    const repeated = symbol === 16 ? lengths[i - 1] : 0;
    const end = i + timesOf(stream, symbol);
    if (repeated === undefined || end > lengths.length)
      throw new RangeError('There are too many code lengths.');
    lengths.fill(repeated, i, end);
    i = end;
  }
  return [prefixCode(lengths.subarray(0, literals)), prefixCode(lengths.subarray(literals))];
}

function timesOf(stream: Stream, symbol: number): number {
  if (symbol === 16) return 3 + take(stream, 2);
  return symbol === 17 ? 3 + take(stream, 3) : 11 + take(stream, 7);
}

function decode(stream: Stream, { table, mask }: PrefixCode): number {
  while (stream.count < 15) {
    stream.bits |= (stream.input[stream.at] ?? 0) << stream.count;
    stream.at += 1;
    stream.count += 8;
  }
  const entry = table[stream.bits & mask] as number;
  if (entry === 0) throw new RangeError('The bits match no code.');
  stream.bits >>>= entry & 15;
  stream.count -= entry & 15;
  return entry >>> 4;
}

const endOfBlock = 256;

function unpack(stream: Stream, literals: PrefixCode, distances: PrefixCode): void {
  const { out } = stream;
  let symbol = decode(stream, literals);
  while (symbol !== endOfBlock) {
    if (symbol < endOfBlock) {
      if (stream.length === out.length) throw new TooManyBytes();
      out[stream.length] = symbol;
      stream.length += 1;
    } else {
      const length = lengthOf(stream, symbol - 257);
      copyBack(stream, length, distanceOf(stream, decode(stream, distances)));
    }
    symbol = decode(stream, literals);
  }
}

const lengthExtra = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const lengthBase = basesOf(lengthExtra, 3);
// The last symbol is not the next base, but the longest length (RFC 1951, 3.2.5).
lengthBase[28] = 258;
const distanceExtra = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const distanceBase = basesOf(distanceExtra, 1);

function basesOf(extra: readonly number[], first: number): number[] {
  let next = first;
  return extra.map((bits) => {
    const base = next;
    next += 1 << bits;
    return base;
  });
}

function lengthOf(stream: Stream, symbol: number): number {
  const base = lengthBase[symbol];
  if (base === undefined) throw new RangeError('The length symbol is invalid.');
  return base + take(stream, lengthExtra[symbol] as number);
}

function distanceOf(stream: Stream, symbol: number): number {
  const base = distanceBase[symbol];
  if (base === undefined) throw new RangeError('The distance symbol is invalid.');
  return base + take(stream, distanceExtra[symbol] as number);
}

/** For shorter lengths a loop is faster than a call. */
const shortMatch = 24;

function copyBack(stream: Stream, length: number, distance: number): void {
  const { out, length: start } = stream;
  const end = start + length;
  if (distance > start) throw new RangeError('The distance points before the start of the output.');
  if (end > out.length) throw new TooManyBytes();
  if (length >= shortMatch && distance >= length) {
    out.copyWithin(start, start - distance, end - distance);
  } else {
    for (let at = start; at < end; at += 1) out[at] = out[at - distance] as number;
  }
  stream.length = end;
}

function fixedLiterals(): PrefixCode {
  const lengths = new Uint8Array(288).fill(8);
  return prefixCode(lengths.fill(9, 144, 256).fill(7, 256, 280));
}

function fixedDistances(): PrefixCode {
  return prefixCode(new Uint8Array(30).fill(5));
}
