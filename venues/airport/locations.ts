import type { OpeningHours } from '@mezzanine/mvf';
import { type DirectoryRow, readDirectory } from '../src/readDirectory.ts';
import type { LocationDesign } from '../src/VenueDesign.ts';
import { airportDirectory } from './directory.ts';
import { flightPlaces } from './flightPlaces.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const week = [...workdays, 'Saturday', 'Sunday'];

const hours: Readonly<Record<string, readonly OpeningHours[]>> = {
  flights: [{ opens: '04:30', closes: '23:30', dayOfWeek: week }],
  office: [{ opens: '08:00', closes: '18:00', dayOfWeek: workdays }],
  always: [{ opens: '00:00', closes: '24:00', dayOfWeek: week }],
};

/** Style group of a tenant's rooms, by its main category, if it differs from the room's own. */
const styleOf: Readonly<Record<string, string>> = { cafes: 'Food', restaurants: 'Food' };

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
] as const;

const groups = ['t0/GE', 't1/TE', 't1/PW', 't1/AW', 't1/AE', 't1/PE', 's0/SC', 's1/SC', 's1/SW'];

const washroomRows = washrooms.map(([key, name, description, tags]): DirectoryRow => {
  const units = groups.map((group) => `${group}-${key}`).join(' ');
  return [units, name, 'washrooms', description, tags, 'always', `AIRPORT-${key}`];
});

/** Gates, counters, tenants, and services of the airport. */
export const airportLocations: readonly LocationDesign[] = readDirectory({
  rows: [...flightPlaces, ...airportDirectory, ...washroomRows],
  hours,
  styleOf,
  withContact: new Set(['shops', 'cafes', 'restaurants', 'lounges', 'rental']),
  areaCodes: ['902'],
});
