import { findText, placesOfPrefix } from './sortedTexts.ts';
import { SpellingIndex } from './SpellingIndex.ts';

/** A term of the index, and how well it fits what was typed: 1 is the same word. */
export type TermQuality = readonly [term: number, quality: number];

/** Most terms that a few letters stand for; the shortest are kept. */
const maxCompletions = 150;
/** How much a term counts that is longer than what was typed, at most and at least. */
const completion = { best: 0.95, least: 0.6 };
const misspelled = { once: 0.62, twice: 0.4, unfinished: 0.5 };

/** The terms of an index: found whole, by their first letters, and with mistakes. */
export class TermDictionary {
  readonly #terms: readonly string[];
  readonly #spelling: SpellingIndex;

  /** @param terms In ascending order. */
  constructor(terms: readonly string[]) {
    this.#terms = terms;
    this.#spelling = new SpellingIndex(terms);
  }

  /** Number of a term. */
  idOf(term: string): number | undefined {
    return findText(this.#terms, term);
  }

  /** Longer terms that begin so. */
  completionsOf(typed: string): TermQuality[] {
    const lengthOf = (id: number) => this.#terms[id]?.length ?? 0;
    const found = placesOfPrefix(this.#terms, typed).filter((id) => lengthOf(id) > typed.length);
    if (found.length > maxCompletions) {
      found.sort((a, b) => lengthOf(a) - lengthOf(b));
      found.length = maxCompletions;
    }
    const range = completion.best - completion.least;
    return found.map((id) => [id, completion.least + range * (typed.length / lengthOf(id)) ** 2]);
  }

  /**
   * Terms that may have been meant: one mistake in a word of four letters and more, two in one of
   * eight and more, and of a word of three only two letters swapped.
   *
   * @param isUnfinished Whether more letters may follow.
   */
  near(typed: string, isUnfinished: boolean): TermQuality[] {
    if (typed.length < 3 || /\d/.test(typed)) return [];
    const isShort = typed.length === 3;
    const found = this.#spelling.find(typed, typed.length < 8 ? 1 : 2, isUnfinished && !isShort);
    return found.flatMap(({ term, distance }): TermQuality[] => {
      if (distance === 0 || (isShort && !isSwapped(typed, this.#terms[term] ?? ''))) return [];
      if (distance === Infinity) return [[term, misspelled.unfinished]];
      return [[term, distance > 1 ? misspelled.twice : misspelled.once]];
    });
  }
}

/** Whether two words have the same letters. */
function isSwapped(a: string, b: string): boolean {
  const sorted = (word: string) => [...word].sort().join('');
  return sorted(a) === sorted(b);
}
