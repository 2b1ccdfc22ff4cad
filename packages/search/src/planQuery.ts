import { keyOf, singularKeyOf } from './headings.ts';
import { queryPieces, type Piece } from './queryPieces.ts';
import { isFaint, queryWords } from './queryWords.ts';
import { synonymsOf } from './synonyms.ts';
import type { TermDictionary } from './TermDictionary.ts';
import { formsOf, singularOf } from './wordForms.ts';

/** Terms of the index, with a quality up to 1 for how well each matches the typed word. */
export type TermQualities = ReadonlyMap<number, number>;

/** One alternative for a word: for each of its parts, the terms that may match it. */
export interface Way {
  readonly parts: readonly TermQualities[];
  /** Maximum weight of the alternative. */
  readonly quality: number;
}

/** A word of a query, and the alternatives that match it in a text. */
export interface Slot {
  readonly ways: readonly Way[];
  /** Whether the word is optional, such as the `camera` of `camera.focusOn`. */
  readonly isOptional: boolean;
  /** Whether the word is so common that the other words decide. */
  readonly isFaint: boolean;
}

/** A heading that a query may refer to. */
export interface QueryName {
  /** The words of the heading without fillers and separators. */
  readonly key: string;
  /** How certain it is, up to 1. */
  readonly worth: number;
}

/** A parsed query. */
export interface QueryPlan {
  readonly slots: readonly Slot[];
  /** The names that the query may refer to, best first. */
  readonly names: readonly QueryName[];
  /** Whether it looks like code: `showMap`, `venue.directions`, `set()`. */
  readonly isCode: boolean;
  /** Whether it looks like a call: `directions()`. */
  readonly isCall: boolean;
}

/** Weights of alternatives: another form of the word, a synonym, or a longer word. */
const quality = {
  form: 0.9,
  /** For a word that the index contains: `map` rarely means `mapkit`. */
  longer: 0.1,
  synonym: 0.4,
  synonymForm: 0.36,
  parts: 0.85,
  joined: 0.95,
  /** Share for a word that is read as the most likely correction. */
  corrected: 0.9,
  /** Share for the other corrections. */
  corrections: 0.5,
};
/** Certainty of a name in the singular, or with an incomplete or misspelled word guessed. */
const nameWorth = { singular: 0.95, guessed: 0.85 };
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
  const pieces = queryPieces(query, dictionary, isTolerant).slice(0, maxWords);
  // After a space or a bracket, the last word is complete.
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const readingOf = (index: number) => ({
    isLast: isOpen && index === pieces.length - 1,
    isTolerant,
  });
  const slots = pieces.map((piece, index): Slot => ({
    isOptional: piece.isOptional,
    isFaint: isFaint(piece.whole),
    ways: [
      ...waysOf(piece, dictionary, readingOf(index)),
      ...piece.joined.flatMap((term) => waysOfJoined(term, dictionary)),
    ],
  }));
  const guess = pieces.map((piece, index) => meantBy(piece, dictionary, readingOf(index)));
  return {
    slots,
    names: namesOf(query, guess),
    isCall: query.trimEnd().endsWith('()'),
    isCode: /\p{Ll}\p{Lu}|\w[._]\p{L}|\(\)/u.test(query),
  };
}

/**
 * The names that a query may refer to: its words, the last two names of a path such as `mapView.camera.set`, its
 * words in the singular, and the most likely corrections.
 */
function namesOf(query: string, guess: readonly string[]): readonly QueryName[] {
  const segments = queryWords(query).at(-1)?.segments ?? [];
  const names: QueryName[] = [
    { key: keyOf(query), worth: 1 },
    ...(segments.length > 2 ? [{ key: segments.slice(-2).join(''), worth: 1 }] : []),
    { key: singularKeyOf(query), worth: nameWorth.singular },
    { key: guess.join(''), worth: nameWorth.guessed },
    { key: guess.map(singularOf).join(''), worth: nameWorth.guessed },
  ];
  return names.filter(
    ({ key }, index) => key !== '' && names.findIndex((other) => other.key === key) === index,
  );
}

interface Reading {
  /** Whether more letters may follow. */
  readonly isLast: boolean;
  readonly isTolerant: boolean;
}

/** The word that an unknown typed word most likely means. */
function meantBy({ whole }: Piece, dictionary: TermDictionary, reading: Reading): string {
  const isKnown = [whole, ...formsOf(whole)].some((form) => dictionary.idOf(form) !== undefined);
  if (isKnown && !dictionary.isMisspelled(whole)) return whole;
  const longer = reading.isLast ? dictionary.completionOf(whole) : undefined;
  return longer ?? (reading.isTolerant ? dictionary.correctionOf(whole) : undefined) ?? whole;
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
  }
  return ways;
}

/** Alternatives for a compound of neighbors and its synonyms: `set up` is also `install`. */
function waysOfJoined(term: string, dictionary: TermDictionary): Way[] {
  if (dictionary.idOf(term) === undefined) return [];
  const terms = new Map<number, number>();
  addMeanings(terms, term, 1, dictionary);
  return [{ parts: [terms], quality: quality.joined }];
}

/** Adds a word, its other forms, and its synonyms. */
function addMeanings(
  found: Map<number, number>,
  word: string,
  share: number,
  dictionary: TermDictionary,
): void {
  const add = (term: string, worth: number) => {
    const id = dictionary.idOf(term);
    if (id !== undefined && (found.get(id) ?? 0) < worth * share) found.set(id, worth * share);
  };
  add(word, 1);
  for (const form of formsOf(word)) add(form, quality.form);
  for (const other of synonymsOf(word)) {
    add(other, quality.synonym);
    for (const form of formsOf(other)) add(form, quality.synonymForm);
  }
}

function termsOf(typed: string, dictionary: TermDictionary, reading: Reading): TermQualities {
  const found = new Map<number, number>();
  const add = (id: number, worth: number) => {
    if ((found.get(id) ?? 0) < worth) found.set(id, worth);
  };
  addMeanings(found, typed, 1, dictionary);
  if (found.size > 0 && dictionary.isMisspelled(typed)) found.clear();
  const isKnown = found.size > 0;
  // A word that the index does not contain may be the start of a known word at any position.
  if (reading.isLast || !isKnown) {
    const share = isKnown ? quality.longer : 1;
    for (const [id, worth] of dictionary.completionsOf(typed)) add(id, worth * share);
  }
  if (!reading.isTolerant) return found;
  const isGuessed = found.size === 0;
  const correction = isGuessed ? dictionary.correctionOf(typed) : undefined;
  if (correction !== undefined) addMeanings(found, correction, quality.corrected, dictionary);
  const share = correction === undefined ? 1 : quality.corrections;
  for (const [id, worth] of dictionary.near(typed, reading.isLast)) add(id, worth * share);
  return found;
}
