import { groupPages, type Page, type PageTexts } from './groupPages.ts';
import { buildTerms, type IndexedTerms } from './indexTexts.ts';
import { readIndexFile, writeIndexFile } from './indexFile.ts';
import { codeGainOf, PageNames } from './PageNames.ts';
import { planQuery, type QueryPlan } from './planQuery.ts';
import { rankSections, termsOfWords, type WordTerms } from './rankSections.ts';
import { scorePages, slotWeights } from './scorePages.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { TermDictionary } from './TermDictionary.ts';
import { isOlderVersion, pageWeight } from './weights.ts';

/** A record that answers a query, and the terms of the index that made it do so. */
export interface Match {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
}

/**
 * Says whether a record may be found. Asked once for each combination of facet values (language,
 * version, tags, set, kind and type), with any record that has it: it must look at nothing else.
 */
export type RecordFilter = (record: SearchRecord) => boolean;

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
  readonly #pages: readonly Page[];
  readonly #terms: IndexedTerms;
  readonly #dictionary: TermDictionary;
  /** Made when they are first compared. */
  #names: PageNames | undefined;
  /** Weight of each page before anything is searched. */
  readonly #weights: Float32Array;
  /** Number of the first section of each page. */
  readonly #firstSections: Uint32Array;
  /** Facet combination of each record, and a record that has it. */
  readonly #combinations = new Map<SearchRecord, number>();
  readonly #examples: SearchRecord[] = [];
  /** Facet combinations of the records of each page. */
  readonly #pageCombinations: readonly (readonly number[])[];
  /** Pages in the order of an empty query. */
  #topPages: readonly SearchRecord[] | undefined;

  private constructor(pages: readonly Page[], terms: IndexedTerms) {
    this.#pages = pages;
    this.#terms = terms;
    this.#dictionary = new TermDictionary(terms.scores.terms);
    this.#weights = Float32Array.from(pages, ({ sections }) => pageWeight(sections[0].records[0]));
    let sectionCount = 0;
    this.#firstSections = Uint32Array.from(pages, ({ sections }) => {
      sectionCount += sections.length;
      return sectionCount - sections.length;
    });
    const known = new Map<string, number>();
    this.#pageCombinations = pages.map(({ sections }) => {
      const records = sections.flatMap((section) => section.records);
      return [...new Set(records.map((record) => this.#noteCombination(record, known)))];
    });
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
    const { records, terms } = readIndexFile(text);
    return new SearchIndex(groupPages(records), terms);
  }

  /** Number of records. */
  get size(): number {
    return this.#combinations.size;
  }

  /** The records, those of one page together. */
  get records(): readonly SearchRecord[] {
    return this.#pages.flatMap(({ sections }) => sections.flatMap(({ records }) => records));
  }

  /** Writes the index as text that `parse` reads. */
  serialize(): string {
    return writeIndexFile({ records: this.records, terms: this.#terms });
  }

  /**
   * Finds records, best first, one for each address, at most 1,000. Any word may match; pages with
   * more of the words and the rarer ones come first. The last word may be unfinished, and where
   * the index does not have a word, words with mistakes match too. An empty query finds the pages
   * themselves.
   */
  search(query: string, filter: RecordFilter): Match[] {
    const accepted = this.#examples.map(filter);
    const accepts = (record: SearchRecord) =>
      accepted[this.#combinations.get(record) ?? -1] === true;
    const strict = planQuery(query, this.#dictionary, false);
    if (strict.slots.length === 0) return this.#listPages(accepts);
    const exact = isKnown(strict) ? this.#scorePages(strict, accepted) : undefined;
    const isEnough = exact !== undefined && exact.length >= enoughPages;
    const plan = isEnough ? strict : planQuery(query, this.#dictionary, true);
    const scored = isEnough ? exact : this.#scorePages(plan, accepted);
    const weights = slotWeights(plan, this.#terms.scores, this.#pages.length);
    const words = termsOfWords(plan, weights);
    const best = scored
      .slice(0, maxRankedPages)
      .flatMap((page) => this.#findSections(page, plan, words, accepts))
      .sort((a, b) => b.score - a.score);
    const others = scored.slice(maxRankedPages).flatMap(({ page }) => {
      const record = this.#firstAccepted(page, accepts);
      return record === undefined ? [] : [{ record }];
    });
    const terms = this.#termsOf(plan);
    return [...best, ...others].slice(0, maxMatches).map(({ record }) => ({ record, terms }));
  }

  #noteCombination(record: SearchRecord, known: Map<string, number>): number {
    const key = combinationOf(record);
    const number = known.get(key) ?? this.#examples.push(record) - 1;
    known.set(key, number);
    this.#combinations.set(record, number);
    return number;
  }

  #scorePages(plan: QueryPlan, accepted: readonly boolean[]): readonly ScoredPage[] {
    const weights = slotWeights(plan, this.#terms.scores, this.#pages.length);
    this.#names ??= new PageNames(this.#pages);
    const gains = this.#names.gains(plan);
    const found: ScoredPage[] = [];
    scorePages(plan, weights, this.#terms.scores, this.#pages.length).forEach((sum, number) => {
      const page = this.#pages[number];
      if (sum === 0 || page === undefined) return;
      if (!this.#pageCombinations[number]?.some((one) => accepted[one])) return;
      const gain = (gains.get(number) ?? 1) * codeGainOf(page, plan);
      found.push({ page: number, score: sum * gain * (this.#weights[number] ?? 1) });
    });
    return found.sort((a, b) => b.score - a.score);
  }

  /** The best section in the place of its page, the others behind by what they are worth beside it. */
  #findSections(
    { page, score }: ScoredPage,
    plan: QueryPlan,
    words: readonly WordTerms[],
    accepts: RecordFilter,
  ): readonly ScoredRecord[] {
    const { sections } = this.#pages[page] ?? { sections: [] };
    const range = { sections, start: this.#firstSections[page] ?? 0 };
    const ranked = rankSections(range, plan, words, this.#terms.postings);
    const shown = ranked.flatMap(({ section: { records }, record: place, score: own }) => {
      const telling = records[place];
      const isShown = telling !== undefined && accepts(telling);
      const record = isShown ? telling : records.find(accepts);
      return record === undefined ? [] : [{ record, own }];
    });
    const [best] = shown;
    if (best === undefined) {
      const record = this.#firstAccepted(page, accepts);
      return record === undefined ? [] : [{ record, score }];
    }
    return shown.map(({ record, own }, place) => ({
      record,
      score: place === 0 ? score : (score * own * furtherShare) / best.own,
    }));
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

function combinationOf({ language, version, tags, set, kind, type }: SearchRecord): string {
  return [language, version, set, kind, type, ...tags].join('\n');
}
