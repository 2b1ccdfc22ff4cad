import { isInHeading, recordOf } from './Postings.ts';

/** Weight of a word in a heading, relative to one in the text. */
const headingWeight = 4;

/**
 * Scores of the words of a query in sections, which are numbered from 0. Thousands of sections are
 * summed for each query. As objects, they would put load on the garbage collector.
 */
export class SectionSums {
  readonly #wordCount: number;
  /** Best score of each word in each section. */
  readonly #best: Float64Array;
  readonly #isFound: Uint8Array;
  readonly #wordsInHeading: Uint8Array;
  /** The last word that was found in the heading, counted from 1. */
  readonly #lastInHeading: Uint8Array;
  readonly #records: Uint16Array;
  readonly #recordScores: Float64Array;

  constructor(sectionCount: number, wordCount: number) {
    this.#wordCount = wordCount;
    this.#best = new Float64Array(sectionCount * wordCount);
    this.#isFound = new Uint8Array(sectionCount);
    this.#wordsInHeading = new Uint8Array(sectionCount);
    this.#lastInHeading = new Uint8Array(sectionCount);
    this.#records = new Uint16Array(sectionCount);
    this.#recordScores = new Float64Array(sectionCount);
  }

  /** Adds a term of a word. The terms of a word must be added consecutively. */
  raise(section: number, word: number, score: number, entry: number): void {
    const isHeading = isInHeading(entry);
    const at = section * this.#wordCount + word;
    this.#isFound[section] = 1;
    this.#best[at] = Math.max(this.#best[at] ?? 0, score * (isHeading ? headingWeight : 1));
    if (isHeading) {
      if (this.#lastInHeading[section] === word + 1) return;
      this.#lastInHeading[section] = word + 1;
      this.#wordsInHeading[section] = this.wordsInHeading(section) + 1;
    } else if (score > (this.#recordScores[section] ?? 0)) {
      this.#records[section] = recordOf(entry);
      this.#recordScores[section] = score;
    }
  }

  /** Whether a section contains a word of the query. */
  has(section: number): boolean {
    return this.#isFound[section] === 1;
  }

  /** Number of words in the heading of a section. */
  wordsInHeading(section: number): number {
    return this.#wordsInHeading[section] ?? 0;
  }

  /** The record to show: 0 for the heading, or the text with the most significant word. */
  record(section: number): number {
    return this.wordsInHeading(section) > 0 ? 0 : (this.#records[section] ?? 0);
  }

  /** The sum of a section's best scores, weighted by the share of the words that it contains. */
  score(section: number): number {
    let total = 0;
    let found = 0;
    const end = (section + 1) * this.#wordCount;
    for (let at = section * this.#wordCount; at < end; at += 1) {
      const score = this.#best[at] ?? 0;
      total += score;
      if (score > 0) found += 1;
    }
    return (total * found) / Math.max(1, this.#wordCount);
  }
}
