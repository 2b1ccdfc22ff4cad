import SearchableMap from 'minisearch/SearchableMap';
import { spellingDistance } from './spellingDistance.ts';

/** A term of the index, and how well it fits what was typed: 1 is the same word. */
export type TermQuality = readonly [term: number, quality: number];

/** Most terms that a few letters stand for; the shortest are kept. */
const maxCompletions = 150;
/** How much a term counts that is longer than what was typed, at most and at least. */
const completion = { best: 0.95, least: 0.6 };
const misspelled = { once: 0.62, twice: 0.4, unfinished: 0.5 };

/** The terms of an index: found whole, by their first letters, and with mistakes. */
export class TermDictionary {
  /** The search library's radix tree; the number is the term's place in the list. */
  readonly #tree = new SearchableMap<number>();

  constructor(terms: readonly string[]) {
    terms.forEach((term, index) => this.#tree.set(term, index));
  }

  /** Number of a term. */
  idOf(term: string): number | undefined {
    return this.#tree.get(term);
  }

  /** Longer terms that begin so. */
  completionsOf(typed: string): TermQuality[] {
    const found = [...this.#tree.atPrefix(typed)].filter(([term]) => term !== typed);
    if (found.length > maxCompletions) {
      found.sort(([a], [b]) => a.length - b.length);
      found.length = maxCompletions;
    }
    const range = completion.best - completion.least;
    return found.map(([term, id]) => [
      id,
      completion.least + range * (typed.length / term.length) ** 2,
    ]);
  }

  /**
   * Terms that may have been meant: one mistake in a word of four letters and more, two in one of
   * eight and more, and of a word of three only two letters swapped.
   *
   * @param isUnfinished Whether more letters may follow.
   */
  near(typed: string, isUnfinished: boolean): TermQuality[] {
    const edits = allowedMistakes(typed);
    if (edits === 0) return [];
    const found = new Map(this.#misspellings(typed, edits));
    if (!isUnfinished || typed.length < 4) return [...found];
    for (const [term, id] of this.#tree.atPrefix(typed.charAt(0))) {
      if (found.has(id) || term.length <= typed.length) continue;
      if (spellingDistance(typed, term, 1, true) <= 1) found.set(id, misspelled.unfinished);
    }
    return [...found];
  }

  #misspellings(typed: string, edits: number): TermQuality[] {
    const found = new Map<number, number>();
    const add = (term: string, id: number) => {
      const distance = spellingDistance(typed, term, edits);
      if (distance === 0 || distance > edits) return;
      found.set(id, distance > 1 ? misspelled.twice : misspelled.once);
    };
    if (typed.length > 3) {
      for (const [term, [id]] of this.#tree.fuzzyGet(typed, edits)) add(term, id);
    }
    // Two swapped letters are two changes to the library, and one mistake to people.
    for (let at = 1; at < typed.length; at += 1) {
      const swapped = `${typed.slice(0, at - 1)}${typed[at]}${typed[at - 1]}${typed.slice(at + 1)}`;
      const id = this.#tree.get(swapped);
      if (id !== undefined) add(swapped, id);
    }
    return [...found];
  }
}

function allowedMistakes(typed: string): number {
  if (typed.length < 3 || /\d/.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}
