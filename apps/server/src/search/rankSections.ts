import type { Section } from './groupPages.ts';
import type { QueryPlan } from './planQuery.ts';
import { isInHeading, recordOf, sectionOf, type Postings } from './Postings.ts';

/** A section that has words of a query. */
export interface FoundSection {
  readonly section: Section;
  readonly score: number;
  /** The record that shows why: 0 for the heading, or the text with the most telling word. */
  readonly record: number;
}

/** The sections of a page, and which of the index they are. */
export interface SectionRange {
  readonly sections: readonly Section[];
  /** Number of the first one in the postings. */
  readonly start: number;
}

/** A word in a heading counts as much as so many in the text. */
const headingWeight = 4;
/** What a section gains whose heading is the query, or begins so, and the start of a page. */
const gain = { exact: 3, begins: 1.5, call: 1.5, start: 1.2 };
/** What is left of a section's score when the query has almost nothing of its heading. */
const uncoveredShare = 0.6;

/** What the words of a query score in a section. */
interface Sums {
  readonly best: number[];
  /** How many words its heading has. */
  inHeading: number;
  /** The last word that was found in its heading. */
  lastInHeading: number;
  record: number;
  recordScore: number;
}

/** The terms of an index that stand for a word of a query, with what each counts. */
export type WordTerms = ReadonlyMap<number, number>;

/** For each page the sections that have words of a query, best first. */
export function rankSections(
  pages: readonly SectionRange[],
  plan: QueryPlan,
  words: readonly WordTerms[],
  postings: Postings,
): readonly (readonly FoundSection[])[] {
  const sums = sumPages(pages, words, postings);
  return pages.map((page) => {
    const ofPage = sums.get(page) ?? [];
    const found = page.sections.flatMap((section, place): FoundSection[] => {
      const sum = ofPage[place];
      if (sum === undefined) return [];
      const score = scoreSection(section, sum, plan) * (place === 0 ? gain.start : 1);
      return [{ section, score, record: sum.inHeading > 0 ? 0 : sum.record }];
    });
    return found.sort((a, b) => b.score - a.score);
  });
}

/** For each page the sums of its sections; there is none for a section without a word. */
function sumPages(
  pages: readonly SectionRange[],
  words: readonly WordTerms[],
  { starts, entries }: Postings,
): ReadonlyMap<SectionRange, readonly (Sums | undefined)[]> {
  const sums = new Map(pages.map((page): [SectionRange, Sums[]] => [page, []]));
  const ascending = [...sums].sort(([a], [b]) => a.start - b.start);
  const addTerm = (term: number, word: number, score: number) => {
    const end = starts[term + 1] ?? 0;
    let at = starts[term] ?? 0;
    // Pages and entries are both in order: each is passed once.
    for (const [{ sections, start }, ofPage] of ascending) {
      at = firstEntry(entries, at, end, start);
      const behind = start + sections.length;
      for (; at < end && sectionOf(entries[at] ?? 0) < behind; at += 1) {
        const entry = entries[at] ?? 0;
        raise((ofPage[sectionOf(entry) - start] ??= emptySums(words.length)), word, score, entry);
      }
      if (at >= end) return;
    }
  };
  words.forEach((terms, word) => {
    for (const [term, score] of terms) addTerm(term, word, score);
  });
  return sums;
}

function emptySums(wordCount: number): Sums {
  return {
    best: Array<number>(wordCount).fill(0),
    inHeading: 0,
    lastInHeading: -1,
    record: 0,
    recordScore: 0,
  };
}

/** The terms that stand for each word of a query, once for all pages. */
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

/** The first entry, of those from one place to another, in a section or behind it. */
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

function raise(sum: Sums, word: number, score: number, entry: number): void {
  const isHeading = isInHeading(entry);
  sum.best[word] = Math.max(sum.best[word] ?? 0, score * (isHeading ? headingWeight : 1));
  if (isHeading) {
    // The terms of a word follow each other.
    if (sum.lastInHeading !== word) sum.inHeading += 1;
    sum.lastInHeading = word;
  } else if (score > sum.recordScore) {
    sum.record = recordOf(entry);
    sum.recordScore = score;
  }
}

function scoreSection(section: Section, { best, inHeading }: Sums, plan: QueryPlan): number {
  let total = 0;
  let found = 0;
  for (const score of best) {
    total += score;
    if (score > 0) found += 1;
  }
  const covered = found / Math.max(1, best.length);
  const share = Math.min(1, inHeading / Math.max(1, section.headingLength));
  const heading = inHeading === 0 ? 1 : uncoveredShare + (1 - uncoveredShare) * share;
  return total * covered * heading * nameGain(section, plan);
}

function nameGain({ keys, heading }: Section, { names, isCall }: QueryPlan): number {
  const call = isCall && heading.endsWith('()') ? gain.call : 1;
  if (keys.some((key) => names.includes(key))) return call * gain.exact;
  const [whole = ''] = names;
  return call * (keys.some((key) => key.startsWith(whole)) ? gain.begins : 1);
}
