import type { Section } from './groupPages.ts';
import type { QueryPlan } from './planQuery.ts';
import { isInHeading, recordOf, sectionOf, type Postings } from './Postings.ts';

/** A section that has words of a query. */
export interface FoundSection {
  readonly section: Section;
  /** Its place in the page. */
  readonly place: number;
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
  readonly inHeading: Set<number>;
  record: number;
  recordScore: number;
}

/** The terms of an index that stand for a word of a query, with what each counts. */
export type WordTerms = ReadonlyMap<number, number>;

/** The sections of a page that have words of a query, best first. */
export function rankSections(
  { sections, start }: SectionRange,
  plan: QueryPlan,
  terms: readonly WordTerms[],
  postings: Postings,
): readonly FoundSection[] {
  const sums = new Map<number, Sums>();
  terms.forEach((ofWord, word) => {
    for (const [term, score] of ofWord) {
      const end = postings.starts[term + 1] ?? 0;
      for (let at = firstEntry(postings, term, start); at < end; at += 1) {
        const entry = postings.entries[at] ?? 0;
        const place = sectionOf(entry) - start;
        if (place >= sections.length) break;
        const sum = sums.get(place) ?? emptySums(plan);
        sums.set(place, sum);
        raise(sum, word, score, entry);
      }
    }
  });
  const found = [...sums].flatMap(([place, sum]): FoundSection[] => {
    const section = sections[place];
    if (section === undefined) return [];
    const score = scoreSection(section, sum, plan) * (place === 0 ? gain.start : 1);
    return [{ section, place, score, record: sum.inHeading.size > 0 ? 0 : sum.record }];
  });
  return found.sort((a, b) => b.score - a.score || a.place - b.place);
}

function emptySums({ slots }: QueryPlan): Sums {
  return { best: slots.map(() => 0), inHeading: new Set(), record: 0, recordScore: 0 };
}

/** The terms that stand for each word of a query, once for all pages. */
export function termsOfWords({ slots }: QueryPlan, weights: readonly number[]): WordTerms[] {
  return slots.map(({ ways }, word) => {
    const terms = new Map<number, number>();
    for (const { parts, quality } of ways) {
      for (const [term, worth] of parts.flatMap((part) => [...part])) {
        const score = (worth * quality * (weights[word] ?? 0)) / parts.length;
        terms.set(term, Math.max(terms.get(term) ?? 0, score));
      }
    }
    return terms;
  });
}

/** The first entry of a term in a section or behind it. */
function firstEntry({ starts, entries }: Postings, term: number, section: number): number {
  let low = starts[term] ?? 0;
  let high = starts[term + 1] ?? 0;
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
  if (isHeading) sum.inHeading.add(word);
  else if (score > sum.recordScore) {
    sum.record = recordOf(entry);
    sum.recordScore = score;
  }
}

function scoreSection(section: Section, { best, inHeading }: Sums, plan: QueryPlan): number {
  const total = best.reduce((sum, score) => sum + score, 0);
  const covered = best.filter((score) => score > 0).length / Math.max(1, best.length);
  const share = Math.min(1, inHeading.size / Math.max(1, section.headingLength));
  const heading = inHeading.size === 0 ? 1 : uncoveredShare + (1 - uncoveredShare) * share;
  return total * covered * heading * nameGain(section, plan);
}

function nameGain({ keys, heading }: Section, { names, isCall }: QueryPlan): number {
  const call = isCall && heading.endsWith('()') ? gain.call : 1;
  if (keys.some((key) => names.includes(key))) return call * gain.exact;
  const [whole = ''] = names;
  return call * (keys.some((key) => key.startsWith(whole)) ? gain.begins : 1);
}
