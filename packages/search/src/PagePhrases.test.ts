import { expect, it } from 'vitest';
import { encodePhrases, phraseMatch, phraseWords } from './PagePhrases.ts';

const terms = ['area', 'draw', 'floor', 'line', 'route'];
const wordsOf = (...query: readonly string[]) =>
  phraseWords(query.map((word) => new Map([[terms.indexOf(word), 1]])));

it('matches a page best whose phrase has exactly the words of the query', () => {
  const pages = [['draw an area'], ['draw a line', 'floor area'], ['draw area floor route'], []];
  const phrases = encodePhrases(pages, terms);
  const matches = pages.map((_, page) => phraseMatch(phrases, page, wordsOf('draw', 'area')));
  expect(matches.map((match) => match.toFixed(2))).toEqual(['2.00', '0.65', '1.30', '0.00']);
});

it('ignores words of phrases that the index does not contain', () => {
  expect(phraseMatch(encodePhrases([['draw wombats']], terms), 0, wordsOf('draw'))).toBe(1);
});
