import { expect, it } from 'vitest';
import { planVenue } from '../../fixtures/plan.ts';
import { collectIds } from './collectIds.ts';

/** Number of pauses in which a page can respond. */
function pausesFor(floors: number): number {
  const plans = Array.from({ length: floors }, () => ({ spaces: [] }));
  return [...collectIds(planVenue(...plans))].length;
}

it('pauses at least once for each floor', () => {
  expect(pausesFor(5)).toBeGreaterThanOrEqual(pausesFor(1) + 4);
});
