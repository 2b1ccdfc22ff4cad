import { FacetCombinations, type AcceptedPages, type RecordFilter } from './FacetCombinations.ts';
import { groupPages, type Page, type PageTexts } from './groupPages.ts';
import { buildTerms, type IndexedTerms } from './indexTexts.ts';
import { readIndexFile, writeIndexFile } from './indexFile.ts';
import { PageNames } from './PageNames.ts';
import { planQuery, type QueryPlan } from './planQuery.ts';
import { rankSections, termsOfWords, type FoundSection } from './rankSections.ts';
import { scorePages, slotWeights } from './scorePages.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { TermDictionary } from './TermDictionary.ts';
import { isOlderVersion, mainSet, pageWeight, setWeight } from './weights.ts';

/** A record that answers a query, and the terms of the index that made it do so. */
export interface Match {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
}

/** Most matches; the hosted provider pages no further either. */
const maxMatches = 1000;
/** Below this many pages, words with mistakes are tried as well. */
const enoughPages = 3;
/** Of so many pages the best sections are found; of those behind, the page itself is. */
const maxRankedPages = 50;
/** What is left of a page's score for its sections behind the best one. */
const furtherShare = 0.5;

interface ScoredPage {
  readonly page: number;
  readonly score: number;
}

interface ScoredRecord {
  readonly record: SearchRecord;
  readonly score: number;
}

/**
 * The records of the portal, searchable. Built once by the build, loaded at start, not changed
 * after. Pages are scored as a whole, then the sections of the best are ranked.
 */
export class SearchIndex {
  /** Number of records. */
  readonly size: number;
  readonly #pages: readonly Page[];
  readonly #terms: IndexedTerms;
  readonly #dictionary: TermDictionary;
  readonly #names: PageNames;
  /** Weight of each page before anything is searched. */
  readonly #weights: Float32Array;
  /** Set of each page. */
  readonly #sets: readonly string[];
  /** Number of the first section of each page. */
  readonly #firstSections: Uint32Array;
  readonly #facets: FacetCombinations;
  /** Pages in the order of an empty query. */
  #topPages: readonly SearchRecord[] | undefined;

