import { headingKeys, ownHeading, pageName } from './headings.ts';
import { isFiller } from './queryWords.ts';
import type { PageTerms } from './scoreTerms.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { indexTerms, splitTerms } from './splitTerms.ts';

/** The searchable form of a heading. */
export interface SectionName {
  /** The heading, normalized like queries; see `headingKeys`. */
  readonly keys: readonly string[];
  /** Words of the heading. */
  readonly headingLength: number;
}

/** A heading and the text below it, which share a URL. */
export interface Section extends SectionName {
  /** The heading comes first. */
  readonly records: readonly [SearchRecord, ...SearchRecord[]];
  /** The nearest heading. */
  readonly heading: string;
}

/** All sections of one page. */
export interface Page {
  /** Its sections, the title first. */
  readonly sections: readonly [Section, ...Section[]];
}

/** Text of a page in addition to its records. */
export interface PageTexts {
  /** The description for search engines. */
  readonly description: string;
  /** Search phrases for the page, separated by commas. */
  readonly keywords: string;
  /** The code on the page. */
  readonly code: string;
}

/**
 * Groups records by page, then by URL.
 *
 * @param names - of all sections in order, if already computed, which is slow
 */
export function groupPages(
  records: readonly SearchRecord[],
  names: readonly SectionName[] = [],
): readonly Page[] {
  const pages = new Map<string, Map<string, [SearchRecord, ...SearchRecord[]]>>();
  for (const record of records) {
    const address = pageAddress(record);
    const sections = pages.get(address) ?? new Map<string, [SearchRecord, ...SearchRecord[]]>();
    pages.set(address, sections);
    const section = sections.get(record.path);
    if (section === undefined) sections.set(record.path, [record]);
    else if (record.type !== 'content' && section[0].type === 'content') section.unshift(record);
    else section.push(record);
  }
  let number = 0;
  const toSection = (own: Section['records']): Section => {
    const name = names[number] ?? nameSection(own);
    number += 1;
    return { records: own, heading: ownHeading(own[0]), ...name };
  };
  return [...pages.values()].flatMap((sections): Page[] => {
    const [first, ...others] = [...sections.values()].map(toSection);
    return first === undefined ? [] : [{ sections: [first, ...others] }];
  });
}

/** The terms of a page, by their position on it. */
export function pageTerms({ sections }: Page, texts: PageTexts | undefined): PageTerms {
  const [first] = sections[0].records;
  const title = first.hierarchy[1] ?? '';
  const records = sections.flatMap((section) => section.records);
  const path = `${first.hierarchy[0] ?? ''} ${pageAddress(first).replaceAll('/', ' ')}`;
  return {
    title: [...headingTerms(title), ...indexTerms(pageName(first))],
    path: indexTerms(path),
    headings: records.flatMap((record) => indexTerms(ownHeading(record))),
    description: indexTerms(texts?.description ?? ''),
    keywords: (texts?.keywords ?? '').split(',').flatMap(indexTerms),
    body: records.flatMap(({ content }) => indexTerms(content ?? '')),
    code: indexTerms(texts?.code ?? ''),
  };
}

/** The terms of a heading: `Blue dot` is also found by `bluedot`. */
export function headingTerms(heading: string): readonly string[] {
  const words = splitTerms(heading).map(({ whole }) => whole);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return [...indexTerms(heading), ...pairs];
}

function nameSection([first]: Section['records']): SectionName {
  const words = splitTerms(ownHeading(first)).filter(({ whole }) => !isFiller(whole));
  const headingLength = words.reduce((sum, { parts }) => sum + parts.length, 0);
  return { keys: headingKeys(first), headingLength };
}

/** URL path of the page of a record. */
export function pageAddress({ path }: SearchRecord): string {
  return path.split('#', 1)[0] ?? '';
}
