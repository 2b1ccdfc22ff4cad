import type { EnterpriseDesign } from '../src/EnterpriseDesign.ts';
import { hours } from './hours.ts';

/** Fictional data of the mall's operator. */
export const mallEnterprise: EnterpriseDesign = {
  venue: {
    type: 'shopping-mall',
    countryCode: 'CA',
    webUrl: 'https://alderwick-center.example',
    links: [
      { label: 'Opening hours', url: 'https://alderwick-center.example/hours' },
      { label: 'Parking', url: 'https://alderwick-center.example/parking' },
    ],
  },
  openingHours: hours.shop,
  topLocations: [
    'Greenbarrow Market',
    'Hallam & Wray',
    'Halcyon Cinemas',
    'Food court',
    'Information desk',
    'Garden terrace',
  ],
  notes: [
    {
      of: 'Plainweave',
      states: [{ type: 'new', start: '2026-05-02T04:00:00Z', end: '2026-08-31T04:00:00Z' }],
    },
    {
      of: 'Juice Bench',
      states: [{ type: 'new', start: '2026-04-18T04:00:00Z', end: '2026-07-31T04:00:00Z' }],
    },
    {
      of: 'Fable Costumes',
      states: [{ type: 'pop-up', start: '2026-05-15T04:00:00Z', end: '2026-11-02T04:00:00Z' }],
    },
    {
      of: 'Mochi Cart',
      states: [{ type: 'pop-up', start: '2026-05-01T04:00:00Z', end: '2026-09-30T04:00:00Z' }],
    },
    {
      of: 'Tern Travel',
      states: [{ type: 'relocated', start: '2026-03-01T04:00:00Z', end: '2026-09-01T04:00:00Z' }],
    },
    {
      of: 'Stillwater Spa',
      states: [
        { type: 'closed-temporarily', start: '2026-06-08T04:00:00Z', end: '2026-06-19T04:00:00Z' },
      ],
    },
    { of: 'Glint', states: [{ type: 'coming-soon', end: '2026-07-15T04:00:00Z' }] },
    ...[
      'Saffron Street',
      'Taco Alameda',
      'Wok Harbor',
      'Burger Assembly',
      'Pita Post',
      'Udon Counter',
      'Green Fork',
      'Pizza al Taglio',
      'Sugarloaf Crepes',
    ].map((of) => ({ of, siblings: [{ label: 'parent', names: ['Food court'] }] })),
    {
      of: 'Garden Room',
      siblings: [{ label: 'reference-point', names: ['Garden terrace'] }],
    },
    {
      of: 'Alder & Oak',
      siblings: [{ label: 'reference-point', names: ['Information desk'] }],
    },
  ],
  typeOf: { lcat_amenities: 'amenity', lcat_washrooms: 'amenity' },
  layers: [
    {
      key: 'shops',
      name: 'Shops and restaurants',
      includes: ({ properties: { kind, externalId = '' } }) =>
        kind === 'room' && /^[NSWKFCD]\d{3}$/.test(externalId),
    },
    {
      key: 'ways',
      name: 'Ways between levels',
      includes: ({ properties }) => properties.kind.startsWith('connection.'),
    },
    {
      key: 'staff',
      name: 'Staff only',
      includes: ({ properties: { externalId = '' } }) =>
        /^([NS][EW]|[AB]-[JE]|[A-Z]\d{3}-S)$/.test(externalId),
    },
  ],
};
