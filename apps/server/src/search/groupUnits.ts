import { PostingsBuilder, type Postings } from './Postings.ts';
import { isFiller } from './queryWords.ts';
import { ownHeading, pageName } from './ranking.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { indexTerms, splitTerms } from './splitTerms.ts';

/** Records grouped by address, and what finds them. A unit is all that has one address. */
export interface Units {
  /** The records of each unit together, its first heading first. */
  readonly records: readonly SearchRecord[];
  /** First record of each unit, and the end of the last one. */
  readonly starts: Uint32Array;
  /** Words of each unit's heading, at most 255. */
  readonly headingLengths: Uint8Array;
  readonly postings: Postings;
}

/** Groups records by address and indexes their words. */
export function groupUnits(records: readonly SearchRecord[]): Units {
  const byPath = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const group = byPath.get(record.path);
    if (group === undefined) byPath.set(record.path, [record]);
    else if (record.type !== 'content' && group[0]?.type === 'content') group.unshift(record);
    else group.push(record);
  }
  const groups = [...byPath.values()];
  const starts = new Uint32Array(groups.length + 1);
  const headingLengths = new Uint8Array(groups.length);
  const builder = new PostingsBuilder();
  groups.forEach((group, unit) => {
    starts[unit + 1] = (starts[unit] ?? 0) + group.length;
    headingLengths[unit] = Math.min(255, indexUnit(builder, group, unit));
  });
  return { records: groups.flat(), starts, headingLengths, postings: builder.build() };
}

/** Notes the words of a unit and returns how many its heading has. */
function indexUnit(builder: PostingsBuilder, group: readonly SearchRecord[], unit: number): number {
  const [first] = group;
  if (first === undefined) return 0;
  const add = (text: string, field: Parameters<typeof builder.add>[2], record: number) => {
    for (const term of indexTerms(text)) builder.add(term, unit, field, record);
  };
  const heading = ownHeading(first);
  add(heading, 'title', 0);
  for (const term of joinedNeighbors(heading)) builder.add(term, unit, 'alias', 0);
  if (first.type === 'lvl1') {
    add(pageName(first), 'alias', 0);
    add(`${first.hierarchy[0] ?? ''} ${first.path.replaceAll('/', ' ')}`, 'page', 0);
  } else {
    add(first.hierarchy[1] ?? '', 'page', 0);
    const above = first.hierarchy.slice(2).filter((text) => text !== null && text !== heading);
    add(above.join(' '), 'section', 0);
  }
  group.forEach((record, place) => {
    if (record.type === 'content') add(record.content ?? '', 'content', place);
    else if (place > 0) add(ownHeading(record), 'heading', place);
  });
  const names = first.type === 'lvl1' ? [heading, pageName(first)] : [heading];
  return Math.min(...names.map(countWords));
}

function countWords(text: string): number {
  return splitTerms(text)
    .filter(({ whole }) => !isFiller(whole))
    .reduce((sum, { parts }) => sum + parts.length, 0);
}

/** `Blue dot` is found by `bluedot`, too. */
function joinedNeighbors(heading: string): string[] {
  const words = splitTerms(heading).map(({ whole }) => whole);
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}
