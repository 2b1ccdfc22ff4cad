import type { CategoryRecord } from '@mezzanine/mvf';
import { palette } from '../src/palette.ts';

type Row = readonly [key: string, name: string, color: string, parent?: string];

const rows: readonly Row[] = [
  ['study', 'Study', palette.straw],
  ['library', 'Library services', palette.straw, 'study'],
  ['teaching', 'Teaching', palette.sky],
  ['auditoriums', 'Auditoriums', palette.lilac, 'teaching'],
  ['labs', 'Labs & workshops', palette.lilac, 'teaching'],
  ['offices', 'Offices', palette.sand],
  ['food', 'Food & drink', palette.clay],
  ['shops', 'Shops', palette.sand],
  ['sports', 'Sports', palette.sky],
  ['clubs', 'Student life', palette.blush],
  ['services', 'Services', palette.sage],
  ['outdoors', 'Outdoors', palette.sage],
  ['washrooms', 'Washrooms', palette.sage],
];

/** Categories of the campus. */
export const campusCategories: readonly CategoryRecord[] = rows.map(
  ([key, name, color, parent]) => ({
    id: `lcat_${key}`,
    name,
    color,
    ...(parent !== undefined && { parent: `lcat_${parent}` }),
  }),
);
