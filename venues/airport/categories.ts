import type { CategoryRecord } from '@mezzanine/mvf';
import { palette } from '../src/palette.ts';

type Row = readonly [key: string, name: string, color: string, parent?: string];

const rows: readonly Row[] = [
  ['gates', 'Gates', palette.straw],
  ['checkin', 'Check-in', palette.sky],
  ['belts', 'Baggage belts', palette.sky],
  ['controls', 'Security & border', palette.lilac],
  ['lounges', 'Lounges', palette.lilac],
  ['shops', 'Shops', palette.sand],
  ['food', 'Food & drink', palette.clay],
  ['cafes', 'Cafés', palette.clay, 'food'],
  ['restaurants', 'Restaurants & bars', palette.clay, 'food'],
  ['services', 'Services', palette.sage],
  ['transport', 'Transport & parking', palette.sage],
  ['rental', 'Car rental', palette.sage, 'transport'],
  ['washrooms', 'Washrooms', palette.sage],
];

/** Categories of the airport. */
export const airportCategories: readonly CategoryRecord[] = rows.map(
  ([key, name, color, parent]) => ({
    id: `lcat_${key}`,
    name,
    color,
    ...(parent !== undefined && { parent: `lcat_${parent}` }),
  }),
);
