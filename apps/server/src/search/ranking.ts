import { fields } from './Postings.ts';
import { queryWords } from './queryWords.ts';
import type { QueryPlan } from './planQuery.ts';
import type { SearchRecord } from './SearchRecord.ts';

/** How much a word counts by where it stands, in the order of the fields. */
const fieldWeight: Readonly<Record<(typeof fields)[number], number>> = {
  title: 10,
  alias: 10,
  heading: 6,
  section: 3,
  page: 3,
  content: 1.5,
};
/** The same by number of the field. */
export const fieldWeights: readonly number[] = fields.map((field) => fieldWeight[field]);
/** Fields whose words say what the unit itself is. */
export const titleFields = 2;
/** The field of paragraphs, lists and tables. */
export const textField = fields.indexOf('content');

/** Page before section: how much a heading counts by its level. */
const levelWeight: Readonly<Record<SearchRecord['type'], number>> = {
  lvl1: 1.5,
  lvl2: 1.2,
  lvl3: 1.1,
  lvl4: 1.05,
  lvl5: 1,
  lvl6: 1,
  content: 1,
};
/** Guide before symbol before release note, where nothing else decides. */
const kindWeight: Readonly<Record<SearchRecord['kind'], number>> = {
  guide: 1,
  example: 0.8,
  page: 0.85,
  reference: 0.7,
  blog: 0.65,
  'release-note': 0.6,
};
/** Beyond every difference of weights above: the current version of a set comes first. */
const olderVersionWeight = 1 / 16;
/** The venue format keeps its first version beside the second. */
const olderFormatWeight = 0.75;

/** For each step away from the root of the portal: what is general stands above what is special. */
const depthWeight = 0.97;
/** References count alike, wherever their pages stand. */
const referenceDepth = 3;

/** What a heading gains that is what was typed, begins so, or is the member that was named. */
const headingGain = { exact: 2.2, member: 1.8, begins: 1.25 };
/** What a page of the reference gains where the query is written as code is. */
const codeGain = 1.5;
/** Text counts in full up to so many records under one heading; what is longer has every word. */
const shortUnit = 8;
/** What a method gains where the query is written as a call. */
const callGain = 1.5;
/** What is left of a heading's weight when the query covers almost nothing of it. */
const uncoveredShare = 0.45;

/** Weight of a unit before anything is searched, by its first record. */
export function unitWeight(record: SearchRecord): number {
  const { type, kind, path } = record;
  // Symbols are no deeper in substance for standing deeper in a page.
  const level = kind === 'reference' && type !== 'lvl1' ? levelWeight.lvl2 : levelWeight[type];
  const age = isOlderVersion(record)
    ? olderVersionWeight
    : /\/version-1\//.test(path)
      ? olderFormatWeight
      : 1;
  const depth = kind === 'reference' ? referenceDepth : path.split('/').length - 1;
  return level * kindWeight[kind] * age * depthWeight ** depth;
}

/** Whether a page belongs to a version that is not the latest of its set. */
export function isOlderVersion({ path }: SearchRecord): boolean {
  return /^\/[\w-]+\/\d+\.\d+(\/|$)/.test(path);
}

/** What a heading's match is worth, by how many of its words the query has. */
export function headingShare(matchedWords: number, words: number): number {
  const covered = Math.min(1, matchedWords / Math.max(1, words));
  return uncoveredShare + (1 - uncoveredShare) * covered;
}

/** What a match in the text is worth, by how many records share the address. */
export function textShare(records: number): number {
  return Math.min(1, Math.sqrt(shortUnit / Math.max(1, records)));
}

/**
 * How much a unit gains by its heading as a whole, and by what the query looks like.
 *
 * @param keys The unit's headings as queries, see `headingKeys`.
 */
export function wholeGain(plan: QueryPlan, record: SearchRecord, keys: readonly string[]): number {
  const code = plan.isCode && record.kind === 'reference' ? codeGain : 1;
  const call = plan.isCall && ownHeading(record).endsWith('()') ? callGain : 1;
  return code * call * Math.max(...keys.map((key) => keyGain(plan, key)));
}

function keyGain({ key, member }: QueryPlan, heading: string): number {
  if (heading === '') return 1;
  if (heading === key) return headingGain.exact;
  if (heading === member) return headingGain.member;
  return heading.startsWith(key) ? headingGain.begins : 1;
}

/** The names of a unit as a query would be: its heading, and of a page the end of its address. */
export function headingKeys(record: SearchRecord): readonly string[] {
  const own = keyOf(ownHeading(record));
  return record.type === 'lvl1' ? [own, keyOf(pageName(record))] : [own];
}

function keyOf(text: string): string {
  return queryWords(text)
    .map(({ whole }) => whole)
    .join('');
}

/** The heading that a record itself is; empty for text. */
export function ownHeading({ type, hierarchy }: SearchRecord): string {
  return type === 'content' ? '' : (hierarchy[Number(type.slice(3))] ?? '');
}

/** The last segment of a page's address, in words: what it is called by in links. */
export function pageName({ path }: SearchRecord): string {
  const page = path.split('#', 1)[0] ?? '';
  return page.slice(page.lastIndexOf('/') + 1).replaceAll('-', ' ');
}
