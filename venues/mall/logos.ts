import { monogram } from '../src/monogram.ts';
import type { Tenant } from './Tenant.ts';

/** Dark colors that are legible on a light background, by main category. */
const colorsOf: Readonly<Record<string, readonly string[]>> = {
  women: ['#5B4688', '#7A3E6D', '#3F3D56'],
  men: ['#2F3E5C', '#4A3F35', '#3C4A3E'],
  accessories: ['#6B4226', '#4E3B6B', '#7B2D26'],
  jewelry: ['#7A5C1E', '#31475E'],
  shoes: ['#4B3B32', '#1F4E5F', '#6A2E35'],
  cafes: ['#5A3A22', '#7C4A1E', '#2E4A3B'],
  restaurants: ['#8A2F1B', '#1F4A4A', '#5E2A3C', '#3D4F21'],
  quick: ['#9A3412', '#7A2E1F', '#2F5233', '#B0451B'],
  sweets: ['#8C2F4B', '#6A3B1F', '#7A2F6A'],
  groceries: ['#2F6B3A'],
  department: ['#232B3A'],
  home: ['#6B5327', '#3F5145', '#7A4A2F', '#34495E'],
  books: ['#2B3A55', '#5C2E2E'],
  electronics: ['#1F3F6B', '#22505E', '#3B3F73'],
  phones: ['#1B4F72', '#4A2F73'],
  sports: ['#14532D', '#7C2D12', '#1E4E5A'],
  entertainment: ['#3D2C73', '#6B1F4A', '#164E63', '#5A3A0A'],
  beauty: ['#8A2F5C', '#5B3A6B', '#2F5D5D'],
  health: ['#1F5F5B', '#27548A', '#3F6212'],
  kids: ['#9A5B00', '#2E6F95', '#9B2C45'],
  services: ['#1F6F5C', '#374151', '#6B3F1D'],
};

/** A tenant's logo and its path in the bundle. */
export interface Logo {
  readonly path: string;
  readonly svg: string;
}

/** The logo of a tenant, from its name and main category; `index` is its position in the list. */
export function logoOf({ name, categories }: Tenant, index: number, slug: string): Logo {
  const colors = colorsOf[categories[0] ?? ''];
  if (!colors) throw new RangeError(`No color for the logos of ${String(categories[0])}.`);
  const color = colors[index % colors.length] ?? '';
  return {
    path: `assets/logo-${slug}.svg`,
    svg: monogram({ name, color, variant: index * 3 + 1 }),
  };
}
