import { isFiller, spaceHyphens } from './queryWords.ts';
import { splitTerms, type Word } from './splitTerms.ts';
import type { TermDictionary } from './TermDictionary.ts';

/** A word of a query to look up, as typed or after a compound was split. */
export interface Piece {
  readonly whole: string;
  /** Its parts by camel case and underscores. */
  readonly parts: readonly string[];
  /** Whether it is optional, such as the `camera` of `camera.focusOn`. */
  readonly isOptional: boolean;
  /** Compounds of this word and its neighbors: `bluedot` for `blue` before `dot`. */
  readonly joined: readonly string[];
}

/** Maximum number of words in a compound, including fillers: `turn by turn`. */
const maxJoined = 3;

/** Splits a query into the words to look up, each once. */
export function queryPieces(
  query: string,
  dictionary: TermDictionary,
  isTolerant: boolean,
): Piece[] {
  const isName = (word: string) => dictionary.isOneWord(word);
  const typed = splitTerms(spaceHyphens(query.replace(/['’]s\b/g, ''), isName));
  const telling = typed.filter(({ whole }) => !isFiller(whole));
  const words = new Map((telling.length > 0 ? telling : typed).map((word) => [word.whole, word]));
  const neighbors = joinNeighbors(typed);
  return [...words.values()].flatMap((word) =>
    splitWord(word, neighbors.get(word.whole) ?? [], dictionary, isTolerant),
  );
}

/** The compounds of each word with its neighbors. */
function joinNeighbors(typed: readonly Word[]): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, string[]>();
  for (let length = 2; length <= maxJoined; length += 1) {
    for (let start = 0; start + length <= typed.length; start += 1) {
      const window = typed.slice(start, start + length).map(({ whole }) => whole);
      for (const word of window) joined.set(word, [...(joined.get(word) ?? []), window.join('')]);
    }
  }
  return joined;
}

/**
 * Splits `camera.focusOn` at its dots, unless the index contains the whole word, like `deck.gl`, or
 * may contain it with typos. Splits unknown compounds such as `floorplan` in two.
 */
function splitWord(
  { whole, segments, parts }: Word,
  joined: readonly string[],
  dictionary: TermDictionary,
  isTolerant: boolean,
): Piece[] {
  const terms = parts.map(({ term }) => term);
  const isKnown = (term: string) => dictionary.idOf(term) !== undefined;
  const isName = isKnown(whole) && segments.length === terms.length;
  if (segments.length < 2 || isName || (isTolerant && !segments.every(isKnown))) {
    const halves = terms.length === 1 ? dictionary.halvesOf(whole, isTolerant) : undefined;
    if (halves === undefined) return [{ whole, parts: terms, isOptional: false, joined }];
    return halves.map((half) => ({
      whole: half,
      parts: [half],
      isOptional: false,
      joined: [whole],
    }));
  }
  let position = 0;
  return segments.map((segment, index) => {
    const own: string[] = [];
    for (let length = 0; length < segment.length; position += 1) {
      own.push(terms[position] ?? segment);
      length += own.at(-1)?.length ?? segment.length;
    }
    const isOptional = index < segments.length - 1;
    const before = segments[index - 1];
    const pair = before === undefined ? [] : [`${before}${segment}`];
    return {
      whole: segment,
      parts: own,
      isOptional,
      joined: [...pair, ...pairAfter(segments, index)],
    };
  });
}

function pairAfter(segments: readonly string[], index: number): string[] {
  const after = segments[index + 1];
  return after === undefined ? [] : [`${segments[index] ?? ''}${after}`];
}
