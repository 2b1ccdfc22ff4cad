import { FacetCombinations, type AcceptedPages, type RecordFilter } from './FacetCombinations.ts';
import { groupPages, type Page, type PageTexts } from './groupPages.ts';
import { buildTerms, type IndexedTerms } from './indexTexts.ts';
import { readIndexFile, writeIndexFile } from './indexFile.ts';
import { compoundTitles } from './compoundTitles.ts';
import { PageNames } from './PageNames.ts';
import { phraseMatch, phraseWords } from './PagePhrases.ts';
import { planQuery, type QueryPlan } from './planQuery.ts';
import { rankSections, termsOfWords, type FoundSection } from './rankSections.ts';
import { PageScorer, slotWeights } from './scorePages.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { popularityOf } from './scoreTerms.ts';
import { TermDictionary } from './TermDictionary.ts';
import {
  isOlderVersion,
  mainSet,
  olderVersionWeight,
  pageWeight,
  phraseGain,
  readerWeights,
  setWeights,
} from './weights.ts';

/** A record that matches a query, and the matching terms of the index. */
export interface Match {
  /** The record. */
  readonly record: SearchRecord;
  /** Terms of the index that match the query. */
  readonly terms: readonly string[];
}

/** Maximum number of matches, as with the hosted provider. */
const maxMatches = 1000;
/** With fewer pages than this, the search also allows typos. */
const enoughPages = 3;
/** Search phrases are compared for this many of the best pages. */
const maxRankedPages = 50;
/**
 * Sections are ranked for this many of the best pages, enough for the first 20 hits. Others are represented by the
 * page itself.
 */
const maxSectionPages = 20;
/** Share of a page's score for its sections after the best one. */
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
 * The searchable records of the portal. The build creates it, and the server loads it at startup
 * and never changes it. Pages are scored first, then the sections of the best ones are ranked.
 */
export class SearchIndex {
  /** Number of records. */
  readonly size: number;
  readonly #pages: readonly Page[];
  readonly #terms: IndexedTerms;
  readonly #dictionary: TermDictionary;
  readonly #names: PageNames;
  readonly #scorer: PageScorer;
  /** First record of each page. */
  readonly #firstRecords: readonly SearchRecord[];
  /** Query-independent weight of each page. */
  readonly #weights: Float32Array;
  /** Number of the first section of each page. */
  readonly #firstSections: Uint32Array;
  readonly #facets: FacetCombinations;
  /** Pages in the order of an empty query. */
  #topPages: readonly SearchRecord[] | undefined;

