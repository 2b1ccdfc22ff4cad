import { queryWords, spaceHyphens } from './queryWords.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { singularOf } from './wordForms.ts';

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
 * The queries that match the name of a heading: its words without fillers and separators, in guides also in the
 * singular. A page also has the end of its URL, and a member of the reference its name without the owner.
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

/** Each word once, like those of queries. */
function wordsOf(text: string): readonly string[] {
  const words = queryWords(spaceHyphens(text));
  return [...new Set(words.map(({ whole }) => whole))];
}
