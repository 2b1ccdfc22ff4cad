import { expect, it } from 'vitest';
import type { QueryPlan, Slot } from './planQuery.ts';
import { PageScorer } from './scorePages.ts';
import { scoreTerms, type PageTerms } from './scoreTerms.ts';

const fields = { title: [], path: [], headings: [], description: [], keywords: [], code: [] };
const pageOf = (...body: readonly string[]): PageTerms => ({ ...fields, body });
const pages = [pageOf('elevator', 'map'), pageOf('lift', 'floor'), pageOf('stairs'), pageOf('map')];
const index = scoreTerms(pages);

/** A word with one alternative for each term. */
const slotOf = (...terms: readonly string[]): Slot => ({
  isOptional: false,
  isFaint: false,
  ways: terms.map((term) => ({ parts: [new Map([[index.terms.indexOf(term), 1]])], quality: 1 })),
});
const planOf = (...slots: readonly Slot[]): QueryPlan => ({
  slots,
  names: [],
  isCode: false,
  isCall: false,
});
const matched = (scores: Float32Array) => [...scores].map((score) => score > 0);

it('scores the pages with any alternative of a word, and the others with 0', () => {
  const scores = new PageScorer(index, pages.length).score(planOf(slotOf('elevator', 'lift')), [1]);
  expect(matched(scores)).toEqual([true, true, false, false]);
});

it('scores a query the same after any other', () => {
  const plans = [
    planOf(slotOf('elevator', 'lift')),
    planOf(slotOf('floor', 'stairs', 'map'), slotOf('map', 'lift')),
    planOf(slotOf('stairs')),
    planOf(slotOf('map'), slotOf('stairs', 'floor')),
  ];
  const scorer = new PageScorer(index, pages.length);
  for (const plan of [...plans, ...plans.toReversed()]) {
    const weights = plan.slots.map(() => 1);
    const alone = new PageScorer(index, pages.length).score(plan, weights);
    expect([...scorer.score(plan, weights)]).toEqual([...alone]);
  }
});

it('uses the best alternative for a word, not their sum', () => {
  const scorer = new PageScorer(index, pages.length);
  const [one = 0] = [...scorer.score(planOf(slotOf('elevator')), [1])];
  expect(scorer.score(planOf(slotOf('map', 'elevator')), [1])[0]).toBe(one);
});