  private constructor(pages: readonly Page[], terms: IndexedTerms) {
    this.#pages = pages;
    this.size = this.records.length;
    this.#terms = terms;
    this.#dictionary = new TermDictionary(terms.scores.terms, {
      popularity: popularityOf(terms.scores),
      compounds: compoundTitles(pages),
    });
    this.#names = new PageNames(pages);
    this.#scorer = new PageScorer(terms.scores, pages.length);
    this.#firstRecords = pages.map(({ sections }) => sections[0].records[0]);
    this.#weights = Float32Array.from(this.#firstRecords, pageWeight);
    let sectionCount = 0;
    this.#firstSections = Uint32Array.from(pages, ({ sections }) => {
      sectionCount += sections.length;
      return sectionCount - sections.length;
    });
    this.#facets = new FacetCombinations(pages);
  }

  /**
   * Indexes records. The records of a page are one document.
   *
   * @param texts Additional text of pages, by URL.
   */
  static build(
    records: readonly SearchRecord[],
    texts: ReadonlyMap<string, PageTexts> = new Map(),
  ): SearchIndex {
    const pages = groupPages(records);
    return new SearchIndex(pages, buildTerms(pages, texts));
  }

  /** Parses the output of `serialize`. Throws if it is something else. */
  static parse(text: string): SearchIndex {
    const { records, names, terms } = readIndexFile(text);
    return new SearchIndex(groupPages(records, names), terms);
  }

  /** The records, grouped by page. */
  get records(): readonly SearchRecord[] {
    return this.#pages.flatMap(({ sections }) => sections.flatMap(({ records }) => records));
  }

  /** Serializes the index to a string for `parse`. */
  serialize(): string {
    const sections = this.#pages.flatMap((page) => page.sections);
    const names = sections.map(({ keys, headingLength }) => ({ keys, headingLength }));
    return writeIndexFile({ records: this.records, names, terms: this.#terms });
  }

  /**
   * Finds records, best first, one per URL, at most 1,000. Any word may match, and pages with more
   * words and rarer ones rank higher. The last word may be incomplete. Words that the index does
   * not contain may have typos. An empty query finds the pages themselves.
   *
   * @param preferred Accepts the records of the SDK that the user reads, whose guides come first. By default, it is
   *   the only SDK that the filter accepts, or the web SDK. Like the filter, it may only depend on facet values.
   */
  search(query: string, filter: RecordFilter, preferred?: RecordFilter): Match[] {
    const strict = planQuery(query, this.#dictionary, false);
    if (strict.slots.length === 0) return this.#listPages(filter, preferred);
    const accepted = this.#facets.accept(filter);
    const weights = this.#groupWeights(query, accepted, preferred);
    const exact = isKnown(strict) ? this.#scorePages(strict, accepted, weights) : undefined;
    const isEnough = exact !== undefined && exact.length >= enoughPages;
    const plan = isEnough ? strict : planQuery(query, this.#dictionary, true);
    const scored = isEnough ? exact : this.#scorePages(plan, accepted, weights);
    const terms = this.#termsOf(plan);
    // Most filters accept whole pages, so their records need not be checked one by one.
    const filterOf = (page: number) => (accepted.every(page) ? acceptAll : filter);
    return this.#findRecords(plan, scored, filterOf).map((record) => ({ record, terms }));
  }

  /**
   * The best pages for a query, best first, up to the maximum number of matches.
   *
   * @param weights - of each group of pages; 0 for groups that are not accepted
   */
  #scorePages(
    plan: QueryPlan,
    accepted: AcceptedPages,
    weights: Float64Array,
  ): readonly ScoredPage[] {
    const totals = this.#scorer.score(plan, this.#slotWeights(plan));
    const gainOf = this.#names.gains(plan);
    totals.forEach((sum, page) => {
      if (sum === 0) return;
      const group = this.#facets.groupOf(page);
      const weight = (this.#weights[page] ?? 1) * (weights[group] ?? 1);
      totals[page] = accepted.some(page) ? sum * gainOf(page) * weight : 0;
    });
    const least = minOfBest(totals, maxMatches);
    const found: ScoredPage[] = [];
    totals.forEach((score, page) => {
      if (score > 0 && score >= least) found.push({ page, score });
    });
    return this.#raiseByPhrases(
      plan,
      found.sort((a, b) => b.score - a.score),
    );
  }

  /** Raises the best pages by how well one of their headings or search phrases matches the whole query. */
  #raiseByPhrases(plan: QueryPlan, found: readonly ScoredPage[]): readonly ScoredPage[] {
    const weights = this.#slotWeights(plan);
    const words = phraseWords(termsOfWords(plan, weights));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const raised = found.slice(0, maxRankedPages).map(({ page, score }) => {
      const match = phraseMatch(this.#terms.phrases, page, words) / total;
      return { page, score: score * (1 + phraseGain * match ** 2) };
    });
    return [...raised.sort((a, b) => b.score - a.score), ...found.slice(maxRankedPages)];
  }

  /**
   * Weight of each group of pages for a query. Older versions have a lower weight only if the search includes the
   * latest of their set.
   */
  #groupWeights(
    query: string,
    accepted: AcceptedPages,
    preferred: RecordFilter | undefined,
  ): Float64Array {
    const { groups } = this.#facets;
    const found = groups.filter((group) => accepted.someOf(group));
    const sets = new Set(found.map(({ set }) => set));
    const latest = new Set(found.flatMap(({ set, isOlder }) => (isOlder ? [] : set)));
    const own = preferred === undefined ? undefined : this.#facets.accept(preferred);
    const ofSets =
      own === undefined ? setWeights(sets, latest.has(mainSet), query) : readerWeights(sets, query);
    return Float64Array.from(groups, (group) => {
      const { set, isOlder } = group;
      const age = isOlder && latest.has(set) ? olderVersionWeight : 1;
      const isOwn = own?.someOf(group) === true;
      return age * (isOwn ? 1 : (ofSets.get(set) ?? 0));
    });
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
    const best = scored.slice(0, maxSectionPages);
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
    for (const { page } of scored.slice(maxSectionPages)) {
      if (found.length >= maxMatches) break;
      const record = this.#firstAccepted(page, filterOf(page));
      if (record !== undefined) found.push(record);
    }
    return found.slice(0, maxMatches);
  }

  /** Replaces a page with its best section. The others follow with lower scores. */
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
    if (accepts === acceptAll) return this.#firstRecords[page];
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

  #listPages(
    accepts: RecordFilter,
    isPreferred: RecordFilter = ({ set }) => set === mainSet,
  ): Match[] {
    const depth = ({ path }: SearchRecord) => path.split('/').length;
    this.#topPages ??= this.records
      .filter(({ type }) => type === 'lvl1')
      .sort((a, b) => Number(isOlderVersion(a)) - Number(isOlderVersion(b)) || depth(a) - depth(b));
    const found = this.#topPages.filter(accepts);
    const isFirst = (record: SearchRecord) => isPreferred(record) && !isOlderVersion(record);
    return [...found.filter(isFirst), ...found.filter((record) => !isFirst(record))].map(
      (record) => ({ record, terms: [] }),
    );
  }
}

/** Filter of pages whose records are all accepted. */
const acceptAll: RecordFilter = () => true;

/** Whether the index contains every word of a query. */
function isKnown({ slots }: QueryPlan): boolean {
  return slots.every(({ ways }) => ways.some(({ parts }) => parts.every(({ size }) => size > 0)));
}

/** The lowest of the `count` highest scores. Most sites have more pages than are ever shown. */
function minOfBest(scores: Float32Array, count: number): number {
  return scores.length <= count ? -Infinity : (scores.toSorted().at(-count) ?? -Infinity);
}
