import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';

/** What the apps of the showcase are narrowed to; undefined: all. */
export interface ShowcaseFilters {
  /** Id of a demo venue. */
  readonly venue: string | undefined;
  /** Slug of a guide. */
  readonly topic: string | undefined;
}

/** Name of a filter, in addresses too. */
export type FilterName = keyof ShowcaseFilters;

/** A value that a filter may have. */
export interface FilterChoice {
  readonly value: string;
  readonly name: string;
  /** How many apps have it, whatever else is chosen. */
  readonly count: number;
}

/** No filter at all. */
export const noFilters: ShowcaseFilters = { venue: undefined, topic: undefined };

const venueNames: Readonly<Record<string, string>> = {
  mall: 'Mall',
  airport: 'Airport',
  office: 'Office',
  campus: 'Campus',
};

/** The kind of place that a demo venue is. */
export function venueName(id: string): string {
  return venueNames[id] ?? id;
}

function valuesOf(item: ShowcaseItem, name: FilterName): readonly FilterChoice[] {
  const { venue, topics } = item;
  if (name === 'venue') return [{ value: venue, name: venueName(venue), count: 1 }];
  return topics.map((topic) => ({ value: topic.slug, name: topic.name, count: 1 }));
}

/** The values that a filter may have: those that most apps have first. */
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

/** The filters that an address names; what no app has is left out. */
export function readFilters(search: string, items: readonly ShowcaseItem[]): ShowcaseFilters {
  const query = new URLSearchParams(search);
  const known = (name: FilterName): string | undefined =>
    choicesOf(items, name).find(({ value }) => value === query.get(name))?.value;
  return { venue: known('venue'), topic: known('topic') };
}

/** The query that names the filters; empty where there are none. */
export function writeFilters({ venue, topic }: ShowcaseFilters): string {
  const query = new URLSearchParams({
    ...(venue !== undefined && { venue }),
    ...(topic !== undefined && { topic }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether an app has all that is asked for. */
export function passes(item: ShowcaseItem, filters: ShowcaseFilters): boolean {
  return (['venue', 'topic'] as const).every((name) => {
    const wanted = filters[name];
    return wanted === undefined || valuesOf(item, name).some(({ value }) => value === wanted);
  });
}
