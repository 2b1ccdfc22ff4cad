import type { SearchHit } from './SearchHit.ts';

/** A hit, and the page hit that it belongs to. */
interface GroupedHit {
  readonly hit: SearchHit;
  /** The hit for the page itself, if there is one; `hit` is shown below it. */
  readonly parent: SearchHit | undefined;
}

/** Hits in one section. */
export interface HitGroup {
  /** Name of the section. */
  readonly title: string;
  readonly hits: readonly GroupedHit[];
}

/** Maximum number of shown hits per group. */
const longestGroup = 5;

/**
 * Groups hits by section, then by page, in the order of the first hit of each. The hit for a page itself
 * comes before hits inside the page.
 */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const sections = groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? '');
  return [...sections].map(([title, found]) => {
    const pages = groupBy(found, ({ hierarchy }) => hierarchy.lvl1 ?? '');
    return { title, hits: [...pages.values()].flatMap(underPage) };
  });
}

function underPage(hits: readonly SearchHit[]): GroupedHit[] {
  const page = hits.find(({ type }) => type === 'lvl1');
  const inside = hits.filter((hit) => hit !== page);
  return [
    ...(page === undefined ? [] : [{ hit: page, parent: undefined }]),
    ...inside.map((hit) => ({ hit, parent: page })),
  ];
}

function groupBy(
  hits: readonly SearchHit[],
  key: (hit: SearchHit) => string,
): ReadonlyMap<string, readonly SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(key(hit)) ?? [];
    if (group.length < longestGroup) group.push(hit);
    groups.set(key(hit), group);
  }
  return groups;
}
