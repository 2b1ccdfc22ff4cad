import type { Coordinate, DirectionsTarget, Venue } from '@mezzanine/mezzanine-js/headless';
import { LRUCache } from 'lru-cache';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Database } from '../database/openDatabase.ts';
import { externalIdOf } from '../records/recordIds.ts';
import { RecordStore } from '../records/RecordStore.ts';

const coordinatePattern = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,2}(?:\.\d{1,15})?),(.{1,100})$/;

/** Reads a parameter as a coordinate on a floor of the venue, if it is one. */
export function readCoordinate(venue: Venue, text: string): Coordinate | undefined {
  const [, longitude, latitude, floorId] = coordinatePattern.exec(text) ?? [];
  if (floorId === undefined || venue.getFloor(floorId) === undefined) return undefined;
  return { longitude: Number(longitude), latitude: Number(latitude), floorId };
}

/** A venue to find places in. */
export interface TargetVenue {
  readonly id: string;
  /** Differs whenever its records differ. */
  readonly state: string;
  readonly venue: Venue;
}

type Targets = readonly [DirectionsTarget, ...DirectionsTarget[]];

/** Maximum number of names per venue whose places are kept. */
const maxNames = 1000;

/** Places by the state of their venue and their name. Each lookup takes up to two queries. */
const kept = new WeakMap<Venue, LRUCache<string, Targets>>();

/**
 * The places that a parameter of directions refers to: several for a location of the workspace that
 * is in several spaces.
 *
 * @throws RequestProblem 404 if there is none
 */
export async function findTargets(
  database: Database,
  { id, state, venue }: TargetVenue,
  text: string,
): Promise<Targets> {
  const coordinate = readCoordinate(venue, text);
  if (coordinate !== undefined) return [coordinate];
  const names = kept.get(venue) ?? new LRUCache({ max: maxNames });
  kept.set(venue, names);
  const key = `${state} ${text}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const [first = ofBundle(venue, text), ...others] = await ofRecord(database, venue, { id, text });
  if (first !== undefined) {
    names.set(key, [first, ...others]);
    return [first, ...others];
  }
  throw new RequestProblem(
    404,
    `This venue has no place "${text.slice(0, 100)}". Expected the id of a location, space, or point of interest, or longitude,latitude,floorId with the id of a floor.`,
  );
}

function ofBundle(venue: Venue, text: string): DirectionsTarget | undefined {
  return (
    venue.getLocation(text) ??
    venue.locations.find(({ externalId }) => externalId === text) ??
    venue.getSpace(text) ??
    venue.pointsOfInterest.find(({ id }) => id === text) ??
    venue.spaces.find(({ externalId }) => externalId === text)
  );
}

/** The spaces that the workspace assigned to a location. */
async function ofRecord(
  database: Database,
  venue: Venue,
  { id, text }: { readonly id: string; readonly text: string },
) {
  if (/[\0\p{Cs}]/u.test(text)) return [];
  const store = new RecordStore(database);
  const key = { venue: id, kind: 'locations', external_id: text } as const;
  const row = await store.find({ ...key, external_id: await externalIdOf(store, venue.mvf, key) });
  if (row === undefined || row.source === 'bundle' || row.is_deleted === 1) return [];
  const { spaces = [] } = JSON.parse(row.body) as { readonly spaces?: readonly string[] };
  return spaces.flatMap(
    (space) =>
      venue.getSpace(space) ?? venue.spaces.find(({ externalId }) => externalId === space) ?? [],
  );
}
