import type { Page, PageTexts } from './groupPages.ts';
import { ownHeading } from './headings.ts';
import { queryWords } from './queryWords.ts';
import type { WordTerms } from './rankSections.ts';
import { findText } from './sortedTexts.ts';

/** The headings and search phrases of all pages, as numbers of terms. */
export interface PagePhrases {
  /** First entry of each page, and the end of the last one. */
  readonly starts: Uint32Array;
  /** The terms of each phrase, with a mark after each phrase. */
  readonly entries: Uint32Array;
}

/** Entry after the terms of a phrase. */
const phraseEnd = 0xff_ff_ff_ff;
/** Share of a phrase's match if the query has almost none of its other words. */
const partialShare = 0.3;
/** Further words of a phrase are ignored. */
const maxPhraseWords = 12;

/** The headings and search phrases of a page, each once. */
export function phrasesOf({ sections }: Page, texts: PageTexts | undefined): readonly string[] {
  const headings = sections.flatMap(({ records }) => records.map(ownHeading));
  return [...new Set([...headings, ...(texts?.keywords ?? '').split(',')])];
}

/**
 * Replaces the words of phrases with the numbers of their terms.
 *
 * @param phrases - of each page
 * @param terms - of the index, in ascending order
 */
export function encodePhrases(
  phrases: readonly (readonly string[])[],
  terms: readonly string[],
): PagePhrases {
  const entries: number[] = [];
  const starts = new Uint32Array(phrases.length + 1);
  phrases.forEach((own, page) => {
    for (const phrase of own) {
      const words = queryWords(phrase).slice(0, maxPhraseWords);
      const ids = words.flatMap(({ whole }) => findText(terms, whole) ?? []);
      if (ids.length > 0) entries.push(...ids, phraseEnd);
    }
    starts[page + 1] = entries.length;
  });
  return { starts, entries: Uint32Array.from(entries) };
}

/**
 * How well the best phrase of a page matches a query: the sum of the weights of the query's words in the
 * phrase, lower if the phrase has other words. Words that are far apart on a page often mean something else
 * together.
 *
 * @param words - the terms of each word of the query, with their weights
 */
export function phraseMatch(
  { starts, entries }: PagePhrases,
  page: number,
  words: readonly WordTerms[],
): number {
  const found = new Float64Array(words.length);
  let best = 0;
  let length = 0;
  let matched = 0;
  for (let at = starts[page] ?? 0; at < (starts[page + 1] ?? 0); at += 1) {
    const term = entries[at] ?? phraseEnd;
    if (term !== phraseEnd) {
      length += 1;
      matched += Number(raiseWords(found, words, term));
      continue;
    }
    if (matched > 0) {
      const share = partialShare + (1 - partialShare) * (matched / length);
      best = Math.max(best, share * found.reduce((sum, weight) => sum + weight, 0));
      found.fill(0);
    }
    length = 0;
    matched = 0;
  }
  return best;
}

/** Notes the words of the query that a term stands for; returns whether there are any. */
function raiseWords(found: Float64Array, words: readonly WordTerms[], term: number): boolean {
  let isFound = false;
  words.forEach((terms, word) => {
    const weight = terms.get(term);
    if (weight === undefined) return;
    isFound = true;
    if (weight > (found[word] ?? 0)) found[word] = weight;
  });
  return isFound;
}
