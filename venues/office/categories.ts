import type { CategoryRecord } from '@mezzanine/mvf';

const rows: readonly (readonly [key: string, name: string, color: string, parent?: string])[] = [
  ['rooms', 'Rooms', '#DCE7F0'],
  ['meeting', 'Meeting rooms', '#DCE7F0', 'rooms'],
  ['booth', 'Phone booths', '#E6E0F0', 'rooms'],
  ['quiet', 'Quiet rooms', '#E6E0F0', 'rooms'],
  ['workplaces', 'Workplaces', '#EBD9BF'],
  ['neighborhoods', 'Neighborhoods', '#EBD9BF', 'workplaces'],
  ['desks', 'Desks', '#EBD9BF', 'workplaces'],
  ['social', 'Food and drink', '#F2DDD2'],
  ['facilities', 'Facilities', '#DDE8DC'],
  ['washrooms', 'Washrooms', '#DDE8DC', 'facilities'],
  ['lockers', 'Lockers', '#DDE8DC', 'facilities'],
  ['printers', 'Printers', '#DDE8DC', 'facilities'],
  ['staff', 'Staff only', '#ECE9E2'],
];

/** Categories of places in the office. */
export const officeCategories: readonly CategoryRecord[] = rows.map(
  ([key, name, color, parent]) => ({
    id: `lcat_${key}`,
    name,
    color,
    ...(parent !== undefined && { parent: `lcat_${parent}` }),
  }),
);
