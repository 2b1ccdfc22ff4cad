import type { Mvf } from '../../Mvf.ts';
import type { CategoryRecord } from '../../record-types/category.ts';
import type { LocationRecord } from '../../record-types/location.ts';
import type { SpaceProps } from '../../record-types/space.ts';
import { idMaker } from '../editVenue.ts';

/** Properties in which sources store the class of a room, most exact first. */
const classFields = ['category', 'class', 'amenity', 'shop', 'room', 'type', 'use'];
/** Classes that say nothing about a place. */
const vague: ReadonlySet<string> = new Set([
  'room',
  'unspecified',
  'yes',
  'other',
  'unknown',
  'area',
]);
const longestClass = 60;

/** The class of a space as a category's name; undefined if the space has none. */
function classOf({ kind, metadata }: SpaceProps): string | undefined {
  const told = classFields
    .map((field) => metadata?.[field])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  const word = typeof told === 'string' ? told : kind.replace(/^connection\./, '');
  const tidy = word
    .trim()
    .replace(/[_.:/-]+/g, ' ')
    .toLowerCase();
  if (tidy === '' || vague.has(tidy) || tidy.length > longestClass) return undefined;
  return `${tidy.charAt(0).toUpperCase()}${tidy.slice(1)}`;
}

/** Locations without a category, with the category that their space's class suggests. */
export function missingCategoriesOf(venue: Mvf): Map<LocationRecord, string> {
  const spaces = new Map(
    Object.entries(venue.spaces).flatMap(([floor, features]) =>
      features.map(({ properties }) => [`${floor}\n${properties.id}`, properties] as const),
    ),
  );
  const found = new Map<LocationRecord, string>();
  for (const location of venue.locations) {
    if (location.categories.length > 0) continue;
    const name = location.spaces
      .flatMap(({ floor, id }) => spaces.get(`${floor}\n${id}`) ?? [])
      .map(classOf)
      .find((one) => one !== undefined);
    if (name !== undefined) found.set(location, name);
  }
  return found;
}

/** Assigns categories to locations by the class of their space; creates missing categories. */
export function addCategories(venue: Mvf): Mvf {
  const missing = missingCategoriesOf(venue);
  if (missing.size === 0) return venue;
  const newId = idMaker(venue);
  const ids = new Map(venue.categories.map(({ name, id }) => [name.trim().toLowerCase(), id]));
  const added: CategoryRecord[] = [];
  const idOf = (name: string): string => {
    const known = ids.get(name.toLowerCase());
    if (known !== undefined) return known;
    const id = newId('lcat_new');
    ids.set(name.toLowerCase(), id);
    added.push({ id, name });
    return id;
  };
  const locations = venue.locations.map((location) => {
    const name = missing.get(location);
    return name === undefined ? location : { ...location, categories: [idOf(name)] };
  });
  return { ...venue, locations, categories: [...venue.categories, ...added] };
}
