import type { CategoryRecord, LocationRecord, Mvf } from '@mezzanine/mvf';
import { Category } from './Category.ts';
import { Lists } from './Lists.ts';
import { Location } from './Location.ts';
import { MezzanineError } from './MezzanineError.ts';
import type { Space } from './Space.ts';

/** Who is in the venue, and in which groups. */
export interface Directory {
  readonly locations: readonly Location[];
  readonly categories: readonly Category[];
  /** Locations of a space; only of those that have one. */
  readonly locationsBySpaceId: ReadonlyMap<string, readonly Location[]>;
}

/**
 * Locations and categories, linked.
 *
 * @param mvf - the venue as read
 * @param spacesOf - the list of a location's spaces, filled later
 * @throws MezzanineError `invalid-venue` when a category is its own ancestor
 */
export function buildDirectory(mvf: Mvf, spacesOf: (locationId: string) => Space[]): Directory {
  const categoryLocations = new Lists<Location>();
  const categories = buildCategories(mvf.categories, categoryLocations);
  const locationsBySpaceId = new Map<string, Location[]>();
  const locations = mvf.locations.map((record) => {
    const own = record.categories.flatMap((id) => categories.get(id) ?? []);
    const location = makeLocation(record, Object.freeze(own), spacesOf(record.id));
    for (const category of own) categoryLocations.of(category.id).push(location);
    for (const { id } of record.spaces) {
      const there = locationsBySpaceId.get(id);
      if (there) there.push(location);
      else locationsBySpaceId.set(id, [location]);
    }
    return location;
  });
  categoryLocations.freeze();
  for (const list of locationsBySpaceId.values()) Object.freeze(list);
  return {
    locations: Object.freeze(locations),
    categories: Object.freeze(mvf.categories.flatMap(({ id }) => categories.get(id) ?? [])),
    locationsBySpaceId,
  };
}

function buildCategories(
  records: readonly CategoryRecord[],
  locations: Lists<Location>,
): ReadonlyMap<string, Category> {
  const recordsById = new Map(records.map((record) => [record.id, record]));
  const built = new Map<string, Category>();
  const children = new Lists<Category>();
  for (const record of records) {
    // Up to the nearest ancestor that is there already, then down again; no recursion, since the
    // depth is the file's to choose.
    for (const { id, name, icon, color, parent: parentId } of ancestry(
      record,
      recordsById,
      built,
    )) {
      const parent = parentId === undefined ? undefined : built.get(parentId);
      const category = new Category({
        ...{ id, name, icon, color, parent },
        children: children.of(id),
        locations: locations.of(id),
      });
      built.set(id, category);
      if (parent) children.of(parent.id).push(category);
    }
  }
  children.freeze();
  return built;
}

function ancestry(
  record: CategoryRecord,
  recordsById: ReadonlyMap<string, CategoryRecord>,
  built: ReadonlyMap<string, Category>,
): CategoryRecord[] {
  const path = new Set<CategoryRecord>();
  let next: CategoryRecord | undefined = record;
  while (next && !built.has(next.id)) {
    if (path.has(next)) {
      throw new MezzanineError('invalid-venue', {
        given: `The category "${next.name}" (${next.id}) is its own ancestor.`,
        expected: 'Expected the parents in category.json to form a tree.',
      });
    }
    path.add(next);
    next = next.parent === undefined ? undefined : recordsById.get(next.parent);
  }
  return [...path].reverse();
}

function makeLocation(
  record: LocationRecord,
  categories: readonly Category[],
  spaces: readonly Space[],
): Location {
  const { id, name, externalId, description, phone, website, logo, icon } = record;
  return new Location({
    ...{ id, name, externalId, description, phone, website, logo, icon, categories, spaces },
    openingHours: Object.freeze([...(record.openingHoursSpecification ?? [])]),
    links: Object.freeze([...(record.links ?? [])]),
    social: Object.freeze((record.social ?? []).map(({ name: label, url }) => ({ label, url }))),
    pictures: Object.freeze([...(record.pictures ?? [])]),
    tags: Object.freeze([...(record.searchTags ?? [])]),
  });
}
