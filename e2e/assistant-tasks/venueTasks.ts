import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { loadVenue, type Venue } from '@mezzanine/mezzanine-js/headless';
import { readMvf, readVenueFile, validateBundle, writeMvf } from '@mezzanine/mvf';
import { find, use } from './steps.ts';
import type { Returned, Task } from './Task.ts';

const mall = 'mall.mvf.zip';
const airport = 'airport.mvf.zip';
const format = { set: 'docs' };

/** Names of the mall's files that the tasks write. */
const renamed = 'mall-renamed.mvf.zip';
const fixed = 'mall-fixed.mvf.zip';
const imdf = 'mall.imdf.zip';

/** Creates a bundle in which one shop has another name and one is missing. */
export function renamedMall(bytes: Uint8Array): {
  readonly name: string;
  readonly bytes: Uint8Array;
} {
  const venue = readMvf(bytes);
  const [first, , ...rest] = venue.locations;
  if (first === undefined) throw new Error('The mall has no locations.');
  const locations = [{ ...first, name: 'Corner Shop' }, ...rest];
  return { name: renamed, bytes: writeMvf({ ...venue, locations }) };
}

/** Questions about the venues of a folder. */
export function venueTasks(folder: string): readonly Task[] {
  const read = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));
  const open = (name: string) => loadVenue(read(name));
  return [...placeTasks(open), ...fileTasks(read), ...formatTasks];
}

function placeTasks(open: (name: string) => Promise<Venue>): readonly Task[] {
  return [
    {
      question: 'Which floors does the mall have, and how many locations?',
      steps: [use('venue_list'), use('venue_inspect', { venue: mall })],
      needs: ['Level 1', 'Level 2', 'Level 3'],
      async verify(results) {
        const venue = await open(mall);
        expect(dataOf(results)).toMatchObject({
          counts: { floors: venue.floors.length, locations: venue.locations.length },
          floors: venue.floors.map(({ id, name }) => ({ id, name })),
        });
      },
    },
    {
      question: 'How do I get from Lantern Coffee to the food court, and how far is it?',
      steps: [use('venue_directions', { venue: mall, from: 'Lantern Coffee', to: 'Food court' })],
      needs: ['Leave Lantern Coffee', 'Arrive at Food court'],
      verify: async (results) =>
        expectDirections(dataOf(results), await open(mall), ['Lantern Coffee', 'Food court']),
    },
    {
      question: 'How do I get from gate A1 of the airport to the arrivals hall without steps?',
      steps: [
        use('venue_find_places', { venue: airport, query: 'arrivals' }),
        use('venue_directions', {
          venue: airport,
          from: 'Gate A1',
          to: 'Arrivals hall',
          stepFree: true,
        }),
      ],
      needs: ['Leave Gate A1', 'Arrive at'],
      verify: async (results) =>
        expectDirections(dataOf(results), await open(airport), ['Gate A1', 'Arrivals hall'], true),
    },
    {
      question:
        'The elevators of the mall are out of order. Can a wheelchair get to the food court?',
      steps: [
        use('venue_directions', {
          venue: mall,
          from: 'Lantern Coffee',
          to: 'Food court',
          stepFree: true,
          exclude: ['elevator'],
        }),
      ],
      needs: ['"hasRoute": false', 'blockers'],
      async verify(results) {
        const venue = await open(mall);
        const [from, to] = [placeOf(venue, 'Lantern Coffee'), placeOf(venue, 'Food court')];
        const answer = venue.directions(from, to, { isStepFree: true, exclude: ['elevator'] });
        if (answer.type !== 'no-directions') throw new Error('The mall has a route.');
        expect(dataOf(results)['blockers']).toEqual(
          answer.blockers.slice(0, 10).map(({ type, text }) => ({ type, text })),
        );
      },
    },
    {
      question: 'Which café is nearest to Merrin Shoes?',
      steps: [
        use('venue_find_places', {
          venue: mall,
          query: 'café',
          types: ['location'],
          near: 'Merrin Shoes',
        }),
      ],
      needs: ['distanceMeters', 'Cafés'],
      async verify(results) {
        const venue = await open(mall);
        const from = placeOf(venue, 'Merrin Shoes');
        const found = await venue.search('café', { types: ['location'], limit: 100 });
        const meters = found.flatMap(({ entity }) =>
          entity.type === 'location' ? [Math.round(venue.distanceMeters(from, entity))] : [],
        );
        const places = dataOf(results)['places'] as readonly { readonly distanceMeters: number }[];
        expect(places.map(({ distanceMeters }) => distanceMeters)).toEqual(
          [...meters].sort((a, b) => a - b).slice(0, 10),
        );
      },
    },
  ];
}

