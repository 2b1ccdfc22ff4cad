import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { z } from 'zod';
import { queryWords } from './queryWords.ts';
import { searchRecordSchema, type SearchRecord } from './SearchRecord.ts';
import { indexTerms, type Word } from './splitTerms.ts';

/** A record that answers a query, and the terms of the index that made it do so. */
export interface Match {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
}

const fileSchema = z.object({
  version: z.literal(1),
  records: z.array(searchRecordSchema),
  index: z.record(z.string(), z.unknown()),
});

interface IndexedDocument {
  readonly id: number;
  /** The heading that the record itself is. */
  readonly title: string;
  /** Title of the page. */
  readonly page: string;
  /** Headings between page and record. */
  readonly section: string;
  readonly content: string;
}

const options: Options<IndexedDocument> = {
  fields: ['title', 'page', 'section', 'content'],
  tokenize: indexTerms,
  processTerm: (term) => term,
};

/** How much more a match in a field counts than one in the content. */
const fieldBoost = { title: 6, page: 1.5, section: 2, content: 1 };
const typeBoost: Record<SearchRecord['type'], number> = {
  lvl1: 1.8,
  lvl2: 1.4,
  lvl3: 1.2,
  lvl4: 1.1,
  lvl5: 1,
  lvl6: 1,
  content: 1,
};
/** A page of an older version, where both answer. */
const olderVersionFactor = 0.6;
/** A heading that is exactly what was typed. */
const exactFactor = 2.5;

/** Below this many matches, words that are spelled differently are tried as well. */
const enoughMatches = 3;

/** The records of the portal, searchable. Built once by the build, loaded at start. */
export class SearchIndex {
  readonly #records: readonly SearchRecord[];
  readonly #index: MiniSearch<IndexedDocument>;

  private constructor(records: readonly SearchRecord[], index: MiniSearch<IndexedDocument>) {
    this.#records = records;
    this.#index = index;
  }

  /** Indexes records. */
  static build(records: readonly SearchRecord[]): SearchIndex {
    const index = new MiniSearch(options);
    index.addAll(records.map(toDocument));
    return new SearchIndex(records, index);
  }

  /** Reads what `serialise` wrote. Throws when it is something else. */
  static parse(text: string): SearchIndex {
    const file = fileSchema.parse(JSON.parse(text));
    const stored = file.index as unknown as Parameters<typeof MiniSearch.loadJS>[0];
    return new SearchIndex(file.records, MiniSearch.loadJS<IndexedDocument>(stored, options));
  }

  /** Number of records. */
  get size(): number {
    return this.#records.length;
  }

  serialise(): string {
    return JSON.stringify({ version: 1, records: this.#records, index: this.#index });
  }

  /**
   * Finds records, best first, one for each address. All words must match, the last letters of a
   * word may be missing; where that finds almost nothing, misspelled words match too, and where
   * that finds nothing, some of the words suffice. An empty query finds the pages themselves.
   */
  search(query: string, accepts: (record: SearchRecord) => boolean): Match[] {
    const used = queryWords(query);
    if (used.length === 0) return this.#topPages(accepts);
    const matches = this.#run(toQuery(used, 'AND', false), query, accepts);
    if (matches.length >= enoughMatches) return matches;
    const tolerant = this.#run(toQuery(used, 'AND', true), query, accepts);
    if (tolerant.length > 0) return tolerant;
    return this.#run(toQuery(used, 'OR', true), query, accepts);
  }

  #run(query: Query, typed: string, accepts: (record: SearchRecord) => boolean): Match[] {
    const wanted = typed.trim().toLowerCase();
    const results = this.#index.search(query, {
      boost: fieldBoost,
      weights: { prefix: 0.6, fuzzy: 0.3 },
      tokenize: (term) => [term],
      boostDocument: (id) => this.#boost(Number(id), wanted),
      filter: ({ id }) => {
        const record = this.#records[Number(id)];
        return record !== undefined && accepts(record);
      },
    });
    return distinct(results.flatMap((result) => this.#toMatch(result)));
  }

  #toMatch(result: SearchResult): Match[] {
    const record = this.#records[Number(result.id)];
    return record === undefined ? [] : [{ record, terms: result.terms }];
  }

  #boost(id: number, wanted: string): number {
    const record = this.#records[id];
    if (record === undefined) return 1;
    const isExact = ownHeading(record).toLowerCase() === wanted;
    return (
      typeBoost[record.type] *
      (isOlderVersion(record) ? olderVersionFactor : 1) *
      (isExact ? exactFactor : 1)
    );
  }

  #topPages(accepts: (record: SearchRecord) => boolean): Match[] {
    const depth = ({ path }: SearchRecord) => path.split('/').length;
    return this.#records
      .filter((record) => record.type === 'lvl1' && accepts(record))
      .sort((a, b) => Number(isOlderVersion(a)) - Number(isOlderVersion(b)) || depth(a) - depth(b))
      .map((record) => ({ record, terms: [] }));
  }
}

function toDocument(record: SearchRecord, id: number): IndexedDocument {
  const { type, hierarchy, content } = record;
  const own = ownHeading(record);
  return {
    id,
    title: own,
    page: type === 'lvl1' ? '' : (hierarchy[1] ?? ''),
    section: hierarchy
      .filter((text, level) => level !== 1 && text !== null && text !== own)
      .join(' '),
    content: content ?? '',
  };
}

function ownHeading({ type, hierarchy }: SearchRecord): string {
  return type === 'content' ? '' : (hierarchy[Number(type.slice(3))] ?? '');
}

function isOlderVersion({ path }: SearchRecord): boolean {
  return /^\/[\w-]+\/\d+\.\d+(\/|$)/.test(path);
}

function toQuery(words: readonly Word[], combineWith: 'AND' | 'OR', isTolerant: boolean): Query {
  const term = (text: string): Query => ({
    queries: [text],
    combineWith: 'OR',
    prefix: true,
    fuzzy: isTolerant ? allowedEdits(text) : false,
  });
  return {
    combineWith,
    queries: words.map(({ whole, parts }) =>
      parts.length > 1
        ? {
            combineWith: 'OR',
            queries: [
              term(whole),
              { combineWith: 'AND', queries: parts.map((part) => term(part.term)) },
            ],
          }
        : term(whole),
    ),
  };
}

function allowedEdits(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
}

/** Keeps the best match of each address. */
function distinct(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ record }) => {
    if (seen.has(record.path)) return false;
    seen.add(record.path);
    return true;
  });
}
