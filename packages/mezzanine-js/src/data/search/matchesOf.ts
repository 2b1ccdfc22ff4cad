import { termsOf, wordsOf } from './foldText.ts';
import type { SearchEntry } from './searchEntries.ts';
import type { SearchField, SearchMatch } from './SearchResult.ts';

const FIELDS: readonly SearchField[] = ['name', 'externalId', 'tags', 'categories', 'description'];
/** Fields are sequences of words, except external ids, which are a single word. */
const WHOLE: ReadonlySet<SearchField> = new Set(['externalId']);

/**
 * The texts that match.
 *
 * @param texts - text of the entity
 * @param terms - matching words of the index
 * @param joined - the query without spaces
 */
export function matchesOf(
  texts: SearchEntry['texts'],
  terms: ReadonlySet<string>,
  joined: string,
): readonly SearchMatch[] {
  const matches = FIELDS.flatMap((field) =>
    texts[field].flatMap((text): SearchMatch[] => {
      const ranges = WHOLE.has(field) ? wholeRange(text, joined) : rangesIn(text, terms);
      return ranges.length === 0 ? [] : [{ field, text, ranges }];
    }),
  );
  const [name] = texts.name;
  // If a space is missing in the query, the name as a whole may match without any common word.
  if (matches.length > 0 || name === undefined) return matches;
  return [{ field: 'name', text: name, ranges: [[0, name.length]] }];
}

function wholeRange(text: string, joined: string): [number, number][] {
  const own = wordsOf(text)
    .map(({ word }) => word)
    .join('');
  return own.startsWith(joined) ? [[0, text.length]] : [];
}

function rangesIn(text: string, terms: ReadonlySet<string>): [number, number][] {
  return wordsOf(text).flatMap(({ word, start, end }): [number, number][] =>
    termsOf(word).some((term) => terms.has(term)) ? [[start, end]] : [],
  );
}
