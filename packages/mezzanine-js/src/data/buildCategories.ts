import type { EnterpriseCategory } from '@mezzanine/mvf';
import { Category, type Location } from './entities.ts';
import { Lists } from './Lists.ts';
import { MezzanineError } from './MezzanineError.ts';

/**
 * Categories by id, each with its parent and children.
 *
 * @param records - in display order
 * @param locations - lists of the locations of a category, filled later
 * @throws MezzanineError `invalid-venue` if a category is its own ancestor
 */
export function buildCategories(
  records: readonly EnterpriseCategory[],
  locations: Lists<Location>,
): ReadonlyMap<string, Category> {
  const recordsById = new Map(records.map((record) => [record.id, record]));
  const built = new Map<string, Category>();
  const children = new Lists<Category>();
  for (const record of records) {
    // Go up to the nearest existing ancestor, then down again. Not recursive, because the file
    // determines the depth.
    for (const ancestor of ancestry(record, recordsById, built)) {
      const { id, name, externalId, icon, picture, color, sortOrder, metadata = {} } = ancestor;
      const parent = ancestor.parent === undefined ? undefined : built.get(ancestor.parent);
      const category = new Category({
        id,
        name,
        externalId,
        icon,
        picture,
        color,
        sortOrder,
        parent,
        metadata,
        children: children.of(id),
        locations: locations.of(id),
      });
      built.set(id, category);
    }
  }
  for (const { id } of records) {
    const category = built.get(id);
    if (category?.parent) children.of(category.parent.id).push(category);
  }
  children.freeze();
  return built;
}

function ancestry(
  record: EnterpriseCategory,
  recordsById: ReadonlyMap<string, EnterpriseCategory>,
  built: ReadonlyMap<string, Category>,
): EnterpriseCategory[] {
  const path = new Set<EnterpriseCategory>();
  let next: EnterpriseCategory | undefined = record;
  while (next && !built.has(next.id)) {
    if (path.has(next)) {
      throw new MezzanineError('invalid-venue', {
        given: `The category "${next.name}" (${next.id}) is its own ancestor.`,
        expected: 'Expected the parent categories in category.json to form a tree.',
      });
    }
    path.add(next);
    next = next.parent === undefined ? undefined : recordsById.get(next.parent);
  }
  return [...path].reverse();
}
