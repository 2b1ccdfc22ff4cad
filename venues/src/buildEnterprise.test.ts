import { expect, it } from 'vitest';
import { buildEnterprise } from './buildEnterprise.ts';
import type { EnterpriseDesign } from './EnterpriseDesign.ts';

const design: EnterpriseDesign = {
  venue: { type: 'office' },
  openingHours: [],
  topLocations: ['Desk'],
  notes: [],
  layers: [],
  typeOf: { lcat_help: 'amenity' },
};

const source = {
  manifest: {
    center: [0, 0] as [number, number],
    name: 'House',
    version: '2.0.0',
    time: '',
    map: 'h',
  },
  spaces: {},
  locations: [
    { id: 'loc_desk', name: 'Desk', categories: ['lcat_help', 'lcat_front'], spaces: [] },
    { id: 'loc_shop', name: 'Shop', categories: ['lcat_front'], spaces: [] },
  ],
  categories: [
    { id: 'lcat_help', name: 'Help' },
    { id: 'lcat_front', name: 'Front', parent: 'lcat_help' },
  ],
  languages: [{ code: 'fr', name: 'Français' }],
};

it('creates a record for each location, with the type of its main category', () => {
  const { venue, locations, categoryPriorities } = buildEnterprise(source, design);
  expect(locations.map(({ id, type }) => [id, type])).toEqual([
    ['el_desk', 'amenity'],
    ['el_shop', 'tenant'],
  ]);
  expect(venue?.topLocations).toEqual(['el_desk']);
  expect(venue?.languages?.map(({ code }) => code)).toEqual(['en', 'fr']);
  expect(categoryPriorities).toEqual({ el_desk: ['lcat_front', 'lcat_help'] });
});

it('rejects a name that no location has', () => {
  expect(() => buildEnterprise(source, { ...design, topLocations: ['Bar'] })).toThrow('Bar');
});
