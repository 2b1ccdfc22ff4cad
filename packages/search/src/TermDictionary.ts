import { findText, placesOfPrefix } from './sortedTexts.ts';
import { SpellingIndex } from './SpellingIndex.ts';

/** A term of the index, and how well it matches the typed word: 1 is the same word. */
export type TermQuality = readonly [term: number, quality: number];

/** Maximum number of terms that a prefix expands to. The shortest are kept. */
const maxCompletions = 150;
/** Highest and lowest weight of a term that is longer than the typed word. */
const completion = { best: 0.95, least: 0.6 };
const misspelled = { once: 0.62, twice: 0.4, unfinished: 0.5 };

/** The terms of an index, found by the whole word, by a prefix, and with typos. */
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

  /** Longer terms with this prefix. */
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
   * Possible corrections: one typo in words of four letters or more, two in words of eight or more,
   * and in words of three letters only a swap of two letters.
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
