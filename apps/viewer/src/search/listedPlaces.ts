import type { Category, Location, Space, Venue } from '@mezzanine/react-sdk';
import { isRoomKind } from '../venue/isRoomKind.ts';

/** Finds a category by id, external id, or name. */
export function findCategory(venue: Venue, name: string): Category | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    venue.getCategory(name) ??
    venue.categories.find(({ externalId }) => externalId === name) ??
    venue.categories.find((category) => category.name.toLowerCase() === wanted)
  );
}

/** Locations of a category and its subcategories, each once. */
export function locationsIn(category: Category): readonly Location[] {
  const deeper = category.children.flatMap(locationsIn);
  return [...new Set([...category.locations, ...deeper])];
}

/**
 * The places that are listed without a search, sorted by name. A venue without locations, such as one
 * from a drawing, lists its named rooms.
 *
 * @param category - only this category and its subcategories; `undefined`: all
 */
export function listedPlaces(
  venue: Venue,
  category: string | undefined,
): readonly (Location | Space)[] {
  const found = category === undefined ? undefined : findCategory(venue, category);
  const all = found ? locationsIn(found) : venue.locations;
  const shown = all.filter((place) => !place.isHidden && isSomewhere(place));
  const isRooms = all.length === 0 && !found;
  const rooms = isRooms ? venue.spaces.filter(({ kind, name }) => name && isRoomKind(kind)) : [];
  const { compare } = new Intl.Collator(venue.language?.code, { numeric: true });
  return [...shown, ...rooms].sort((a, b) => compare(a.name, b.name));
}

function isSomewhere({ spaces, areas, entrances, coordinates }: Location): boolean {
  return spaces.length + areas.length + entrances.length + coordinates.length > 0;
}
