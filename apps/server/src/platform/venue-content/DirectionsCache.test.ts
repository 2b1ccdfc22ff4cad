import { loadVenue } from '@mezzanine/mezzanine-js/headless';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';
import { writeMvf } from '@mezzanine/mvf';
import { expect, it } from 'vitest';
import { DirectionsCache } from './DirectionsCache.ts';

const bundle = writeMvf(sampleEnterpriseMvf());

it('directions that are requested again are kept, and those of any other request are not', async () => {
  const [venue, published] = [await loadVenue(bundle), await loadVenue(bundle)];
  const cache = new DirectionsCache();
  let computed = 0;
  const find = () => ({ number: (computed += 1) });
  const [one, two] = venue.spaces;
  if (one === undefined || two === undefined) throw new Error('The sample has spaces.');
  const question = { from: [one], to: [two], profile: 'walking' };
  expect((await cache.answer(venue, question, find)).json).toBe('{"number":1}');
  const again = await cache.answer(venue, question, find);
  expect(await cache.answer(venue, { ...question, from: [one] }, find)).toBe(again);
  expect(computed).toBe(2);
  const spot = { longitude: 4.5, latitude: 51.9, floorId: 'm_ground' };
  for (const other of [
    { ...question, profile: 'step-free' },
    { ...question, to: [one, two] },
    { ...question, from: [two], to: [one] },
    { ...question, from: [spot] },
    { ...question, from: [{ ...spot, longitude: 4.6 }] },
  ]) {
    const answer = () => cache.answer(venue, other, find);
    const [, second, third] = await Promise.all([answer(), answer(), answer()]);
    expect(third).toBe(second);
  }
  await cache.answer(published, question, find);
  expect(computed).toBe(13);
});
