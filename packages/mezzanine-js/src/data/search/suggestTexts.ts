import { wordsOf } from './foldText.ts';
import type { SearchField, SearchResult } from './SearchResult.ts';

/** Fields whose texts are short enough for suggestions. */
const OFFERED: ReadonlySet<SearchField> = new Set(['name', 'tags', 'categories']);

/**
 * Suggestions for a query: names, categories, and tags of the results, without duplicates that
 * differ only in case. Texts that contain a word with the last typed word as prefix come first.
 */
export function suggestTexts(typed: string, results: readonly SearchResult[]): string[] {
  const last = wordsOf(typed).at(-1)?.word ?? '';
  const texts = new Map<string, { text: string; isBegun: boolean }>();
  for (const { field, text } of results.flatMap(({ matches }) => matches)) {
    const words = wordsOf(text).map(({ word }) => word);
    const key = words.join(' ');
    if (!OFFERED.has(field) || texts.has(key)) continue;
    texts.set(key, { text, isBegun: words.some((word) => word.startsWith(last)) });
  }
  const all = [...texts.values()];
  return [...all.filter(({ isBegun }) => isBegun), ...all.filter(({ isBegun }) => !isBegun)].map(
    ({ text }) => text,
  );
}
