import type { Venue } from '@mezzanine/mezzanine-js/headless';
import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { venue as venueName } from '../results/inputSchemas.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import type { VenueStore } from './VenueStore.ts';

/** Maximum items of a list in the result. */
const maxFloors = 20;
const maxCategories = 20;
const maxLanguages = 20;

const counts = z.record(z.string(), z.int());

/** `venue_inspect`: what a venue contains. */
export function venueInspect(store: VenueStore): Tool {
  return defineTool({
    name: 'venue_inspect',
    title: 'Inspect a venue',
    description:
      'Returns floors, categories, languages, center, and counts of spaces, doors, connections, locations, and nodes.',
    input: z.strictObject({ venue: venueName }),
    output: z.object({
      ...resultFields,
      name: z.string(),
      center: z.object({ longitude: z.number(), latitude: z.number() }),
      timeZone: z.string().optional(),
      languages: z.array(z.string()),
      counts,
      connections: counts,
      floors: z.array(
        z.object({ id: z.string(), name: z.string(), elevation: z.number(), spaces: z.int() }),
      ),
      categories: z.array(z.object({ name: z.string(), locations: z.int() })),
    }),
    run: async ({ venue: given }) => {
      const venue = await store.open(given);
      return dataAnswer('venue', `Venue ${plainText(given)}.`, dataOf(venue));
    },
  });
}

function dataOf(venue: Venue) {
  const { longitude, latitude } = venue.center;
  return {
    name: plainText(venue.name, 100),
    center: { longitude, latitude },
    ...(venue.timeZone !== undefined && { timeZone: plainText(venue.timeZone, 60) }),
    languages: venue.languages.slice(0, maxLanguages).map(({ code }) => plainText(code, 20)),
    counts: {
      buildings: venue.floorStacks.length,
      floors: venue.floors.length,
      spaces: venue.spaces.length,
      doors: venue.entrances.length,
      obstructions: venue.obstructions.length,
      pointsOfInterest: venue.pointsOfInterest.length,
      locations: venue.locations.length,
      categories: venue.categories.length,
      annotations: venue.annotations.length,
      walkingGraphNodes: venue.mvf.nodes.length,
    },
    connections: countBy(venue.connections.map(({ kind }) => plainText(kind, 30))),
    floors: venue.floors.slice(0, maxFloors).map(({ id, name, elevation, spaces }) => ({
      id: plainText(id, 60),
      name: plainText(name, 60),
      elevation,
      spaces: spaces.length,
    })),
    categories: venue.categories.slice(0, maxCategories).map(({ name, locations }) => ({
      name: plainText(name, 60),
      locations: locations.length,
    })),
  };
}

/** Counts kinds; returns at most 20 of them. */
function countBy(kinds: readonly string[]): Readonly<Record<string, number>> {
  const found = new Map<string, number>();
  for (const kind of kinds) {
    if (found.has(kind) || found.size < 20) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return Object.fromEntries(found);
}
