import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingDistance } from './spellingDistance.ts';

describe('mistakes between what was typed and a term', () => {
  it.each([
    ['camera', 'camera', 0],
    ['camra', 'camera', 1],
    ['cameera', 'camera', 1],
    ['camara', 'camera', 1],
    ['camrea', 'camera', 1],
    ['acmera', 'camera', 1],
    ['kamera', 'camera', 2],
    ['amera', 'camera', 2],
    ['xcamera', 'camera', 2],
    ['wayfidnngi', 'wayfinding', 3],
    ['', '', 0],
    ['', 'a', 2],
  ])('of "%s" and "%s" are %i', (typed, term, count) => {
    expect(spellingDistance(typed, term, 4)).toBe(count);
  });

  it('are not counted on above the limit', () => {
    expect(spellingDistance('camera', 'markers', 2)).toBe(Infinity);
    expect(spellingDistance('a', 'abcdefgh', 2)).toBe(Infinity);
  });

  it('of an unfinished word are those with the start that fits best', () => {
    expect(spellingDistance('wayfidn', 'wayfinding', 1, true)).toBe(1);
    expect(spellingDistance('interc', 'interactivity', 1, true)).toBe(1);
    expect(spellingDistance('wayf', 'wayfinding', 1, true)).toBe(0);
    expect(spellingDistance('camera', 'cam', 1, true)).toBe(Infinity);
  });

  it('are the same both ways, and none only for the same word', () => {
    const word = fc.stringMatching(/^[a-d]{0,7}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = spellingDistance(a, b, 20);
        expect(distance).toBe(spellingDistance(b, a, 20));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });
});
