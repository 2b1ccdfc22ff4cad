import type { CategoryRecord } from '@mezzanine/mvf';
import { palette } from '../src/palette.ts';

type Row = readonly [key: string, name: string, color: string, parent?: string];

const rows: readonly Row[] = [
  ['fashion', 'Fashion', palette.lilac],
  ['women', 'Women’s clothing', palette.lilac, 'fashion'],
  ['men', 'Men’s clothing', palette.lilac, 'fashion'],
  ['accessories', 'Bags & accessories', palette.lilac, 'fashion'],
  ['jewelry', 'Jewelry & watches', palette.lilac, 'fashion'],
  ['shoes', 'Shoes', palette.lilac],
  ['food', 'Food & drink', palette.clay],
  ['cafes', 'Cafés', palette.clay, 'food'],
  ['restaurants', 'Restaurants', palette.clay, 'food'],
  ['quick', 'Quick bites', palette.clay, 'food'],
  ['sweets', 'Bakeries & sweets', palette.clay, 'food'],
  ['groceries', 'Groceries', palette.sand],
  ['department', 'Department stores', palette.sand],
  ['home', 'Home', palette.sand],
  ['books', 'Books & stationery', palette.sand],
  ['electronics', 'Electronics', palette.sky],
  ['phones', 'Phones & internet', palette.sky, 'electronics'],
  ['sports', 'Sports & outdoors', palette.sky],
  ['entertainment', 'Entertainment', palette.sky],
  ['beauty', 'Beauty', palette.blush],
  ['health', 'Health & optics', palette.blush],
  ['kids', 'Kids & toys', palette.straw],
  ['services', 'Services', palette.sage],
  ['amenities', 'Amenities', palette.sage],
  ['washrooms', 'Washrooms', palette.sage, 'amenities'],
];

/** Categories of the mall's tenants and amenities. */
export const mallCategories: readonly CategoryRecord[] = rows.map(([key, name, color, parent]) => ({
  id: `lcat_${key}`,
  name,
  color,
  ...(parent !== undefined && { parent: `lcat_${parent}` }),
}));
