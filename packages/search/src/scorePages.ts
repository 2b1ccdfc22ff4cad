import type { QueryPlan, Slot, TermQualities, Way } from './planQuery.ts';
import type { TermScores } from './scoreTerms.ts';
import { faintShare, minRarity, optionalShare } from './weights.ts';

/** Score of a query on each page of an index, by page number; 0 if nothing matches. */
export function scorePages(
  { slots }: QueryPlan,
  weights: readonly number[],
  index: TermScores,
  pageCount: number,
): Float32Array {
  const sums = new Float32Array(pageCount);
  const covered = new Float32Array(pageCount);
  slots.forEach((slot, number) => {
    const weight = weights[number] ?? 0;
    const scores = scoreSlot(slot, index, pageCount);
    for (let page = 0; page < pageCount; page += 1) {
      const score = scores[page] ?? 0;
      if (score === 0) continue;
      sums[page] = (sums[page] ?? 0) + score * weight;
      covered[page] = (covered[page] ?? 0) + weight;
    }
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return sums.map((sum, page) => (sum * (covered[page] ?? 0)) / total);
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

/** Uses the best alternative for a word, and adds up the terms of an alternative. */
function scoreSlot({ ways }: Slot, index: TermScores, pageCount: number): Float32Array {
  const best = new Float32Array(pageCount);
  for (const { parts, quality } of ways) {
    const sums = ways.length === 1 ? best : new Float32Array(pageCount);
    // Pages may match only some parts of a compound: `setMaxBounds` is also about bounds.
    for (const terms of parts) addTerms(sums, terms, quality / parts.length, index);
    if (ways.length === 1) continue;
    for (let page = 0; page < pageCount; page += 1) {
      if ((sums[page] ?? 0) > (best[page] ?? 0)) best[page] = sums[page] ?? 0;
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
