import type { QueryPlan, Slot, TermQualities, Way } from './planQuery.ts';
import type { TermScores } from './scoreTerms.ts';
import { faintShare, minRarity, optionalShare } from './weights.ts';

/**
 * Scores pages. It uses its arrays again for each query: with 10,000 pages, new ones would leave about a megabyte of
 * garbage.
 */
export class PageScorer {
  readonly #index: TermScores;
  readonly #sums: Float32Array;
  readonly #covered: Float32Array;
  /** Scores of the word at hand. */
  readonly #best: Float32Array;
  /** Scores of one of its alternatives. */
  readonly #own: Float32Array;

  constructor(index: TermScores, pageCount: number) {
    this.#index = index;
    this.#sums = new Float32Array(pageCount);
    this.#covered = new Float32Array(pageCount);
    this.#best = new Float32Array(pageCount);
    this.#own = new Float32Array(pageCount);
  }

  /**
   * Score of a query on each page, by page number; 0 if nothing matches. The next query overwrites the array.
   *
   * @param weights - of each word
   */
  score({ slots }: QueryPlan, weights: readonly number[]): Float32Array {
    const sums = this.#sums.fill(0);
    const covered = this.#covered.fill(0);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    slots.forEach((slot, number) => {
      const weight = weights[number] ?? 0;
      const scores = this.#scoreSlot(slot);
      for (let page = 0; page < sums.length; page += 1) {
        const score = scores[page] ?? 0;
        if (score === 0) continue;
        sums[page] = (sums[page] ?? 0) + score * weight;
        covered[page] = (covered[page] ?? 0) + weight;
      }
    });
    for (let page = 0; page < sums.length; page += 1) {
      sums[page] = ((sums[page] ?? 0) * (covered[page] ?? 0)) / total;
    }
    return sums;
  }

  /** Uses the best alternative for a word, and adds up the terms of an alternative. */
  #scoreSlot({ ways }: Slot): Float32Array {
    const best = this.#best.fill(0);
    for (const { parts, quality } of ways) {
      const sums = ways.length === 1 ? best : this.#own.fill(0);
      // Pages may match only some parts of a compound: `setMaxBounds` is also about bounds.
      for (const terms of parts) addTerms(sums, terms, quality / parts.length, this.#index);
      if (ways.length === 1) continue;
      for (let page = 0; page < best.length; page += 1) {
        if ((sums[page] ?? 0) > (best[page] ?? 0)) best[page] = sums[page] ?? 0;
      }
    }
    return best;
  }
}

/** Weight of each word of a query: low for a word on every page, 1 for a word on a single page. */
export function slotWeights(
  { slots }: QueryPlan,
  { starts }: TermScores,
  pageCount: number,
): readonly number[] {
  const whole = Math.log(1 + pageCount);
  return slots.map(({ ways, isFaint, isOptional }) => {
    const best = bestTerm(ways);
    const pages = best === undefined ? 1 : (starts[best + 1] ?? 0) - (starts[best] ?? 0);
    const rarity = Math.log(1 + pageCount / Math.max(1, pages)) / whole;
    const kind = (isFaint ? faintShare : 1) * (isOptional ? optionalShare : 1);
    return kind * (minRarity + (1 - minRarity) * rarity);
  });
}

function bestTerm(ways: readonly Way[]): number | undefined {
  let best: number | undefined;
  let bestWorth = 0;
  for (const { parts } of ways) {
    // The frequency of a part says little about the frequency of the word.
    if (parts.length > 1) continue;
    for (const [term, worth] of parts[0] ?? []) {
      if (worth <= bestWorth) continue;
      best = term;
      bestWorth = worth;
    }
  }
  return best;
}

function addTerms(
  sums: Float32Array,
  terms: TermQualities,
  weight: number,
  { starts, pages, scores }: TermScores,
): void {
  for (const [term, worth] of terms) {
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const page = pages[at] ?? 0;
      sums[page] = (sums[page] ?? 0) + worth * weight * (scores[at] ?? 0);
    }
  }
}
