import type { Category, Space } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';

/** Categories that tint rooms, in the order of the theme's tints. */
export function tintingCategories(venue: Venue): readonly Category[] {
  return venue.categories.filter(({ parent }) => !parent);
}

/**
 * Index of the theme's tint for a room: the position of its top-level category.
 *
 * @returns `undefined` if none of its categories is listed
 */
export function tintOf(space: Space, categories: readonly Category[]): number | undefined {
  for (const category of space.categories) {
    let top = category;
    while (top.parent) top = top.parent;
    const index = categories.indexOf(top);
    if (index >= 0) return index;
  }
  return undefined;
}
