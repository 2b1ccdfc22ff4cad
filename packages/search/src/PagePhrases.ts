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

/** For each term, the words of a query that it matches, with their weights. */
export type PhraseWords = ReadonlyMap<number, readonly (readonly [word: number, weight: number])[]>;

/** Groups the terms of a query's words, because nearly all terms of phrases match none of them. */
export function phraseWords(words: readonly WordTerms[]): PhraseWords {
  const byTerm = new Map<number, (readonly [number, number])[]>();
  words.forEach((terms, word) => {
    for (const [term, weight] of terms) {
      byTerm.set(term, [...(byTerm.get(term) ?? []), [word, weight]]);
    }
  });
  return byTerm;
}

/**
 * How well the best phrase of a page matches a query: the summed weights of the query's words in
 * the phrase, lower if the phrase has other words. Words that are far apart on a page often mean
 * something else together.
 */
export function phraseMatch(
  { starts, entries }: PagePhrases,
  page: number,
  words: PhraseWords,
): number {
  const found = new Map<number, number>();
  let best = 0;
  let length = 0;
  let matched = 0;
  const end = starts[page + 1] ?? 0;
  for (let at = starts[page] ?? 0; at < end; at += 1) {
    const term = entries[at] ?? phraseEnd;
    if (term !== phraseEnd) {
      length += 1;
      const meant = words.get(term);
      if (meant === undefined) continue;
      matched += 1;
      for (const [word, weight] of meant) {
        found.set(word, Math.max(weight, found.get(word) ?? 0));
      }
      continue;
    }
    if (matched > 0) {
      const share = partialShare + (1 - partialShare) * (matched / length);
      best = Math.max(best, share * sumOf(found));
      found.clear();
    }
    length = 0;
    matched = 0;
  }
  return best;
}

function sumOf(weights: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return sum;
}
