import { wordsOf } from './foldText.ts';
import type { SearchField, SearchResult } from './SearchResult.ts';

/** Fields whose texts are short enough to be offered. */
const OFFERED: ReadonlySet<SearchField> = new Set(['name', 'tags', 'categories']);

/**
 * Texts to offer for what is being typed: names, categories and tags of what was found, those first
 * that have a word that begins with the last one typed; each once, whatever its case.
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
