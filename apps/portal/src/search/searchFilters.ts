import { hitLabels } from '../../config/hitLabels.ts';

/** What results may be narrowed to: the facets of the index that have chips. */
export const filterNames = ['set', 'version', 'kind'] as const;

/** One of the facets that have chips. */
export type FilterName = (typeof filterNames)[number];

/** Chosen values of each facet; an empty list lets everything through. */
export type SearchFilters = Readonly<Record<FilterName, readonly string[]>>;

/** Nothing chosen. */
export const noFilters: SearchFilters = { set: [], version: [], kind: [] };

/** How many records of each value a search found, by facet. */
export type FilterCounts = Readonly<Record<FilterName, Readonly<Record<string, number>>>>;

/** How many records have this value; a value from an address may be named like anything. */
export function filterCount(counts: FilterCounts, name: FilterName, value: string): number {
  return Object.hasOwn(counts[name], value) ? (counts[name][value] ?? 0) : 0;
}

/** Whether anything is chosen. */
export function hasFilters(filters: SearchFilters): boolean {
  return filterNames.some((name) => filters[name].length > 0);
}

/** The same filters with this value chosen, or no longer chosen. */
export function toggleFilter(
  filters: SearchFilters,
  name: FilterName,
  value: string,
): SearchFilters {
  const chosen = filters[name];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  return { ...filters, [name]: next };
}

/** The version of the set that has none: its pages are always those of today. */
const unversioned = 'current';

/**
 * The values that a reader may choose from: those found and those chosen, in a steady order. A set
 * that is a kind of its own, such as the blog, is one of the kinds only.
 */
export function filterChoices(
  name: FilterName,
  counts: FilterCounts,
  filters: SearchFilters,
): readonly string[] {
  const values = new Set([...Object.keys(counts[name]), ...filters[name]]);
  values.delete(unversioned);
  if (name === 'set') {
    for (const kind of Object.keys(counts.kind)) {
      if (!filters.set.includes(kind)) values.delete(kind);
    }
  }
  const rank = (value: string): number => {
    const place = Object.keys(hitLabels).indexOf(value);
    return place < 0 ? Infinity : place;
  };
  const sorted = [...values].sort(
    (a, b) => Math.sign(rank(a) - rank(b)) || a.localeCompare(b, 'en', { numeric: true }),
  );
  return name === 'version' ? sorted.reverse() : sorted;
}
