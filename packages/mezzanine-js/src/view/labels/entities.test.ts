import { expect, test } from 'vitest';
import { buildVenue } from '../../data/buildVenue.ts';
import { sampleMvf } from '../../data/sampleMvf.fixture.ts';
import { expectEntities } from './entities.ts';

const venue = buildVenue(sampleMvf());

test('entities of the venue are accepted, in any language', () => {
  expect(() => expectEntities(venue, venue.spaces)).not.toThrow();
  expect(() => expectEntities(venue, buildVenue(sampleMvf()).locations)).not.toThrow();
});

test.each([
  ['no list', 'all', 'invalid-argument'],
  ['nothing', [null], 'invalid-argument'],
  ['a coordinate', [{ longitude: 0, latitude: 0 }], 'invalid-argument'],
  ['a thing without a place', [{ type: 'category', id: 'c_1' }], 'invalid-argument'],
  ['what only looks like a location', [{ type: 'location', id: 'l_0' }], 'unknown-target'],
  ['a space of elsewhere', [{ type: 'space', id: 's_none' }], 'unknown-target'],
])('%s is rejected with a typed error', (_, given, code) => {
  expect(() => expectEntities(venue, given)).toThrow(expect.objectContaining({ code }));
});
