import type { Section } from './groupPages.ts';
import type { QueryPlan } from './planQuery.ts';
import { sectionOf, type Postings } from './Postings.ts';
import { SectionSums } from './SectionSums.ts';

/** A section that contains words of a query. */
export interface FoundSection {
  readonly section: Section;
  readonly score: number;
  /** The record to show: 0 for the heading, or the text with the most significant word. */
  readonly record: number;
}

/** The sections of a page, and their numbers in the index. */
export interface SectionRange {
  readonly sections: readonly Section[];
  /** Number of the first one in the postings. */
  readonly start: number;
}

/**
 * Factors for a section whose heading is the query or starts with it, and for the start of a page.
 */
const gain = { exact: 3, begins: 1.5, call: 1.5, start: 1.2 };
/** Share of a section's score if its heading contains almost no words of the query. */
const uncoveredShare = 0.6;

/** The sections of a page, numbered from `offset` among the ranked ones. */
interface PlacedRange extends SectionRange {
  readonly offset: number;
}

/** The terms of an index for a word of a query, with their weights. */
export type WordTerms = ReadonlyMap<number, number>;

/** For each page, the sections that contain words of a query, best first. */
export function rankSections(
  pages: readonly SectionRange[],
  plan: QueryPlan,
  words: readonly WordTerms[],
  postings: Postings,
): readonly (readonly FoundSection[])[] {
  let sectionCount = 0;
  const placed = pages.map((page): PlacedRange => {
    sectionCount += page.sections.length;
    return { ...page, offset: sectionCount - page.sections.length };
  });
  const sums = new SectionSums(sectionCount, words.length);
  sumPages(placed, words, postings, sums);
  return placed.map((page) => foundIn(page, plan, sums));
}

function foundIn({ sections, offset }: PlacedRange, plan: QueryPlan, sums: SectionSums) {
  const found: FoundSection[] = [];
  // Users who type the name of a symbol look for the symbol, not for its page.
  const first = plan.isCode && isNamedBelowTitle(sections, plan) ? 1 : 0;
  sections.forEach((section, place) => {
    const number = offset + place;
    if (place < first || !sums.has(number)) return;
    const own = scoreSection(section, number, sums, plan);
    const score = own * (place === 0 ? gain.start : 1);
    found.push({ section, score, record: sums.record(number) });
  });
  return found.sort((a, b) => b.score - a.score);
}

/** Whether the query is the name of a section, but not of the page. */
function isNamedBelowTitle(sections: readonly Section[], { names }: QueryPlan): boolean {
  const whole = names[0]?.key ?? '';
  return sections.findIndex(({ keys }) => keys.includes(whole)) > 0;
}

/** Adds up the scores of the words in the sections of pages. */
function sumPages(
  pages: readonly PlacedRange[],
  words: readonly WordTerms[],
  { starts, entries }: Postings,
  sums: SectionSums,
): void {
  const ascending = pages.toSorted((a, b) => a.start - b.start);
  const addTerm = (term: number, word: number, score: number) => {
    const end = starts[term + 1] ?? 0;
    let at = starts[term] ?? 0;
    // Pages and entries have the same order, so each is visited once.
    for (const { sections, start, offset } of ascending) {
      at = firstEntry(entries, at, end, start);
      const behind = start + sections.length;
      for (; at < end && sectionOf(entries[at] ?? 0) < behind; at += 1) {
        const entry = entries[at] ?? 0;
        sums.raise(offset + sectionOf(entry) - start, word, score, entry);
      }
      if (at >= end) return;
    }
  };
  words.forEach((terms, word) => {
    for (const [term, score] of terms) addTerm(term, word, score);
  });
}

/** The terms for each word of a query, computed once for all pages. */
export function termsOfWords({ slots }: QueryPlan, weights: readonly number[]): WordTerms[] {
  return slots.map(({ ways }, word) => {
    const terms = new Map<number, number>();
    for (const { parts, quality } of ways) {
      const share = (quality * (weights[word] ?? 0)) / parts.length;
      for (const part of parts) {
        for (const [term, worth] of part) {
          terms.set(term, Math.max(terms.get(term) ?? 0, worth * share));
        }
      }
    }
    return terms;
  });
}

/** Finds the first entry of a range in or after a section. */
function firstEntry(entries: Uint32Array, from: number, to: number, section: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sectionOf(entries[middle] ?? 0) < section) low = middle + 1;
    else high = middle;
  }
  return low;
}

function scoreSection(
  section: Section,
  number: number,
  sums: SectionSums,
  plan: QueryPlan,
): number {
  const inHeading = sums.wordsInHeading(number);
  const share = Math.min(1, inHeading / Math.max(1, section.headingLength));
  const heading = inHeading === 0 ? 1 : uncoveredShare + (1 - uncoveredShare) * share;
  return sums.score(number) * heading * nameGain(section, plan);
}

function nameGain({ keys, heading }: Section, { names, isCall }: QueryPlan): number {
  const call = isCall && heading.endsWith('()') ? gain.call : 1;
  let worth = 0;
  for (const name of names) {
    if (name.worth > worth && keys.includes(name.key)) worth = name.worth;
  }
  if (worth > 0) return call * gain.exact * worth;
  const whole = names[0]?.key ?? '';
  return call * (keys.some((key) => key.startsWith(whole)) ? gain.begins : 1);
}
