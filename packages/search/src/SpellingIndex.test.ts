import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SpellingIndex } from './SpellingIndex.ts';

function distance(typed: string, term: string, limit: number): number {
  return new SpellingIndex([term]).find(typed, limit, false)[0]?.distance ?? Infinity;
}

describe('typos between a query and a term', () => {
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
    expect(distance(typed, term, 4)).toBe(count);
    expect(distance(typed, term, Math.max(1, count)), 'with the limit at the count').toBe(count);
  });

  it('are not counted above the limit', () => {
    expect(distance('camera', 'markers', 2)).toBe(Infinity);
    expect(distance('a', 'abcdefgh', 2)).toBe(Infinity);
  });

  it.each([
    ['wayfidn', 'wayfinding', true],
    ['interc', 'interactivity', true],
    ['wayf', 'wayfinding', true],
    ['vayf', 'wayfinding', false],
    ['camera', 'cam', false],
    ['wxyz', 'wayfinding', false],
  ])('of the prefix "%s" and the start of "%s" are few: %s', (typed, term, isNear) => {
    const found = new SpellingIndex([term]).find(typed, 1, true);
    expect(found).toEqual(isNear ? [{ term: 0, distance: Infinity }] : []);
  });

  it('are symmetric, and zero only for the same word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const count = distance(a, b, 20);
        expect(count).toBe(distance(b, a, 20));
        expect(count === 0).toBe(a === b);
      }),
    );
  });
});

describe('terms similar to a query', () => {
  it('are the same as when each term is compared separately', () => {
    const list = fc.uniqueArray(word, { maxLength: 40 });
    fc.assert(
      fc.property(list, word, fc.integer({ min: 1, max: 3 }), (terms, typed, limit) => {
        const sorted = [...terms].sort();
        const expected = sorted.flatMap((term, place) => {
          const count = plainDistance(typed, term);
          return count <= limit ? [{ term: place, distance: count }] : [];
        });
        expect(new SpellingIndex(sorted).find(typed, limit, false)).toEqual(expected);
      }),
    );
  });

  it('include, for a prefix, terms with a similar start', () => {
    const list = fc.uniqueArray(word, { maxLength: 40 });
    fc.assert(
      fc.property(list, word, fc.integer({ min: 1, max: 2 }), (terms, typed, limit) => {
        const sorted = [...terms].sort();
        const expected = sorted.flatMap((term, place) => {
          const count = plainDistance(typed, term);
          if (count <= limit) return [{ term: place, distance: count }];
          return isStartNear(typed, term) ? [{ term: place, distance: Infinity }] : [];
        });
        expect(new SpellingIndex(sorted).find(typed, limit, true)).toEqual(expected);
      }),
    );
  });
});

const word = fc.stringMatching(/^[a-d]{0,7}$/);

function isStartNear(typed: string, term: string): boolean {
  if (term.length <= typed.length || term[0] !== typed[0]) return false;
  return [-1, 0, 1].some((more) => {
    const length = typed.length + more;
    return length > 0 && plainDistance(typed, term.slice(0, length)) <= 1;
  });
}

/** The definition, computed recursively from the last letter. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a === b ? 0 : Math.max(a.length, b.length) + 1;
  const [lastA, lastB] = [a.at(-1), b.at(-1)];
  const change = a.length === 1 && b.length === 1 ? 2 : 1;
  const isSwap = a.length > 1 && b.length > 1 && lastA === b.at(-2) && lastB === a.at(-2);
  return Math.min(
    plainDistance(a.slice(0, -1), b) + 1,
    plainDistance(a, b.slice(0, -1)) + 1,
    plainDistance(a.slice(0, -1), b.slice(0, -1)) + (lastA === lastB ? 0 : change),
    ...(isSwap ? [plainDistance(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  );
}
