/**
 * Pseudorandom numbers from 0 to 1, the same in every build.
 *
 * @param seed - different seeds produce different numbers
 */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  // Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
