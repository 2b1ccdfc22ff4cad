import { type DirectoryRow, readDirectory } from '../src/readDirectory.ts';
import type { LocationDesign } from '../src/VenueDesign.ts';
import { campusDirectory } from './directory.ts';
import { campusHours } from './hours.ts';

/** Style group of a location's rooms, by its main category, if it differs from the room's own. */
const styleOf: Readonly<Record<string, string>> = { food: 'Food' };

const washrooms = [
  ['WC-W', 'Women’s washroom', 'Cubicles, sinks and a changing table.', 'toilet, restroom, women'],
  ['WC-M', 'Men’s washroom', 'Cubicles, urinals and sinks.', 'toilet, restroom, men'],
  [
    'WC-A',
    'Accessible washroom',
    'Step-free, with grab rails, a low sink and an alarm cord.',
    'toilet, restroom, wheelchair, accessible',
  ],
] as const;

/** Positions of washrooms of each kind. */
const washroomFloors = {
  'WC-W': 'lib1 lib2 lib3 eng1 eng2 eng3 eng4 lec1 lec2 stu1 stu2',
  'WC-M': 'lib1 lib2 lib3 eng1 eng2 eng3 eng4 lec1 lec2 stu1 stu2',
  'WC-A': 'lib1 lib2 lib3 eng1 eng2 eng3 eng4 lec1 stu1 stu2',
} as const;

const washroomRows = washrooms.map(([unit, name, description, tags]): DirectoryRow => {
  const units = washroomFloors[unit].split(' ').map((floor) => `${floor}/${unit}`);
  return [units.join(' '), name, 'washrooms', description, tags, 'building', `CAMPUS-${unit}`];
});

/** Departments, services, and places of the campus. */
export const campusLocations: readonly LocationDesign[] = readDirectory({
  rows: [...campusDirectory, ...washroomRows],
  hours: campusHours,
  styleOf,
  withContact: new Set(['food', 'shops', 'services', 'library', 'sports']),
  areaCodes: ['613'],
});
