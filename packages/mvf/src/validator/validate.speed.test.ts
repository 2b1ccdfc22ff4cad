import { expect, it } from 'vitest';
import { bigSize, gridVenue } from '../../fixtures/gridVenue.ts';
import { validate } from './validate.ts';

it('checks 2,000 spaces and 60,000 nodes in a few seconds', () => {
  const venue = gridVenue(bigSize);
  // Time of the processor, since the machine may be busy with other tests.
  const before = process.cpuUsage();
  validate(venue);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(5);
});
