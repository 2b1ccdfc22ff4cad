import { expect, it } from 'vitest';
import { venuesIn } from './listVenues.ts';

it('a list of venues keeps entries with an id and a name', () => {
  const mall = { id: 'mall', name: 'Mall', description: 'Shops', city: 'Hamilton', bytes: 5 };
  const venues = [mall, { id: 'bare', name: 'Bare' }, { id: 7, name: 'Seven' }, null, 'text'];
  expect(venuesIn({ venues })).toEqual([
    { id: 'mall', name: 'Mall', description: 'Shops', city: 'Hamilton' },
    { id: 'bare', name: 'Bare', description: '', city: '' },
  ]);
});

it('an answer without a list has no venues', () => {
  expect([null, 'text', {}, { venues: 'many' }].flatMap(venuesIn)).toEqual([]);
});

it('a very long list is truncated', () => {
  const venues = Array.from({ length: 5000 }, (_, at) => ({ id: `v${at}`, name: 'Venue' }));
  expect(venuesIn({ venues })).toHaveLength(100);
});