  private constructor(pages: readonly Page[], terms: IndexedTerms) {
    this.#pages = pages;
    this.size = this.records.length;
    this.#terms = terms;
    this.#dictionary = new TermDictionary(terms.scores.terms);
    this.#names = new PageNames(pages);
    this.#weights = Float32Array.from(pages, ({ sections }) => pageWeight(sections[0].records[0]));
    this.#sets = pages.map(({ sections }) => sections[0].records[0].set);
    let sectionCount = 0;
    this.#firstSections = Uint32Array.from(pages, ({ sections }) => {
      sectionCount += sections.length;
      return sectionCount - sections.length;
    });
    this.#facets = new FacetCombinations(pages);
  }

  /**
   * Indexes records, those of a page as one document.
   *
   * @param texts By address of a page, what it has besides its records.
   */
  static build(
    records: readonly SearchRecord[],
    texts: ReadonlyMap<string, PageTexts> = new Map(),
  ): SearchIndex {
    const pages = groupPages(records);
    return new SearchIndex(pages, buildTerms(pages, texts));
  }

  /** Reads what `serialize` wrote. Throws when it is something else. */
  static parse(text: string): SearchIndex {
    const { records, names, terms } = readIndexFile(text);
    return new SearchIndex(groupPages(records, names), terms);
  }

  /** The records, those of one page together. */
  get records(): readonly SearchRecord[] {
    return this.#pages.flatMap(({ sections }) => sections.flatMap(({ records }) => records));
  }

  /** Writes the index as text that `parse` reads. */
  serialize(): string {
    const sections = this.#pages.flatMap((page) => page.sections);
    const names = sections.map(({ keys, headingLength }) => ({ keys, headingLength }));
    return writeIndexFile({ records: this.records, names, terms: this.#terms });
  }

  /**
   * Finds records, best first, one for each address, at most 1,000. Any word may match; pages with
   * more of the words and the rarer ones come first. The last word may be unfinished, and where
   * the index does not have a word, words with mistakes match too. An empty query finds the pages
   * themselves.
   */
  search(query: string, filter: RecordFilter): Match[] {
    const strict = planQuery(query, this.#dictionary, false);
    if (strict.slots.length === 0) return this.#listPages(filter);
    const accepted = this.#facets.accept(filter);
    const weights = this.#weightsFor(query, accepted);
    const exact = isKnown(strict) ? this.#scorePages(strict, accepted, weights) : undefined;
    const isEnough = exact !== undefined && exact.length >= enoughPages;
    const plan = isEnough ? strict : planQuery(query, this.#dictionary, true);
    const scored = isEnough ? exact : this.#scorePages(plan, accepted, weights);
    const terms = this.#termsOf(plan);
    // Most filters take whole pages, whose records need not be asked for one by one.
    const filterOf = (page: number) => (accepted.every(page) ? () => true : filter);
    return this.#findRecords(plan, scored, filterOf).map((record) => ({ record, terms }));
  }

  /** The best pages for a query, best first; as many as there may be matches. */
  #scorePages(
    plan: QueryPlan,
    accepted: AcceptedPages,
    weights: Float32Array,
  ): readonly ScoredPage[] {
    const pageCount = this.#pages.length;
    const sums = scorePages(plan, this.#slotWeights(plan), this.#terms.scores, pageCount);
    const gains = this.#names.gains(plan);
    const scores = new Float64Array(pageCount);
    for (let page = 0; page < pageCount; page += 1) {
      const sum = sums[page] ?? 0;
      if (sum === 0 || !accepted.some(page)) continue;
      scores[page] = sum * (gains[page] ?? 1) * (weights[page] ?? 1);
    }
    const least = leastOfBest(scores, maxMatches);
    const found: ScoredPage[] = [];
    scores.forEach((score, page) => {
      if (score > 0 && score >= least) found.push({ page, score });
    });
    return found.sort((a, b) => b.score - a.score);
  }

  /** Weight of each page for a query. Sets count alike if the reader is not looking at that of the web. */
  #weightsFor(query: string, accepted: AcceptedPages): Float32Array {
    const sets = this.#sets;
    if (!sets.some((set, page) => set === mainSet && accepted.some(page))) return this.#weights;
    const ofSet = new Map([...new Set(sets)].map((set) => [set, setWeight(set, query)]));
    return this.#weights.map((weight, page) => weight * (ofSet.get(sets[page] ?? '') ?? 1));
  }

  #slotWeights(plan: QueryPlan): readonly number[] {
    return slotWeights(plan, this.#terms.scores, this.#pages.length);
  }

  /** The sections of the best pages, best first, then the other pages. */
  #findRecords(
    plan: QueryPlan,
    scored: readonly ScoredPage[],
    filterOf: (page: number) => RecordFilter,
  ): readonly SearchRecord[] {
    const best = scored.slice(0, maxRankedPages);
    const ranges = best.map(({ page }) => ({
      sections: this.#pages[page]?.sections ?? [],
      start: this.#firstSections[page] ?? 0,
    }));
    const words = termsOfWords(plan, this.#slotWeights(plan));
    const ranked = rankSections(ranges, plan, words, this.#terms.postings);
    const found = best
      .flatMap((page, place) => this.#scoreRecords(page, ranked[place] ?? [], filterOf(page.page)))
      .sort((a, b) => b.score - a.score)
      .map(({ record }) => record);
    for (const { page } of scored.slice(maxRankedPages)) {
      if (found.length >= maxMatches) break;
      const record = this.#firstAccepted(page, filterOf(page));
      if (record !== undefined) found.push(record);
    }
    return found.slice(0, maxMatches);
  }

  /** The best section in the place of its page, the others behind by what they are worth beside it. */
  #scoreRecords(
    { page, score }: ScoredPage,
    ranked: readonly FoundSection[],
    accepts: RecordFilter,
  ): readonly ScoredRecord[] {
    const scored: ScoredRecord[] = [];
    let best: FoundSection | undefined;
    for (const found of ranked) {
      const { records } = found.section;
      const telling = records[found.record];
      const isShown = telling !== undefined && accepts(telling);
      const record = isShown ? telling : records.find(accepts);
      if (record === undefined) continue;
      best ??= found;
      const share = found === best ? 1 : (found.score * furtherShare) / best.score;
      scored.push({ record, score: score * share });
    }
    if (scored.length > 0) return scored;
    const record = this.#firstAccepted(page, accepts);
    return record === undefined ? [] : [{ record, score }];
  }

  #firstAccepted(page: number, accepts: RecordFilter): SearchRecord | undefined {
    for (const { records } of this.#pages[page]?.sections ?? []) {
      const record = records.find(accepts);
      if (record !== undefined) return record;
    }
    return undefined;
  }

  #termsOf({ slots }: QueryPlan): readonly string[] {
    const ids = slots.flatMap(({ ways }) => ways.flatMap(({ parts }) => parts));
    const distinct = new Set(ids.flatMap((terms) => [...terms.keys()]));
    return [...distinct].flatMap((id) => this.#terms.scores.terms[id] ?? []);
  }

  #listPages(accepts: RecordFilter): Match[] {
    const depth = ({ path }: SearchRecord) => path.split('/').length;
    this.#topPages ??= this.records
      .filter(({ type }) => type === 'lvl1')
      .sort((a, b) => Number(isOlderVersion(a)) - Number(isOlderVersion(b)) || depth(a) - depth(b));
    return this.#topPages.filter(accepts).map((record) => ({ record, terms: [] }));
  }
}

/** Whether the index has every word of a query. */
function isKnown({ slots }: QueryPlan): boolean {
  return slots.every(({ ways }) => ways.some(({ parts }) => parts.every(({ size }) => size > 0)));
}

/** The least of so many of the highest scores: most sites have more pages than are ever shown. */
function leastOfBest(scores: Float64Array, count: number): number {
  return scores.length <= count ? -Infinity : (scores.toSorted().at(-count) ?? -Infinity);
}
