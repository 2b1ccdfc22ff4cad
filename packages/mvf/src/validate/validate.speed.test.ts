import { expect, it } from 'vitest';
import { bigSize, gridVenue } from '../../fixtures/gridVenue.ts';
import { validate } from './validate.ts';

it('checks 2,000 spaces and 60,000 nodes in a few seconds', () => {
  const venue = gridVenue(bigSize);
  const start = performance.now();
  validate(venue);
  // A loaded machine of two cores takes half of this.
  expect(performance.now() - start).toBeLessThan(8_000);
});
