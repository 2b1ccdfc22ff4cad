import { loadVenue } from '@mezzanine/mezzanine-js/headless';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';
import { writeMvf } from '@mezzanine/mvf';
import { expect, it } from 'vitest';
import { DirectionsCache } from './DirectionsCache.ts';

const bundle = writeMvf(sampleEnterpriseMvf());

it('directions are computed once for the same request, and again for any other', async () => {
  const [venue, published] = [await loadVenue(bundle), await loadVenue(bundle)];
  const cache = new DirectionsCache<{ readonly number: number }>();
  let computed = 0;
  const find = () => ({ number: (computed += 1) });
  const [one, two] = venue.spaces;
  if (one === undefined || two === undefined) throw new Error('The sample has spaces.');
  const question = { from: [one], to: [two], profile: 'walking' };
  const first = await cache.answer(venue, question, find);
  expect(await cache.answer(venue, { ...question, from: [one] }, find)).toBe(first);
  expect(computed).toBe(1);
  const spot = { longitude: 4.5, latitude: 51.9, floorId: 'm_ground' };
  for (const other of [
    { ...question, profile: 'step-free' },
    { ...question, to: [one, two] },
    { ...question, from: [two], to: [one] },
    { ...question, from: [spot] },
    { ...question, from: [{ ...spot, longitude: 4.6 }] },
  ]) {
    await Promise.all([cache.answer(venue, other, find), cache.answer(venue, other, find)]);
  }
  await cache.answer(published, question, find);
  expect(computed).toBe(7);
});
