import type { Coordinate, DirectionsTarget, Venue } from '@mezzanine/mezzanine-js/headless';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Database } from '../database/openDatabase.ts';
import { externalIdOf } from '../records/recordIds.ts';
import { RecordStore } from '../records/RecordStore.ts';

const coordinatePattern = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,2}(?:\.\d{1,15})?),(.{1,100})$/;

/** The coordinate that a parameter means, if it is one on a floor of the venue. */
export function readCoordinate(venue: Venue, text: string): Coordinate | undefined {
  const [, longitude, latitude, floorId] = coordinatePattern.exec(text) ?? [];
  if (floorId === undefined || venue.getFloor(floorId) === undefined) return undefined;
  return { longitude: Number(longitude), latitude: Number(latitude), floorId };
}

/**
 * The places that a parameter of directions refers to: several for a location of the workspace that
 * is in several spaces.
 *
 * @throws RequestProblem 404 if there is none
 */
export async function findTargets(
  database: Database,
  { id, venue }: { readonly id: string; readonly venue: Venue },
  text: string,
): Promise<readonly [DirectionsTarget, ...DirectionsTarget[]]> {
  const coordinate = readCoordinate(venue, text);
  if (coordinate !== undefined) return [coordinate];
  const [first, ...others] = await ofRecord(database, venue, { id, text });
  if (first !== undefined) return [first, ...others];
  const known =
    venue.getLocation(text) ??
    venue.locations.find(({ externalId }) => externalId === text) ??
    venue.getSpace(text) ??
    venue.pointsOfInterest.find(({ id }) => id === text) ??
    venue.spaces.find(({ externalId }) => externalId === text);
  if (known !== undefined) return [known];
  throw new RequestProblem(
    404,
    `This venue has no place "${text.slice(0, 100)}". Expected the id of a location, space, or point of interest, or longitude,latitude,floorId with the id of a floor.`,
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
