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

/** What a query finds, before it is put in order. */
export interface ScoredUnits {
  /** The best, in order. */
  readonly units: readonly ScoredUnit[];
  /** Whether they have all the words that they need. */
  readonly isComplete: boolean;
}

/** Most units that are kept in order; the hosted provider pages no further either. */
const maxKept = 1000;
/** Up to so many words a unit needs all of them; of a longer query it needs the most telling ones. */
const strictWords = 2;
const neededShare = 0.5;
/** A word that everything has still counts for something. */
const leastWeight = 0.5;
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
  /** A word that almost nothing has weighs no more than this. */
  readonly #mostWeight: number;
  readonly #free: Column[] = [];

  /** @param weights Weight of each unit before anything is searched. */
  constructor({ postings, headingLengths, starts }: Units, weights: Float32Array) {
    this.#postings = postings;
    this.#weights = weights;
    this.#headingLengths = headingLengths;
    this.#starts = starts;
    this.#mostWeight = rarestShare * Math.log(1 + weights.length);
  }

  /**
   * Finds the units for a plan.
   *
   * @param accepts Whether a unit may be found; asked only for those that would be kept.
   * @param isPartial Whether some of the words suffice.
   */
  find({ slots }: QueryPlan, accepts: (unit: number) => boolean, isPartial: boolean): ScoredUnits {
    const columns = slots.map((slot) => this.#fill(slot));
    const weights = slots.map((slot) => this.#slotWeight(slot));
    const needed = slots.map(({ isOptional }, slot) => (isOptional ? 0 : (weights[slot] ?? 0)));
    const total = needed.reduce((sum, weight) => sum + weight, 0);
    const isStrict = !isPartial && needed.filter((weight) => weight > 0).length <= strictWords;
    const least = isPartial ? 0 : isStrict ? total * 0.999 : total * neededShare;
    const best = new BestUnits(maxKept);
    for (const [slot, column] of columns.entries()) {
      for (const unit of column.touched) {
        // A unit of several columns is scored in the first of them.
        if (isIn(columns, slot, unit)) continue;
        const scored = this.#score(unit, { columns, weights, needed, total }, least);
        if (scored.score > best.threshold && accepts(unit)) best.add(scored);
      }
    }
    for (const column of columns) {
      column.clear();
      this.#free.push(column);
    }
    return { units: best.list(), isComplete: !isPartial };
  }

  #score(unit: number, query: Columns, least: number): ScoredUnit {
    const records = (this.#starts[unit + 1] ?? 0) - (this.#starts[unit] ?? 0);
    const { covered, inHeading, headingWords, elsewhere, shown } = addUp(unit, query, records);
    if (covered < least || query.total === 0) return { unit, score: 0, record: 0 };
    const share = headingShare(headingWords, this.#headingLengths[unit] ?? 1);
    const sum = inHeading * share + elsewhere;
    const score = sum * (covered / query.total) ** 2 * (this.#weights[unit] ?? 1);
    return { unit, score, record: headingWords > 0 ? 0 : shown };
  }

  #fill(slot: Slot): Column {
    const column = this.#takeColumn();
    for (const way of slot.ways) this.#fillWay(way, column);
    return column;
  }

  #fillWay({ parts, quality }: Way, column: Column): void {
    const [first, ...others] = parts;
    if (first === undefined) return;
    if (others.length === 0) return this.#fillTerms(first, quality, column);
    const columns = parts.map((terms) => {
      const own = this.#takeColumn();
      this.#fillTerms(terms, quality, own);
      return own;
    });
    for (const unit of columns[0]?.touched ?? []) {
      const least = Math.min(...columns.map(({ scores }) => scores[unit] ?? 0));
      if (least > 0) column.raise(unit, least, columns[0]?.entries[unit] ?? 0);
    }
    for (const own of columns) {
      own.clear();
      this.#free.push(own);
    }
  }

  #fillTerms(terms: TermQualities, quality: number, column: Column): void {
    const { starts, entries } = this.#postings;
    for (const [term, worth] of terms) {
      const end = starts[term + 1] ?? 0;
      for (let at = starts[term] ?? 0; at < end; at += 1) {
        const entry = entries[at] ?? 0;
        const weight = fieldWeights[fieldOf(entry)] ?? 0;
        column.raise(unitOf(entry), weight * worth * quality, entry);
      }
    }
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
}

interface Columns {
  readonly columns: readonly Column[];
  readonly weights: readonly number[];
  /** The same, 0 for words that nothing needs. */
  readonly needed: readonly number[];
  readonly total: number;
}

/** Adds up what the words of a query score in a unit of so many records. */
function addUp(unit: number, { columns, weights, needed }: Columns, records: number) {
  const sums = { covered: 0, inHeading: 0, headingWords: 0, elsewhere: 0, shown: 0 };
  const share = textShare(records);
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
  return sums;
}

function isIn(columns: readonly Column[], before: number, unit: number): boolean {
  for (let slot = 0; slot < before; slot += 1) {
    if ((columns[slot]?.scores[unit] ?? 0) > 0) return true;
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
