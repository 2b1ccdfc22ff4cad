import type { QueryPlan, Slot, TermQualities, Way } from './planQuery.ts';
import { fieldOf, recordOf, unitOf, type Postings } from './Postings.ts';
import { fieldWeights, headingShare, textField, textShare, titleFields } from './ranking.ts';
import type { Units } from './groupUnits.ts';

/** A unit that has words of a query. */
export interface ScoredUnit {
  readonly unit: number;
  readonly score: number;
  /** The record that shows why, counted from the first of its unit. */
  readonly record: number;
}

/** Most units that are kept in order; the hosted provider pages no further either. */
const maxKept = 1000;
/** Up to so many words a unit needs all of them; of a longer query it needs the most telling ones. */
const strictWords = 2;
const neededShare = 0.5;
/** A word that everything has still counts for something. */
const leastWeight = 0.5;
/**
 * A term that was not typed itself, such as a synonym, tells nothing in the text of a large index
 * where so many of the units have it; there it counts in headings only.
 */
const frequentShare = 0.05;
const rareEntries = 1000;
const certainWorth = 0.9;
/** What is left of the weight of a word that says little. */
const faintShare = 0.35;
/** How far rarity counts, as a share of the weight of a word that one unit has. */
const rarestShare = 0.6;

/** Best score of one word in each unit, and the entry that has it. */
class Column {
  readonly scores: Float32Array;
  readonly entries: Uint32Array;
  readonly touched: number[] = [];

  constructor(size: number) {
    this.scores = new Float32Array(size);
    this.entries = new Uint32Array(size);
  }

  raise(unit: number, score: number, entry: number): void {
    const before = this.scores[unit] ?? 0;
    if (score <= before) return;
    if (before === 0) this.touched.push(unit);
    this.scores[unit] = score;
    this.entries[unit] = entry;
  }

  clear(): void {
    for (const unit of this.touched) this.scores[unit] = 0;
    this.touched.length = 0;
  }
}

/** Scores the units of an index for one query after another; keeps its memory between them. */
export class UnitScores {
  readonly #postings: Postings;
  readonly #weights: Float32Array;
  readonly #headingLengths: Uint8Array;
  readonly #starts: Uint32Array;
  /** Entries of a term above which it tells little. */
  readonly #frequent: number;
  /** A word that almost nothing has weighs no more than this. */
  readonly #mostWeight: number;
  readonly #free: Column[] = [];
  /** Units that have one of the words that a unit cannot do without. */
  readonly #candidates: Column;
  /** Reused for every unit. */
  readonly #sums: Sums = { covered: 0, inHeading: 0, headingWords: 0, elsewhere: 0, shown: 0 };

  /** @param weights Weight of each unit before anything is searched. */
  constructor({ postings, headingLengths, starts }: Units, weights: Float32Array) {
    this.#postings = postings;
    this.#weights = weights;
    this.#headingLengths = headingLengths;
    this.#starts = starts;
    this.#frequent = Math.max(rareEntries, weights.length * frequentShare);
    this.#candidates = new Column(weights.length);
    this.#mostWeight = rarestShare * Math.log(1 + weights.length);
  }

