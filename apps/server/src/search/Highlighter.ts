import { htmlEscape } from 'escape-goat';
import { queryWords, splitIndexedText } from '@mezzanine/search';

/** Text with its matches highlighted. */
export interface Highlighted {
  /** Escaped HTML whose only markup is the highlight tags. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

/** Start and end of a range to highlight. */
type Span = readonly [start: number, end: number];

/** Words of a snippet before its first match. */
const leadingShare = 0.3;

/** Highlights matches of a query in the text of a record, and cuts snippets around them. */
export class Highlighter {
  readonly #typed: readonly string[];
  readonly #matched: ReadonlySet<string>;
  readonly #tags: readonly [pre: string, post: string];
  /** Cached, because hits share the names of pages and sections. */
  readonly #spans = new Map<string, readonly Span[]>();

  /**
   * @param query As typed. Only the typed prefix of a word is highlighted.
   * @param matchedTerms Matched terms of the index, which include other spellings.
   * @param tags Markup around a match, inserted unchanged.
   */
  constructor(
    query: string,
    matchedTerms: readonly string[],
    tags: readonly [pre: string, post: string],
  ) {
    this.#typed = [
      ...new Set(
        queryWords(query).flatMap(({ whole, parts }) => [whole, ...parts.map(({ term }) => term)]),
      ),
    ].sort((a, b) => b.length - a.length);
    this.#matched = new Set(matchedTerms);
    this.#tags = tags;
  }

  highlight(text: string): Highlighted {
    return this.#mark(text, 0, text.length, this.#spansOf(text));
  }

  /** Cuts out the given number of words around the first match. */
  snippet(text: string, wordCount: number, ellipsis: string): Highlighted {
    const spans = this.#spansOf(text);
    const words = [...text.matchAll(/\S+/g)].map((word) => word.index);
    if (words.length <= wordCount) return this.#mark(text, 0, text.length, spans);
    const firstMatch = spans[0]?.[0] ?? 0;
    const matchWord = Math.max(
      0,
      words.findLastIndex((start) => start <= firstMatch),
    );
    const lead = Math.floor(wordCount * leadingShare);
    const first = Math.min(Math.max(0, matchWord - lead), words.length - wordCount);
    const start = words[first] ?? 0;
    const end = words[first + wordCount] ?? text.length;
    const marked = this.#mark(text, start, text.slice(0, end).trimEnd().length, spans);
    const before = first > 0 ? ellipsis : '';
    const after = end < text.length ? ellipsis : '';
    return { ...marked, value: `${before}${marked.value}${after}` };
  }

  #spansOf(text: string): readonly Span[] {
    const known = this.#spans.get(text) ?? this.#findSpans(text);
    this.#spans.set(text, known);
    return known;
  }

  #findSpans(text: string): Span[] {
    return splitIndexedText(text).flatMap(({ start, end, whole, parts }): Span[] => {
      const length = this.#matchLength(whole);
      // Highlight the whole word only if the match extends beyond its first part.
      if (length > (parts[0]?.term.length ?? 0)) {
        return [[start, start + writtenLength(text.slice(start, end), length)]];
      }
      return parts.flatMap((part): Span[] => {
        const partLength = this.#matchLength(part.term);
        return partLength > 0 ? [[part.start, Math.min(part.end, part.start + partLength)]] : [];
      });
    });
  }

  /** Number of matching letters at the start of a term; all if a different spelling matched. */
  #matchLength(term: string): number {
    const typed = this.#typed.find((wanted) => term.startsWith(wanted));
    if (typed !== undefined && (typed.length > 1 || this.#matched.has(term))) return typed.length;
    return this.#matched.has(term) ? term.length : 0;
  }

  #mark(text: string, from: number, to: number, spans: readonly Span[]): Highlighted {
    const [pre, post] = this.#tags;
    const matchedWords = new Set<string>();
    let value = '';
    let position = from;
    for (const [start, end] of spans) {
      if (start < from || end > to) continue;
      matchedWords.add(text.slice(start, end).toLowerCase());
      value += `${htmlEscape(text.slice(position, start))}${pre}${htmlEscape(text.slice(start, end))}${post}`;
      position = end;
    }
    value += htmlEscape(text.slice(position, to));
    const isFull = this.#typed.every((term) => [...matchedWords].some((word) => word === term));
    const matchLevel = matchedWords.size === 0 ? 'none' : isFull ? 'full' : 'partial';
    return { value, matchLevel, matchedWords: [...matchedWords] };
  }
}

/**
 * Number of characters of a word, including separators, that contain the given number of letters.
 */
function writtenLength(word: string, letters: number): number {
  let taken = 0;
  for (let counted = 0; taken < word.length && counted < letters; taken += 1) {
    if (!/[._-]/.test(word.charAt(taken))) counted += 1;
  }
  return taken;
}
