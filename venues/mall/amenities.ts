import { readTenants, type Tenant, type TenantRow } from './Tenant.ts';

// A data table, one amenity per row, so it is exempt from size limits.
const rows: readonly TenantRow[] = [
  [
    'l1/INFO',
    'Information desk',
    'amenities',
    'Directions, lost property, wheelchairs and strollers on loan.',
    'help, lost and found, wheelchair, stroller',
    'shop',
  ],
  [
    'l2/N213',
    'Nursing room',
    'services amenities',
    'Two screened seats, a changing table, a sink and a bottle warmer.',
    'baby, feeding, changing table',
    'always',
  ],
  [
    'l3/N310',
    'Guest services',
    'services amenities',
    'Gift cards, parking validation and group visits.',
    'gift card, parking, help',
    'shop',
  ],
  [
    'l3/FOOD',
    'Food court',
    'food',
    'Forty-four tables for about 170 people, between nine counters.',
    'seating, tables, lunch',
    'restaurant',
  ],
  [
    'l3/GARDEN',
    'Garden terrace',
    'amenities',
    'Planted roof over the south wing, open in daylight when the weather allows.',
    'garden, roof, outdoors, benches',
    'shop',
  ],
];

const washrooms = [
  ['WW', 'Women’s washroom', 'Cubicles, sinks and a changing table.', 'toilet, restroom, women'],
  [
    'WM',
    'Men’s washroom',
    'Cubicles, urinals, sinks and a changing table.',
    'toilet, restroom, men',
  ],
  [
    'WA',
    'Accessible washroom',
    'Step-free, with grab rails, a low sink and an alarm cord.',
    'toilet, restroom, wheelchair, accessible',
  ],
  [
    'WF',
    'Family washroom',
    'Room for a stroller, a small toilet beside a full-size one, and a changing table.',
    'toilet, restroom, baby, changing table',
  ],
] as const;

const levels = ['l1', 'l2', 'l3'] as const;

/** Washrooms, desks, and other places that belong to the mall itself. */
export const amenities: readonly Tenant[] = [
  ...readTenants('', rows),
  ...levels.flatMap((level) =>
    washrooms.map(([unit, name, description, tags]): Tenant => ({
      units: [`${level}/A-${unit}`, `${level}/B-${unit}`],
      name,
      categories: ['washrooms'],
      description,
      tags: tags.split(', '),
      hours: 'always',
    })),
  ),
];
