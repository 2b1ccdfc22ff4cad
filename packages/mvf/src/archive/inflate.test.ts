import { deflateRawSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { inflate, TooManyBytes } from './inflate.ts';

const strategies = [
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_FILTERED,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_RLE,
  constants.Z_FIXED,
];

describe('inflate', () => {
  it(
    'decompresses what zlib compressed, at every level and with every strategy',
    () => {
      fc.assert(
        fc.property(
          anyBytes(),
          fc.integer({ min: 0, max: 9 }),
          fc.constantFrom(...strategies),
          (bytes, level, strategy) => {
            const packed = deflateRawSync(bytes, { level, strategy });
            expect(Buffer.compare(inflate(packed, bytes.length), bytes)).toBe(0);
          },
        ),
        { numRuns: fuzzRuns },
      );
    },
    fuzzTimeout,
  );

  it(
    'stops within its size limit for any input',
    () => {
      fc.assert(
        fc.property(anyBytes(), fc.nat(5000), (bytes, size) => {
          try {
            expect(inflate(bytes, size).length).toBeLessThanOrEqual(size);
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
          }
        }),
        { numRuns: fuzzRuns },
      );
    },
    fuzzTimeout,
  );

  it('decompresses long matches, far and near, and stored blocks', () => {
    const far = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i % 32_768) % 251));
    const words = Buffer.from(Array.from({ length: 60_000 }, (_, i) => (i * i) & 255));
    for (const bytes of [Buffer.alloc(100_000), words, Buffer.concat([words, far, words])]) {
      for (const level of [0, 1, 6, 9]) {
        const packed = deflateRawSync(bytes, { level });
        expect(Buffer.compare(inflate(packed, bytes.length), bytes)).toBe(0);
      }
    }
  });

  it('stops at the given size', () => {
    const packed = deflateRawSync(Buffer.alloc(10_000_000));
    expect(() => inflate(packed, 9_999_999)).toThrow(TooManyBytes);
    expect(inflate(packed, 10_000_001)).toHaveLength(10_000_000);
  });

  it.each([1, 5, 20, 60, 90])('rejects a stream cut after %i %% of its length', (percent) => {
    const bytes = Buffer.from(Array.from({ length: 3000 }, (_, i) => `${i * 7} `).join(''));
    const packed = deflateRawSync(bytes);
    const cut = packed.subarray(0, Math.floor((packed.length * percent) / 100));
    expect(() => inflate(cut, bytes.length)).toThrow(RangeError);
  });
});

/** Bytes with and without repetition, so that all kinds of blocks occur. */
function anyBytes(): fc.Arbitrary<Uint8Array> {
  const words = fc.array(fc.constantFrom('room', '4.4801', '[', ']', 'corridor, ', '\n'), {
    maxLength: 3000,
  });
  return fc.oneof(
    fc.uint8Array({ maxLength: 3000 }),
    words.map((list) => Uint8Array.from(Buffer.from(list.join('')))),
  );
}
