import { groupUnits, type Units } from './groupUnits.ts';
import { readUnits, writeUnits } from './indexFile.ts';
import { planQuery, type QueryPlan } from './planQuery.ts';
import { headingKeys, isOlderVersion, unitWeight, wholeGain } from './ranking.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { TermDictionary } from './TermDictionary.ts';
import { UnitScores, type ScoredUnit } from './UnitScores.ts';

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

/** Below this many matches, words with mistakes are tried as well. */
const enoughMatches = 3;
/** So many of the best are compared with the query as a whole. */
const comparedWhole = 200;

/**
 * The records of the portal, searchable. Built once by the build, loaded at start, not changed
 * after. Terms are found by the search library's radix tree; what they find is kept in typed arrays
 * and ranked here, since the library's own scoring visits every field of every match in maps: ten
 * times as long with ten thousand pages.
 */
export class SearchIndex {
  readonly #units: Units;
  readonly #dictionary: TermDictionary;
  readonly #scores: UnitScores;
  /** Facet combination of each record, and a record that has it. */
  readonly #combinations: Uint32Array;
  readonly #examples: readonly SearchRecord[];
  /** Headings of units as queries, made when they are first compared. */
  readonly #keys: (readonly string[] | undefined)[] = [];
  /** Pages in the order of an empty query. */
  #pages: readonly SearchRecord[] | undefined;

  private constructor(units: Units) {
    const { records, starts, postings } = units;
    this.#units = units;
    this.#dictionary = new TermDictionary(postings.terms);
    const firsts = [...starts.subarray(0, -1)].map((first) => records[first]);
    const weights = Float32Array.from(firsts, (first) => (first ? unitWeight(first) : 0));
    this.#scores = new UnitScores(units, weights);
    const known = new Map<string, number>();
    const examples: SearchRecord[] = [];
    this.#combinations = Uint32Array.from(records, (record) => {
      const key = combinationOf(record);
      const number = known.get(key) ?? examples.push(record) - 1;
      known.set(key, number);
      return number;
    });
    this.#examples = examples;
  }

  /** Indexes records; those with one address are found as one. */
  static build(records: readonly SearchRecord[]): SearchIndex {
    return new SearchIndex(groupUnits(records));
  }

  /** Reads what `serialise` wrote. Throws when it is something else. */
  static parse(text: string): SearchIndex {
    return new SearchIndex(readUnits(text));
  }

  /** Number of records. */
  get size(): number {
    return this.#units.records.length;
  }

  /** The records, those with one address together. */
  get records(): readonly SearchRecord[] {
    return this.#units.records;
  }

  /** Writes the index as text that `parse` reads. */
  serialise(): string {
    return writeUnits(this.#units);
  }

  /**
   * Finds records, best first, one for each address, at most 1,000. One or two words must all
   * match, of longer queries the most telling ones; the last word may be unfinished. Where that
   * finds almost nothing, misspelled words match too, and where that finds nothing, some of the
   * words suffice. An empty query finds the pages themselves.
   */
  search(query: string, accepts: RecordFilter): Match[] {
    const accepted = this.#examples.map(accepts);
    const plan = planQuery(query, this.#dictionary, false);
    if (plan.slots.length === 0) return this.#topPages(accepts);
    const found = this.#find(plan, accepted, false);
    if (found.length >= enoughMatches) return this.#toMatches(plan, found, accepted);
    const tolerant = planQuery(query, this.#dictionary, true);
    const more = this.#find(tolerant, accepted, false);
    if (more.length > 0) return this.#toMatches(tolerant, more, accepted);
    return this.#toMatches(tolerant, this.#find(tolerant, accepted, true), accepted);
  }

  #find(plan: QueryPlan, accepted: readonly boolean[], isPartial: boolean): readonly ScoredUnit[] {
    const accepts = (unit: number) => this.#showable(unit, 0, accepted) !== undefined;
    const units = this.#scores.find(plan, accepts, isPartial);
    const compared = units.slice(0, comparedWhole).map((scored): ScoredUnit => {
      const first = this.#units.records[this.#units.starts[scored.unit] ?? 0];
      if (first === undefined) return scored;
      const keys = (this.#keys[scored.unit] ??= headingKeys(first));
      return { ...scored, score: scored.score * wholeGain(plan, first, keys) };
    });
    compared.sort((a, b) => b.score - a.score || a.unit - b.unit);
    return [...compared, ...units.slice(comparedWhole)];
  }

  #toMatches(plan: QueryPlan, units: readonly ScoredUnit[], accepted: readonly boolean[]): Match[] {
    const terms = this.#termsOf(plan);
    return units.flatMap(({ unit, record: place }) => {
      const record = this.#showable(unit, place, accepted);
      return record === undefined ? [] : [{ record, terms }];
    });
  }

  /** The record of a unit that is asked for, or else the first one that is accepted. */
  #showable(unit: number, place: number, accepted: readonly boolean[]): SearchRecord | undefined {
    const { records, starts } = this.#units;
    const start = starts[unit] ?? 0;
    if (accepted[this.#combinations[start + place] ?? 0]) return records[start + place];
    const end = starts[unit + 1] ?? start;
    for (let at = start; at < end; at += 1) {
      if (accepted[this.#combinations[at] ?? 0]) return records[at];
    }
    return undefined;
  }

  #termsOf({ slots }: QueryPlan): string[] {
    const ids = slots.flatMap(({ ways }) => ways.flatMap(({ parts }) => parts));
    const distinct = new Set(ids.flatMap((terms) => [...terms.keys()]));
    return [...distinct].flatMap((id) => this.#units.postings.terms[id] ?? []);
  }

  #topPages(accepts: RecordFilter): Match[] {
    const depth = ({ path }: SearchRecord) => path.split('/').length;
    this.#pages ??= this.#units.records
      .filter(({ type }) => type === 'lvl1')
      .sort((a, b) => Number(isOlderVersion(a)) - Number(isOlderVersion(b)) || depth(a) - depth(b));
    return this.#pages.filter(accepts).map((record) => ({ record, terms: [] }));
  }
}

function combinationOf({ language, version, tags, set, kind, type }: SearchRecord): string {
  return [language, version, set, kind, type, ...tags].join('\n');
}
