import { queryWords } from './queryWords.ts';
import type { SearchRecord } from './SearchRecord.ts';

/** The heading that a record represents; empty for text. */
export function ownHeading({ type, hierarchy }: SearchRecord): string {
  return type === 'content' ? '' : (hierarchy[Number(type.slice(3))] ?? '');
}

/** The last segment of a page's URL as words, which is its name in links. */
export function pageName({ path }: SearchRecord): string {
  const page = path.split('#', 1)[0] ?? '';
  return page.slice(page.lastIndexOf('/') + 1).replaceAll('-', ' ');
}

/**
 * The queries that match the name of a heading: its words without fillers and separators. A page
 * also has the end of its URL, and a member of the reference its name without the owner.
 */
export function headingKeys(record: SearchRecord): readonly string[] {
  const { type, kind, hierarchy } = record;
  const own = keyOf(ownHeading(record));
  if (own === '') return [];
  if (type === 'lvl1') return [own, keyOf(pageName(record))];
  const owner = kind === 'reference' ? hierarchy[Number(type.slice(3)) - 1] : undefined;
  return owner ? [own, keyOf(owner) + own] : [own];
}

/** The words of a text without fillers and separators: `mapView.labels` → `mapviewlabels`. */
function keyOf(text: string): string {
  return queryWords(text)
    .map(({ whole }) => whole)
    .join('');
}
