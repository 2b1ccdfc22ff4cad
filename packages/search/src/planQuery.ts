import { isFaint, queryWords } from './queryWords.ts';
import type { Word } from './splitTerms.ts';
import { synonymsOf } from './synonyms.ts';
import type { TermDictionary } from './TermDictionary.ts';

/** Terms of the index, each with how well it matches the typed word, up to 1. */
export type TermQualities = ReadonlyMap<number, number>;

/** One alternative for a word: one of the terms for each of its parts. */
export interface Way {
  readonly parts: readonly TermQualities[];
  /** Maximum weight of the alternative. */
  readonly quality: number;
  /** Whether an unknown word was cut in two, which also happens to misspelled words. */
  readonly isCut?: boolean;
}

/** A word of a query, and the alternatives that match it in a text. */
export interface Slot {
  readonly ways: readonly Way[];
  /** Whether the word is optional, such as the `camera` of `camera.focusOn`. */
  readonly isOptional: boolean;
  /** Whether the word is common, so that the other words decide. */
  readonly isFaint: boolean;
}

/** A parsed query. */
export interface QueryPlan {
  readonly slots: readonly Slot[];
  /**
   * Keys for headings: the query without its fillers and separators, and for `mapView.camera.set`
   * also the last two names.
   */
  readonly names: readonly string[];
  /** Whether it looks like code: `showMap`, `venue.directions`, `set()`. */
  readonly isCode: boolean;
  /** Whether it looks like a call: `directions()`. */
  readonly isCall: boolean;
}

/** Weights of alternatives: another form of the word, a synonym, or a longer word. */
const quality = {
  form: 0.9,
  /** For a word that the index contains: `map` seldom stands for `mapkit`. */
  longer: 0.1,
  synonym: 0.5,
  synonymForm: 0.45,
  parts: 0.85,
  joined: 0.95,
  cut: 0.8,
};
/** Further words are ignored, because a pasted paragraph is not a query. */
const maxWords = 12;

/**
 * Looks up the words of a query in the index.
 *
 * @param isTolerant Whether words may have typos.
 */
export function planQuery(
  query: string,
  dictionary: TermDictionary,
  isTolerant: boolean,
): QueryPlan {
  const words = distinctWords(queryWords(query));
  const pieces = words.flatMap((word) => toPieces(word, dictionary, isTolerant)).slice(0, maxWords);
  // After a space or a bracket, the last word is complete.
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const slots = pieces.map((piece, index): Slot => {
    const reading = { isLast: isOpen && index === pieces.length - 1, isTolerant };
    const joined = [pieces[index - 1], pieces[index + 1]].map((neighbor, side) => {
      if (neighbor === undefined) return [];
      const pair = side === 0 ? [neighbor, piece] : [piece, neighbor];
      return waysOfTerm(pair.map(({ whole }) => whole).join(''), dictionary, quality.joined);
    });
    return {
      isOptional: piece.isOptional,
      isFaint: isFaint(piece.whole),
      ways: [...waysOf(piece, dictionary, reading), ...joined.flat()],
    };
  });
  const segments = words.at(-1)?.segments ?? [];
  return {
    slots,
    names: [
      words.map(({ whole }) => whole).join(''),
      ...(segments.length > 2 ? [segments.slice(-2).join('')] : []),
    ],
    isCall: query.trimEnd().endsWith('()'),
    isCode: /\p{Ll}\p{Lu}|\w[._]\p{L}|\(\)/u.test(query),
  };
}

interface Piece {
  readonly whole: string;
  readonly parts: readonly string[];
  readonly isOptional: boolean;
}

/**
 * Splits `camera.focusOn` at its dots, unless the index contains the whole, like `deck.gl`, or may
 * contain it if typos are allowed.
 */
function toPieces(
  { whole, segments, parts }: Word,
  dictionary: TermDictionary,
  isTolerant: boolean,
): Piece[] {
  const terms = parts.map(({ term }) => term);
  const isKnown = (term: string) => dictionary.idOf(term) !== undefined;
  const isName = isKnown(whole) && segments.length === terms.length;
  if (segments.length < 2 || isName || (isTolerant && !segments.every(isKnown))) {
    return [{ whole, parts: terms, isOptional: false }];
  }
  let position = 0;
  return segments.map((segment, index) => {
    const own: string[] = [];
    for (let length = 0; length < segment.length; position += 1) {
      own.push(terms[position] ?? segment);
      length += own.at(-1)?.length ?? segment.length;
    }
    return { whole: segment, parts: own, isOptional: index < segments.length - 1 };
  });
}

interface Reading {
  /** Whether more letters may follow. */
  readonly isLast: boolean;
  readonly isTolerant: boolean;
}

function waysOf({ whole, parts }: Piece, dictionary: TermDictionary, reading: Reading): Way[] {
  const ways: Way[] = [{ parts: [termsOf(whole, dictionary, reading)], quality: 1 }];
  if (parts.length > 1) {
    const terms = parts.map((part, index) =>
      termsOf(part, dictionary, {
        ...reading,
        isLast: reading.isLast && index === parts.length - 1,
      }),
    );
    ways.push({ parts: terms, quality: quality.parts });
  } else if (ways[0]?.parts[0]?.size === 0) {
    ways.push(...cutInTwo(whole, dictionary));
  }
  return ways;
}

/** `bluedot` also matches `blue` and `dot`, if the index contains both. */
function cutInTwo(word: string, dictionary: TermDictionary): Way[] {
  const ways: Way[] = [];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)].map((half) => dictionary.idOf(half));
    if (halves.some((id) => id === undefined)) continue;
    ways.push({
      parts: halves.flatMap((id) => (id === undefined ? [] : [new Map([[id, 1]])])),
      quality: quality.cut,
      isCut: true,
    });
  }
  return ways;
}

function waysOfTerm(term: string, dictionary: TermDictionary, worth: number): Way[] {
  const id = dictionary.idOf(term);
  return id === undefined ? [] : [{ parts: [new Map([[id, 1]])], quality: worth }];
}

function termsOf(typed: string, dictionary: TermDictionary, reading: Reading): TermQualities {
  const found = new Map<number, number>();
  const add = (id: number | undefined, worth: number) => {
    if (id !== undefined && (found.get(id) ?? 0) < worth) found.set(id, worth);
  };
  add(dictionary.idOf(typed), 1);
  for (const form of formsOf(typed)) add(dictionary.idOf(form), quality.form);
  for (const other of synonymsOf(typed)) {
    add(dictionary.idOf(other), quality.synonym);
    for (const form of formsOf(other)) add(dictionary.idOf(form), quality.synonymForm);
  }
  // A word that the index does not contain may be the start of one at any position.
  if (reading.isLast || found.size === 0) {
    const share = found.size === 0 ? 1 : quality.longer;
    for (const [id, worth] of dictionary.completionsOf(typed)) add(id, worth * share);
  }
  if (reading.isTolerant) {
    for (const [id, worth] of dictionary.near(typed, reading.isLast)) add(id, worth);
  }
  return found;
}

/** Other forms of an English word: singular, plural, and verb forms. */
function formsOf(word: string): readonly string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const stem = word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '');
  const short = stem.replace(/([bdgmnprt])\1$/, '$1');
  return [...new Set([stem, short])].flatMap((base) =>
    base.length < 3
      ? []
      : [base, ...['s', 'es', 'e', 'ed', 'ing'].map((ending) => base + ending)].concat(
          base.endsWith('i') ? [`${base.slice(0, -1)}y`, `${base}es`] : [],
        ),
  );
}

function distinctWords(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.whole, word])).values()];
}
