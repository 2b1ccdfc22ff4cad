import { queryWords, spaceHyphens } from './queryWords.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { singularOf } from './wordForms.ts';

/** The heading that a record represents; empty for text. */
export function ownHeading({ type, hierarchy }: SearchRecord): string {
  return type === 'content' ? '' : (hierarchy[Number(type.slice(3))] ?? '');
}

/** The last segment of a page's URL as words: its name in links. */
export function pageName({ path }: SearchRecord): string {
  const page = path.split('#', 1)[0] ?? '';
  return page.slice(page.lastIndexOf('/') + 1).replaceAll('-', ' ');
}

/**
 * The queries that match a heading: its words without fillers and separators, in guides also in the
 * singular. Pages also match the end of their URL, and members their name without the owner.
 */
export function headingKeys(record: SearchRecord): readonly string[] {
  const { type, kind, hierarchy } = record;
  const heading = ownHeading(record);
  const own = keyOf(heading);
  if (own === '') return [];
  const names = type === 'lvl1' ? [heading, pageName(record)] : [heading];
  if (kind !== 'reference')
    return [...new Set(names.flatMap((name) => [keyOf(name), singularKeyOf(name)]))];
  if (type === 'lvl1') return names.map(keyOf);
  const owner = hierarchy[Number(type.slice(3)) - 1];
  return owner ? [own, keyOf(owner) + own] : [own];
}

/** The words of a text without fillers and separators: `mapView.labels` → `mapviewlabels`. */
export function keyOf(text: string): string {
  return wordsOf(text).join('');
}

/** Like `keyOf`, with each word in the singular. */
export function singularKeyOf(text: string): string {
  return wordsOf(text).map(singularOf).join('');
}

/** Returns each word once, as for queries. */
function wordsOf(text: string): readonly string[] {
  const words = queryWords(spaceHyphens(text));
  return [...new Set(words.map(({ whole }) => whole))];
}
