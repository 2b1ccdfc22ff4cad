import type { SearchIndex, SearchRecord } from '@mezzanine/search';
import type { SiteHit, SiteQuery } from './SiteSource.ts';

/** Searches an index in memory, as the portal does. */
export function indexSearch(
  index: Pick<SearchIndex, 'search'>,
  { text, set, version, kind, limit }: SiteQuery,
): readonly SiteHit[] {
  const accepts = (record: SearchRecord) =>
    (set === undefined || record.set === set) &&
    (version === undefined || versionsOf(record.version).includes(version)) &&
    (kind === undefined || record.kind === kind);
  return index
    .search(text, accepts)
    .slice(0, limit)
    .map(({ record }) => ({
      path: record.path,
      // The first level is the section of the sidebar.
      headings: record.hierarchy.slice(1).filter((heading) => heading !== null),
      content: record.content ?? undefined,
      set: record.set,
      version: record.version,
      kind: record.kind,
    }));
}

function versionsOf(list: string): readonly string[] {
  return list.split(',').map((one) => one.trim());
}
