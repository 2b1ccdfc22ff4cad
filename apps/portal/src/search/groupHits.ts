import type { SearchHit } from './SearchHit.ts';

/** A hit in its place under its section and page. */
interface GroupedHit {
  readonly hit: SearchHit;
  /** The page's own hit, where the group holds it: the hit stands below it. */
  readonly parent: SearchHit | undefined;
}

/** Hits of one section of the portal. */
export interface HitGroup {
  /** Name of the section. */
  readonly title: string;
  readonly hits: readonly GroupedHit[];
}

/** Hits of one group that are shown. */
const longestGroup = 5;

/**
 * Groups hits by section, and within it by page, in the order in which the service found the first
 * of each. A page's own hit comes before those inside the page.
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
