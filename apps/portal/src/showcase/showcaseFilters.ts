import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';

/** Filters of the showcase; undefined: all. */
export interface ShowcaseFilters {
  /** Id of a demo venue. */
  readonly venue: string | undefined;
  /** Slug of a guide. */
  readonly topic: string | undefined;
}

/** Name of a filter, also used in URLs. */
export type FilterName = keyof ShowcaseFilters;

/** A value of a filter. */
export interface FilterChoice {
  readonly value: string;
  readonly name: string;
  /** Number of apps with this value, independent of other filters. */
  readonly count: number;
}

/** No filters. */
export const noFilters: ShowcaseFilters = { venue: undefined, topic: undefined };

const venueNames: Readonly<Record<string, string>> = {
  mall: 'Mall',
  airport: 'Airport',
  office: 'Office',
  campus: 'Campus',
};

/** The kind of venue of a demo venue. */
export function venueName(id: string): string {
  return venueNames[id] ?? id;
}

function valuesOf(item: ShowcaseItem, name: FilterName): readonly FilterChoice[] {
  const { venue, topics } = item;
  if (name === 'venue') return [{ value: venue, name: venueName(venue), count: 1 }];
  return topics.map((topic) => ({ value: topic.slug, name: topic.name, count: 1 }));
}

/** The values of a filter, most frequent first. */
export function choicesOf(
  items: readonly ShowcaseItem[],
  name: FilterName,
): readonly FilterChoice[] {
  const choices = new Map<string, FilterChoice>();
  for (const choice of items.flatMap((item) => valuesOf(item, name))) {
    const { count = 0 } = choices.get(choice.value) ?? {};
    choices.set(choice.value, { ...choice, count: count + 1 });
  }
  return [...choices.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Parses the filters of a URL, without values that no app has. */
export function readFilters(search: string, items: readonly ShowcaseItem[]): ShowcaseFilters {
  const query = new URLSearchParams(search);
  const known = (name: FilterName): string | undefined =>
    choicesOf(items, name).find(({ value }) => value === query.get(name))?.value;
  return { venue: known('venue'), topic: known('topic') };
}

/** Formats filters as a query; empty without filters. */
export function writeFilters({ venue, topic }: ShowcaseFilters): string {
  const query = new URLSearchParams({
    ...(venue !== undefined && { venue }),
    ...(topic !== undefined && { topic }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether an app matches all filters. */
export function passes(item: ShowcaseItem, filters: ShowcaseFilters): boolean {
  return (['venue', 'topic'] as const).every((name) => {
    const wanted = filters[name];
    return wanted === undefined || valuesOf(item, name).some(({ value }) => value === wanted);
  });
}
