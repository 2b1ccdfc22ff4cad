import type { DirectionsTarget, Space, Venue } from '@mezzanine/mezzanine-js/headless';
import { plainText } from '../results/plainText.ts';
import { ToolError } from '../results/ToolError.ts';

/** A place that directions can lead to, with its name. */
interface NamedPlace {
  readonly name: string;
  readonly target: DirectionsTarget;
}

/**
 * Finds a place by id, exact name, or `longitude,latitude,floor`, otherwise as the best search result.
 *
 * @throws ToolError if there is none, or if several places match equally
 */
export async function findPlace(venue: Venue, given: string): Promise<NamedPlace> {
  const coordinate = readCoordinate(venue, given);
  if (coordinate !== undefined) return coordinate;
  const byId = venue.getLocation(given) ?? venue.getSpace(given);
  if (byId !== undefined) return { name: byId.name || byId.id, target: byId };
  const types = ['location', 'point-of-interest', 'space', 'area', 'connection'] as const;
  const hits = await venue.search(given, { limit: 10, types: [...types] });
  const wanted = given.trim().toLowerCase();
  const exact = hits.filter(({ entity }) => entity.name.toLowerCase() === wanted);
  const [hit] = exact.length > 0 ? exact : hits;
  if (hit === undefined) {
    throw new ToolError(
      `The venue has no place "${plainText(given)}". Find places with venue_find_places.`,
    );
  }
  if (exact.length === 0 && hits.length > 1 && hits[1]?.score === hit.score) {
    const names = hits
      .slice(0, 5)
      .map(({ entity }) => plainText(`${entity.name} (${entity.id})`, 80));
    throw new ToolError(
      `Several places match "${plainText(given)}". Pass an id: ${names.join('; ')}.`,
    );
  }
  return { name: hit.entity.name || hit.entity.id, target: hit.entity as DirectionsTarget };
}

/** Finds spaces by id or name, for closed areas. */
export function findSpaces(venue: Venue, names: readonly string[]): readonly Space[] {
  return names.flatMap((given) => {
    const wanted = given.trim().toLowerCase();
    const byId = venue.getSpace(given);
    const found =
      byId === undefined
        ? venue.spaces.filter(
            ({ name, locations }) =>
              name.toLowerCase() === wanted ||
              locations.some((location) => location.name.toLowerCase() === wanted),
          )
        : [byId];
    if (found.length > 0) return found;
    throw new ToolError(
      `The venue has no space "${plainText(given)}" to close. Find spaces with venue_find_places.`,
    );
  });
}

function readCoordinate(venue: Venue, given: string): NamedPlace | undefined {
  const [, longitude, latitude, floor] =
    /^(-?\d{1,3}(?:\.\d{1,12})?) *, *(-?\d{1,2}(?:\.\d{1,12})?)(?: *, *(.{1,100}))?$/.exec(given) ??
    [];
  if (longitude === undefined || latitude === undefined) return undefined;
  const found = findFloor(venue, floor);
  const target = {
    longitude: Number(longitude),
    latitude: Number(latitude),
    ...(found !== undefined && { floorId: found.id }),
  };
  return { name: plainText(given), target };
}

/**
 * Finds a floor by id, name, or short name.
 *
 * @throws ToolError that lists the floors
 */
export function findFloor(venue: Venue, given: string | undefined) {
  if (given === undefined) return undefined;
  const wanted = given.trim().toLowerCase();
  const byId = venue.getFloor(given);
  const found = venue.floors.filter(({ name, shortName }) =>
    [name, shortName].some((one) => one.toLowerCase() === wanted),
  );
  const floor = byId ?? found[0];
  if (floor !== undefined) return floor;
  const names = venue.floors.slice(0, 20).map(({ id, name }) => plainText(`${name} (${id})`, 60));
  throw new ToolError(`The venue has no floor "${plainText(given)}". Floors: ${names.join('; ')}.`);
}
