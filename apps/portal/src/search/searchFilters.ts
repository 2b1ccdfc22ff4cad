import { hitLabels } from '../../config/hitLabels.ts';

/** Filters of results: the facets of the index with buttons. */
export const filterNames = ['set', 'version', 'kind'] as const;

/** One of {@link filterNames}. */
export type FilterName = (typeof filterNames)[number];

/** Selected values of each facet; an empty list allows everything. */
export type SearchFilters = Readonly<Record<FilterName, readonly string[]>>;

/** No selected values. */
export const noFilters: SearchFilters = { set: [], version: [], kind: [] };

/** Number of records per value, by facet. */
export type FilterCounts = Readonly<Record<FilterName, Readonly<Record<string, number>>>>;

/** Number of records with a value; values from a URL can be names of object members. */
export function filterCount(counts: FilterCounts, name: FilterName, value: string): number {
  return Object.hasOwn(counts[name], value) ? (counts[name][value] ?? 0) : 0;
}

/** Whether any value is selected. */
export function hasFilters(filters: SearchFilters): boolean {
  return filterNames.some((name) => filters[name].length > 0);
}

/** Adds or removes a value. */
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

/** The version of sets without versions, whose pages are always current. */
const unversioned = 'current';

/**
 * The selectable values: those found and those selected, in a stable order. A set that is also a kind,
 * such as the blog, is only listed as a kind.
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