  /**
   * Finds the units for a plan, best first.
   *
   * @param accepts Whether a unit may be found; asked only for those that would be kept.
   * @param isPartial Whether some of the words suffice.
   */
  find(
    plan: QueryPlan,
    accepts: (unit: number) => boolean,
    isPartial: boolean,
  ): readonly ScoredUnit[] {
    const query = this.#prepare(plan.slots, isPartial);
    const best = new BestUnits(maxKept);
    for (const [slot, column] of query.columns.entries()) {
      if (!(query.isEssential[slot] ?? false)) continue;
      for (const unit of column.touched) {
        // A unit of several columns is scored in the first of them.
        if (isBefore(query, slot, unit) || coverage(query, unit) < query.least) continue;
        const score = this.#score(unit, query);
        if (score > best.threshold && accepts(unit)) {
          best.add({ unit, score, record: this.#sums.headingWords > 0 ? 0 : this.#sums.shown });
        }
      }
    }
    for (const column of query.columns) this.#giveBack(column);
    this.#candidates.clear();
    return best.list();
  }

  /**
   * Looks up the words, the rare ones first. A unit that has none of these cannot have enough of the
   * query, so that the frequent words are looked up only in the units of the rare ones.
   */
  #prepare(slots: readonly Slot[], isPartial: boolean): Columns {
    const weights = slots.map((slot) => this.#slotWeight(slot));
    const needed = slots.map(({ isOptional }, slot) => (isOptional ? 0 : (weights[slot] ?? 0)));
    const total = needed.reduce((sum, weight) => sum + weight, 0);
    const isStrict = needed.filter((weight) => weight > 0).length <= strictWords;
    const least = isPartial ? 0 : total * (isStrict ? 0.999 : neededShare);
    const sizes = slots.map((slot) => this.#sizeOf(slot));
    const order = slots.map((_, slot) => slot).sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
    const isEssential = slots.map(() => false);
    const columns: Column[] = [];
    let missed = 0;
    for (const slot of order.toReversed()) {
      missed += needed[slot] ?? 0;
      isEssential[slot] = isPartial || missed >= least;
    }
    for (const slot of order) {
      const way = slots[slot];
      if (way === undefined) continue;
      const isFirst = isEssential[slot] ?? false;
      const column = this.#fill(way, isFirst ? undefined : this.#candidates.scores);
      columns[slot] = column;
      if (isFirst) for (const unit of column.touched) this.#candidates.raise(unit, 1, 0);
    }
    return { columns, weights, needed, total, least, isEssential };
  }

  #score(unit: number, query: Columns): number {
    const records = (this.#starts[unit + 1] ?? 0) - (this.#starts[unit] ?? 0);
    const sums = this.#sums;
    addUp(unit, query, records, sums);
    const share = headingShare(sums.headingWords, this.#headingLengths[unit] ?? 1);
    const sum = sums.inHeading * share + sums.elsewhere;
    return sum * (sums.covered / query.total) ** 2 * (this.#weights[unit] ?? 1);
  }

  /** @param within Units that are of interest: those with a number above 0; all by default. */
  #fill(slot: Slot, within: Float32Array | undefined): Column {
    const column = this.#takeColumn();
    for (const way of slot.ways) this.#fillWay(way, column, within);
    return column;
  }

  #fillWay({ parts, quality }: Way, column: Column, within: Float32Array | undefined): void {
    const [first, ...others] = parts;
    if (first === undefined) return;
    if (others.length === 0) return this.#fillTerms({ terms: first, quality }, column, within);
    const columns: Column[] = [];
    for (const terms of parts) {
      const own = this.#takeColumn();
      this.#fillTerms({ terms, quality }, own, columns.at(-1)?.scores ?? within);
      columns.push(own);
    }
    for (const unit of columns.at(-1)?.touched ?? []) {
      const least = Math.min(...columns.map(({ scores }) => scores[unit] ?? 0));
      column.raise(unit, least, columns[0]?.entries[unit] ?? 0);
    }
    for (const own of columns) this.#giveBack(own);
  }

  #fillTerms(
    { terms, quality }: { readonly terms: TermQualities; readonly quality: number },
    column: Column,
    within: Float32Array | undefined,
  ): void {
    const { starts, entries } = this.#postings;
    for (const [term, worth] of terms) {
      const start = starts[term] ?? 0;
      const end = starts[term + 1] ?? 0;
      const isVague = worth < certainWorth && end - start > this.#frequent;
      for (let at = start; at < end; at += 1) {
        const entry = entries[at] ?? 0;
        const unit = unitOf(entry);
        if (within !== undefined && within[unit] === 0) continue;
        if (isVague && fieldOf(entry) === textField) continue;
        const weight = fieldWeights[fieldOf(entry)] ?? 0;
        column.raise(unit, weight * worth * quality, entry);
      }
    }
  }

  /** How many entries the terms of a word have. */
  #sizeOf({ ways }: Slot): number {
    const { starts } = this.#postings;
    let sum = 0;
    for (const { parts } of ways) {
      for (const term of parts[0]?.keys() ?? []) {
        sum += (starts[term + 1] ?? 0) - (starts[term] ?? 0);
      }
    }
    return sum;
  }

  /** Rare words tell more: the weight of a word by how many units have its best terms. */
  #slotWeight({ ways, isFaint }: Slot): number {
    const { starts } = this.#postings;
    const count = (least: number) => {
      let sum = 0;
      for (const [term, worth] of ways[0]?.parts[0] ?? []) {
        if (worth >= least) sum += (starts[term + 1] ?? 0) - (starts[term] ?? 0);
      }
      return sum;
    };
    const having = count(0.85) || count(0);
    const weight = Math.log(1 + this.#weights.length / (1 + having));
    const limited = Math.min(this.#mostWeight, Math.max(leastWeight, weight));
    return isFaint ? limited * faintShare : limited;
  }

  #takeColumn(): Column {
    return this.#free.pop() ?? new Column(this.#weights.length);
  }

  #giveBack(column: Column): void {
    column.clear();
    this.#free.push(column);
  }
}

