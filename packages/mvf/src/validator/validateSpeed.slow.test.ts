import { expect, it } from 'vitest';
import { bigSize, gridVenue } from '../../fixtures/gridVenue.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { validate } from './validate.ts';

it('checks 2,000 spaces and 60,000 nodes in a few seconds', () => {
  const venue = gridVenue(bigSize);
  const elapsedMs = processorClock();
  validate(venue);
  expect(elapsedMs()).toBeLessThan(5000);
});
