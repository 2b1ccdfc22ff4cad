import type { Page } from './groupPages.ts';
import { pageName } from './headings.ts';
import { spaceHyphens } from './queryWords.ts';
import { splitTerms } from './splitTerms.ts';
import type { Halves } from './TermDictionary.ts';

/**
 * Pairs of neighboring words in titles outside the reference, by their compound: `bluedot` →
 * `blue`, `dot`. People type such names as one word, as the reference spells symbols.
 */
export function compoundTitles(pages: readonly Page[]): ReadonlyMap<string, Halves> {
  const compounds = new Map<string, Halves>();
  for (const { sections } of pages) {
    const [first] = sections[0].records;
    if (first.kind === 'reference') continue;
    for (const title of [first.hierarchy[1] ?? '', pageName(first)]) {
      const words = splitTerms(spaceHyphens(title)).map(({ whole }) => whole);
      words.slice(1).forEach((word, index) => {
        const before = words[index] ?? '';
        compounds.set(`${before}${word}`, [before, word]);
      });
    }
  }
  return compounds;
}