function fileTasks(read: (name: string) => Uint8Array): readonly Task[] {
  return [
    {
      question: 'Is the bundle of the mall valid? Fix what can be fixed.',
      steps: [use('venue_validate', { venue: mall, fixTo: fixed })],
      needs: ['"counts"', fixed],
      verify(results) {
        const findings = validateBundle(read(mall));
        const count = (severity: string) =>
          findings.filter((finding) => finding.severity === severity).length;
        expect(dataOf(results)).toMatchObject({
          counts: { error: count('error'), warning: count('warning'), info: count('info') },
          fixable: findings.filter(({ isFixable }) => isFixable).length,
        });
        expect(validateBundle(read(fixed)).filter(({ severity }) => severity === 'error')).toEqual(
          [],
        );
      },
    },
    {
      question: 'Convert the mall to IMDF. What is lost?',
      steps: [use('venue_convert', { venue: mall, to: 'imdf', out: imdf })],
      needs: ['"losses"', '"effect"', imdf],
      verify(results) {
        const { format: written, venue } = readVenueFile(read(imdf), { file: imdf });
        expect(written).toBe('imdf');
        expect(venue.floors).toHaveLength(readMvf(read(mall)).floors.length);
        expect(dataOf(results)['bytes']).toBe(read(imdf).length);
      },
    },
    {
      question: 'What changed between the mall and its renamed version?',
      steps: [use('venue_compare', { before: mall, after: renamed })],
      needs: ['Corner Shop'],
      verify(results) {
        expect(dataOf(results)['counts']).toMatchObject({ removed: 1, changed: 1 });
      },
    },
  ];
}

const formatTasks: readonly Task[] = [
  {
    question: 'How does version 2 of the venue format write the opening hours of a location?',
    steps: [find('opening hours of a location version 2', format)],
    needs: ['`opens`', '`closes`', '`dayOfWeek`'],
  },
  {
    question: 'How do I read a bundle in TypeScript?',
    steps: [find('read bundle TypeScript', format)],
    needs: ["from '@mezzanine/mvf'", 'readMvf('],
  },
];

function dataOf(results: readonly Returned[]): Readonly<Record<string, unknown>> {
  return results.at(-1)?.data ?? {};
}

function placeOf(venue: Venue, name: string) {
  const isNamed = (place: { readonly name: string }) => place.name === name;
  const found = venue.locations.find(isNamed) ?? venue.spaces.find(isNamed);
  if (found === undefined) throw new Error(`The venue has no place "${name}".`);
  return found;
}

/** Expects the same route as the SDK's. */
function expectDirections(
  data: Readonly<Record<string, unknown>>,
  venue: Venue,
  [from, to]: readonly [from: string, to: string],
  isStepFree = false,
): void {
  const answer = venue.directions(placeOf(venue, from), placeOf(venue, to), { isStepFree });
  if (answer.type !== 'directions') throw new Error(`The venue has no route to ${to}.`);
  const { distanceMeters, durationSeconds, instructions } = answer;
  expect(data).toMatchObject({
    hasRoute: true,
    distanceMeters: Math.round(distanceMeters),
    durationSeconds: Math.round(durationSeconds),
    instructions: instructions.map(({ text }) => ({ text })),
  });
}