interface Columns {
  readonly columns: readonly Column[];
  readonly weights: readonly number[];
  /** The same, 0 for words that nothing needs. */
  readonly needed: readonly number[];
  readonly total: number;
  /** Weight of needed words below which a unit is not found. */
  readonly least: number;
  /** Words of which a unit needs at least one. */
  readonly isEssential: readonly boolean[];
}

/** What the words of a query score in a unit, by where they stand. */
interface Sums {
  covered: number;
  inHeading: number;
  headingWords: number;
  elsewhere: number;
  /** The record of the most telling word that is not in the heading. */
  shown: number;
}

/** Adds up what the words of a query score in a unit of so many records. */
function addUp(unit: number, query: Columns, records: number, sums: Sums): void {
  const { columns, weights, needed } = query;
  const share = textShare(records);
  sums.covered = sums.inHeading = sums.headingWords = sums.elsewhere = sums.shown = 0;
  let shownWeight = 0;
  for (let slot = 0; slot < columns.length; slot += 1) {
    const score = columns[slot]?.scores[unit] ?? 0;
    if (score === 0) continue;
    const weight = weights[slot] ?? 0;
    const entry = columns[slot]?.entries[unit] ?? 0;
    const field = fieldOf(entry);
    sums.covered += needed[slot] ?? 0;
    if (field < titleFields) {
      sums.inHeading += score * weight;
      sums.headingWords += 1;
      continue;
    }
    sums.elsewhere += score * weight * (field === textField ? share : 1);
    if (weight > shownWeight) {
      sums.shown = recordOf(entry);
      shownWeight = weight;
    }
  }
}

/** Weight of the needed words that a unit has. */
function coverage({ columns, needed }: Columns, unit: number): number {
  let covered = 0;
  for (let slot = 0; slot < columns.length; slot += 1) {
    if ((columns[slot]?.scores[unit] ?? 0) > 0) covered += needed[slot] ?? 0;
  }
  return covered;
}

/** Whether a unit has an essential word that stands before one. */
function isBefore({ columns, isEssential }: Columns, slot: number, unit: number): boolean {
  for (let before = 0; before < slot; before += 1) {
    if (isEssential[before] && (columns[before]?.scores[unit] ?? 0) > 0) return true;
  }
  return false;
}

/** Keeps the best of many without putting all of them in order. */
class BestUnits {
  readonly #most: number;
  #kept: ScoredUnit[] = [];
  /** A unit has to score more to be kept. */
  threshold = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(unit: ScoredUnit): void {
    this.#kept.push(unit);
    if (this.#kept.length >= 2 * this.#most) this.#cut();
  }

  list(): readonly ScoredUnit[] {
    this.#cut();
    return this.#kept;
  }

  #cut(): void {
    this.#kept.sort((a, b) => b.score - a.score || a.unit - b.unit);
    if (this.#kept.length < this.#most) return;
    this.#kept.length = this.#most;
    this.threshold = this.#kept.at(-1)?.score ?? 0;
  }
}
