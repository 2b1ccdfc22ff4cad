import type { SearchResult, Venue } from '@mezzanine/mezzanine-js/headless';
import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { venue as venueName } from '../results/inputSchemas.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { findFloor, findPlace } from './findPlace.ts';
import type { VenueStore } from './VenueStore.ts';

const types = [
  'location',
  'point-of-interest',
  'space',
  'category',
  'area',
  'floor',
  'connection',
  'annotation',
] as const satisfies readonly SearchResult['entity']['type'][];

/** Maximum number of results to choose the nearest from. */
const maxCompared = 100;

/** `venue_find_places`: searches a venue as the map does. */
export function venueFindPlaces(store: VenueStore): Tool {
  return defineTool({
    name: 'venue_find_places',
    title: 'Find places',
    description:
      'Searches shops, rooms, categories, floors, and connections of a venue, tolerant of typos. With near, the nearest come first.',
    input: z.strictObject({
      venue: venueName,
      query: z.string().min(1).max(200),
      types: z.array(z.enum(types)).min(1).max(8).optional(),
      floor: z.string().max(200).optional().describe('Id or name.'),
      near: z.string().max(200).optional().describe('Id or name.'),
      limit: z.int().min(1).max(30).default(10),
    }),
    output: z.object({
      ...resultFields,
      places: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          name: z.string(),
          floors: z.array(z.string()),
          categories: z.array(z.string()).optional(),
          center: z.object({ longitude: z.number(), latitude: z.number() }).optional(),
          distanceMeters: z.number().optional(),
        }),
      ),
    }),
    run: async ({ venue: name, query, types: only, floor, near, limit }) => {
      const venue = await store.open(name);
      const onFloor = findFloor(venue, floor);
      // Any match can be the nearest place.
      const most = near === undefined ? limit : maxCompared;
      const hits = await venue.search(query, {
        limit: most,
        ...(only && { types: only }),
        ...(onFloor && { floor: onFloor }),
      });
      const all = near === undefined ? hits.map(placeData) : await byDistance(venue, hits, near);
      const data = cutList(all, undefined, limit).items;
      const summary = `${data.length} places in ${plainText(name)}.`;
      return dataAnswer('venue', summary, { places: data });
    },
  });
}

function placeData({ entity, type }: SearchResult) {
  const categories = 'categories' in entity ? entity.categories : [];
  const center = centerOf(entity);
  return {
    id: plainText(entity.id, 80),
    type,
    name: plainText(entity.name, 80),
    floors: floorsOf(entity).slice(0, 5),
    ...(categories.length > 0 && {
      categories: categories.slice(0, 3).map((category) => plainText(category.name, 40)),
    }),
    ...(center && { center }),
  };
}

function centerOf(entity: SearchResult['entity']) {
  const found = firstCoordinate(entity);
  return found && { longitude: found.longitude, latitude: found.latitude };
}

function firstCoordinate(entity: SearchResult['entity']) {
  if (entity.type === 'location') return entity.spaces[0]?.center ?? entity.coordinates[0];
  if ('center' in entity) return entity.center;
  if ('coordinates' in entity) return entity.coordinates[0];
  return 'coordinate' in entity ? entity.coordinate : undefined;
}

function floorsOf(entity: SearchResult['entity']): readonly string[] {
  if (entity.type === 'location') {
    return [...new Set(entity.spaces.map(({ floor }) => plainText(floor.name, 40)))];
  }
  if (entity.type === 'connection') return entity.floors.map(({ name }) => plainText(name, 40));
  return 'floor' in entity ? [plainText(entity.floor.name, 40)] : [];
}

async function byDistance(venue: Venue, hits: readonly SearchResult[], near: string) {
  const { target } = await findPlace(venue, near);
  if ('nodeId' in target) return hits.map(placeData);
  const measured = hits.flatMap((hit) => {
    if (hit.type === 'category' || hit.type === 'floor') return [];
    const meters = venue.distanceMeters(target, hit.entity);
    return Number.isFinite(meters)
      ? [{ ...placeData(hit), distanceMeters: Math.round(meters) }]
      : [];
  });
  return measured.sort((a, b) => a.distanceMeters - b.distanceMeters);
}
