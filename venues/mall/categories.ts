import type { CategoryRecord } from '@mezzanine/mvf';
import { tints } from './styles.ts';

type Row = readonly [key: string, name: string, color: string, parent?: string];

const blush = '#F1E1E8';
const straw = '#F4EBCB';

const rows: readonly Row[] = [
  ['fashion', 'Fashion', tints.lilac],
  ['women', 'Women’s clothing', tints.lilac, 'fashion'],
  ['men', 'Men’s clothing', tints.lilac, 'fashion'],
  ['accessories', 'Bags & accessories', tints.lilac, 'fashion'],
  ['jewelry', 'Jewelry & watches', tints.lilac, 'fashion'],
  ['shoes', 'Shoes', tints.lilac],
  ['food', 'Food & drink', tints.clay],
  ['cafes', 'Cafés', tints.clay, 'food'],
  ['restaurants', 'Restaurants', tints.clay, 'food'],
  ['quick', 'Quick bites', tints.clay, 'food'],
  ['sweets', 'Bakeries & sweets', tints.clay, 'food'],
  ['groceries', 'Groceries', tints.sand],
  ['department', 'Department stores', tints.sand],
  ['home', 'Home', tints.sand],
  ['books', 'Books & stationery', tints.sand],
  ['electronics', 'Electronics', tints.sky],
  ['phones', 'Phones & internet', tints.sky, 'electronics'],
  ['sports', 'Sports & outdoors', tints.sky],
  ['entertainment', 'Entertainment', tints.sky],
  ['beauty', 'Beauty', blush],
  ['health', 'Health & optics', blush],
  ['kids', 'Kids & toys', straw],
  ['services', 'Services', tints.sage],
  ['amenities', 'Amenities', tints.sage],
  ['washrooms', 'Washrooms', tints.sage, 'amenities'],
];

/** Categories of the mall's tenants and amenities. */
export const mallCategories: readonly CategoryRecord[] = rows.map(([key, name, color, parent]) => ({
  id: `lcat_${key}`,
  name,
  color,
  ...(parent !== undefined && { parent: `lcat_${parent}` }),
}));
