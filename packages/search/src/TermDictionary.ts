import { findText, placesOfPrefix } from './sortedTexts.ts';
import { isFiller } from './queryWords.ts';
import { SpellingIndex, type NearTerm } from './SpellingIndex.ts';
import { synonymsOf } from './synonyms.ts';
import { formsOf } from './wordForms.ts';

/** A term of the index, and how well it matches the typed word: 1 is the same word. */
export type TermQuality = readonly [term: number, quality: number];

/** Maximum number of terms that a prefix expands to. The shortest are kept. */
const maxCompletions = 150;
/** Highest and lowest weight of a term that is longer than the typed word. */
const completion = { best: 0.95, least: 0.6 };
const misspelled = { once: 0.62, twice: 0.4, unfinished: 0.5 };
/** How likely a correction is, by its typos; swapped neighbors are the most frequent typo. */
const likelihood = { swapped: 2, once: 1, twice: 0.1, unfinished: 0.1 };
/** Maximum number of cached words. */
const maxFound = 50;
/** How much more popular a correction must be than another form of the typed word. */
const misspelledGain = 5;
/** Minimum length of half a compound, and shorter halves that are words. */
const shortestHalf = 3;
const shortHalves: ReadonlySet<string> = new Set(['js', 'ui', 'gl', '3d', 'id', 'go']);

/** Data of an index about its terms. */
interface TermFacts {
  /** The share of the index that each term represents, on any scale. */
  readonly popularity: ArrayLike<number>;
  /** The two words of a compound that is a title: `bluedot` → `blue`, `dot`. */
  readonly compounds: ReadonlyMap<string, Halves>;
}

/** The two words of a compound. */
export type Halves = readonly [string, string];

/** The terms of an index, found by the whole word, by a prefix, and with typos. */
export class TermDictionary {
  readonly #terms: readonly string[];
  readonly #spelling: SpellingIndex;
  readonly #facts: TermFacts;
  readonly #found = new Map<string, readonly NearTerm[]>();

  /** @param terms In ascending order. */
  constructor(
    terms: readonly string[],
    facts: TermFacts = { popularity: [], compounds: new Map() },
  ) {
    this.#terms = terms;
    this.#spelling = new SpellingIndex(terms);
    this.#facts = facts;
  }

  /** Number of a term. */
  idOf(term: string): number | undefined {
    return findText(this.#terms, term);
  }

  /** Whether the index contains a compound that no title spells as two words. */
  isOneWord(compound: string): boolean {
    return this.idOf(compound) !== undefined && !this.#facts.compounds.has(compound);
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

  /** The most popular longer term with this prefix. */
  completionOf(typed: string): string | undefined {
    const ids = this.completionsOf(typed).map(([id]) => id);
    return this.#terms[this.#mostPopular(ids, () => 1) ?? -1];
  }

  /** The term that a word with typos most likely means. */
  correctionOf(typed: string): string | undefined {
    const found = this.#findNear(typed, false);
    const distances = new Map(found.map(({ term, distance }) => [term, distance]));
    const best = this.#mostPopular([...distances.keys()], (id) => {
      if (isSwapped(typed, this.#terms[id] ?? '')) return likelihood.swapped;
      return distances.get(id) === 1 ? likelihood.once : likelihood.twice;
    });
    return this.#terms[best ?? -1];
  }

  /**
   * The two words of a compound that the index does not contain, unless it is a misspelled word:
   * `floorplan`. A title with two words is preferred to the same name in one word.
   *
   * @param isAnyway - also splits a compound that the index contains
   */
  halvesOf(compound: string, isAnyway: boolean): Halves | undefined {
    const known = this.#facts.compounds.get(compound);
    if (known !== undefined) return known;
    const forms = [compound, ...formsOf(compound)];
    if (!isAnyway && forms.some((form) => this.idOf(form) !== undefined)) return undefined;
    let best: Halves | undefined;
    for (let at = 2; at <= compound.length - 2; at += 1) {
      const halves: Halves = [compound.slice(0, at), compound.slice(at)];
      if (!halves.every((half) => this.#isHalf(half))) continue;
      if (best === undefined || this.#worthOf(halves) > this.#worthOf(best)) best = halves;
    }
    const isMisspelled = () =>
      this.#findNear(compound, false).some(({ distance }) => distance === 1);
    return best === undefined || isMisspelled() ? undefined : best;
  }

  /** Whether a word that the index has only in other forms is probably misspelled: `makers`. */
  isMisspelled(typed: string): boolean {
    if (this.idOf(typed) !== undefined || synonymsOf(typed).length > 0) return false;
    const correction = this.correctionOf(typed);
    if (correction === undefined) return false;
    return this.#popularityOf(correction) > misspelledGain * this.#popularityOf(typed);
  }

  #isHalf(word: string): boolean {
    if (word.length < shortestHalf && !shortHalves.has(word)) return false;
    return [word, ...formsOf(word), ...synonymsOf(word)].some(
      (form) => this.idOf(form) !== undefined,
    );
  }

  /** The popularity of the less popular half. */
  #worthOf(halves: Halves): number {
    return Math.min(...halves.map((half) => this.#popularityOf(half)));
  }

  #popularityOf(word: string): number {
    return Math.max(
      ...[word, ...formsOf(word)].map((form) => {
        const id = this.idOf(form);
        return id === undefined ? 0 : (this.#facts.popularity[id] ?? 1);
      }),
    );
  }

  #mostPopular(ids: readonly number[], factor: (id: number) => number): number | undefined {
    let best: number | undefined;
    let bestWorth = 0;
    for (const id of ids) {
      const worth = (this.#facts.popularity[id] ?? 1) * factor(id);
      if (worth <= bestWorth) continue;
      best = id;
      bestWorth = worth;
    }
    return best;
  }

  /**
   * Possible corrections: one typo in words of four letters or more, two in words of eight or more,
   * and only a swap of neighbors in words of three.
   *
   * @param isUnfinished Whether more letters may follow.
   */
  near(typed: string, isUnfinished: boolean): TermQuality[] {
    return this.#findNear(typed, isUnfinished).map(({ term, distance }): TermQuality => {
      if (distance === Infinity) return [term, misspelled.unfinished];
      return [term, distance > 1 ? misspelled.twice : misspelled.once];
    });
  }

  /**
   * A query asks for the same word several times, as a whole word and as an incomplete one, so its last words are
   * cached.
   */
  #findNear(typed: string, isUnfinished: boolean): readonly NearTerm[] {
    let found = this.#found.get(typed);
    if (found === undefined) {
      if (this.#found.size >= maxFound) this.#found.clear();
      found = this.#compareTerms(typed);
      this.#found.set(typed, found);
    }
    return isUnfinished ? found : found.filter(({ distance }) => distance !== Infinity);
  }

  #compareTerms(typed: string): readonly NearTerm[] {
    if (typed.length < 3 || /\d/.test(typed)) return [];
    const isShort = typed.length === 3;
    const found = this.#spelling.find(typed, typed.length < 8 ? 1 : 2, !isShort);
    return found.filter(
      ({ term, distance }) =>
        distance > 0 &&
        !isFiller(this.#terms[term] ?? '') &&
        (!isShort || isSwapped(typed, this.#terms[term] ?? '')),
    );
  }
}

/** Whether two words have the same letters. */
function isSwapped(a: string, b: string): boolean {
  const sorted = (word: string) => [...word].sort().join('');
  return a.length === b.length && sorted(a) === sorted(b);
}
