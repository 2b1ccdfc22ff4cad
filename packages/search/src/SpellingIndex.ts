/** A possible correction. */
export interface NearTerm {
  /** Its position in the list of terms. */
  readonly term: number;
  /** Number of typos; Infinity if only a prefix of the term is similar. */
  readonly distance: number;
}

/** Cost of a typo in the first letter, which is rare. */
const firstLetterCost = 2;
/** A cost above every limit. Adding other costs to it does not overflow a byte. */
const tooMuch = 200;
/** Maximum number of typos in an incomplete word. */
const unfinishedLimit = 1;

/**
 * Finds terms that differ from a query by a few typos. A typo is a missing, additional, or wrong
 * letter, or two swapped neighbors. Each costs 1, but 2 for a missing, additional, or wrong letter
 * at the start.
 *
 * Terms with the same prefix share rows of the comparison, and are skipped together if the prefix
 * has too many typos.
 */
export class SpellingIndex {
  readonly #terms: readonly string[];
  /** Number of letters that each term shares with the one before it. */
  readonly #shared: Uint16Array;

  /** @param terms In ascending order. */
  constructor(terms: readonly string[]) {
    this.#terms = terms;
    this.#shared = Uint16Array.from(terms, (term, place) =>
      sharedLength(terms[place - 1] ?? '', term),
    );
  }

  /**
   * Finds terms, in their order.
   *
   * @param limit Maximum cost for a whole term.
   * @param isUnfinished Whether more letters may follow. If so, it also finds longer terms that
   *   have the same first letter, and a prefix with at most one typo.
   */
  find(typed: string, limit: number, isUnfinished: boolean): NearTerm[] {
    const rows = new Rows(typed, limit, isUnfinished);
    const found: NearTerm[] = [];
    for (let place = 0; place < this.#shared.length; place += 1) {
      const shared = this.#shared[place] ?? 0;
      if (shared >= rows.endsAt) continue;
      const term = this.#terms[place] ?? '';
      rows.compare(term, shared);
      const distance = rows.distanceOf(term);
      if (distance <= limit || rows.isStartOf(term)) {
        found.push({ term: place, distance: distance <= limit ? distance : Infinity });
      }
    }
    return found;
  }
}

/** Cost matrix: one row per letter of a term, one column per letter of the query. */
class Rows {
  readonly #typed: string;
  readonly #limit: number;
  readonly #width: number;
  /** Maximum number of letters of a term to compare. */
  readonly #deepest: number;
  readonly #cells: Uint8Array;
  /** The lowest cost in each row. */
  readonly #least: number[] = [0];
  /** Whether a prefix of this length or shorter is similar enough to an incomplete word. */
  readonly #isNear: boolean[] = [false];
  readonly #isUnfinished: boolean;
  /** Terms that share this many letters with the last term also have too many typos. */
  endsAt = Infinity;

  constructor(typed: string, limit: number, isUnfinished: boolean) {
    this.#typed = typed;
    this.#limit = limit;
    this.#isUnfinished = isUnfinished;
    this.#width = typed.length + 1;
    this.#deepest = typed.length + limit;
    this.#cells = new Uint8Array((this.#deepest + 1) * this.#width);
    for (let column = 0; column < this.#width; column += 1) this.#cells[column] = edgeCost(column);
  }

  /** Compares a term that shares the given number of letters with the previous one. */
  compare(term: string, shared: number): void {
    this.endsAt = Infinity;
    const depth = Math.min(term.length, this.#deepest);
    for (let row = shared + 1; row <= depth; row += 1) {
      const least = this.#fillRow(term, row);
      this.#least[row] = least;
      this.#isNear[row] = this.#isNear[row - 1] === true || this.#isNearAt(row);
      // A swap refers to the row before the previous one.
      if (Math.min(least, this.#least[row - 1] ?? 0) > this.#limit && this.#isNear[row] !== true) {
        this.endsAt = row;
        return;
      }
    }
  }

  /** Number of typos in the last compared term. */
  distanceOf(term: string): number {
    const isFar = Math.abs(term.length - this.#typed.length) > this.#limit;
    if (term.length >= this.endsAt || isFar) return Infinity;
    return this.#cells[term.length * this.#width + this.#width - 1] ?? Infinity;
  }

  /** Whether the last compared term is longer, and has a prefix that is similar enough. */
  isStartOf(term: string): boolean {
    if (!this.#isUnfinished || term.length <= this.#typed.length) return false;
    const depth = Math.min(term.length, this.#deepest);
    return depth < this.endsAt && this.#isNear[depth] === true && term[0] === this.#typed[0];
  }

  #isNearAt(row: number): boolean {
    if (!this.#isUnfinished || Math.abs(row - this.#typed.length) > unfinishedLimit) return false;
    return (this.#cells[row * this.#width + this.#width - 1] ?? Infinity) <= unfinishedLimit;
  }

  /**
   * Fills a row and returns its lowest cost. Cells far from the diagonal exceed the limit anyway.
   */
  #fillRow(term: string, row: number): number {
    const start = row * this.#width;
    const first = Math.max(1, row - this.#limit);
    const last = Math.min(this.#width - 1, row + this.#limit);
    let least = first === 1 ? edgeCost(row) : tooMuch;
    this.#cells[start + first - 1] = least;
    for (let column = first; column <= last; column += 1) {
      const cost = this.#costAt(term, row, column);
      this.#cells[start + column] = cost;
      least = Math.min(least, cost);
    }
    if (last + 1 < this.#width) this.#cells[start + last + 1] = tooMuch;
    return least;
  }

  #costAt(term: string, row: number, column: number): number {
    const cells = this.#cells;
    const typed = this.#typed;
    const at = row * this.#width + column;
    const above = at - this.#width;
    const isSame = typed[column - 1] === term[row - 1];
    const change = row === 1 && column === 1 ? firstLetterCost : 1;
    const cost = Math.min(
      (cells[at - 1] ?? 0) + 1,
      (cells[above] ?? 0) + 1,
      (cells[above - 1] ?? 0) + (isSame ? 0 : change),
    );
    const isSwap =
      row > 1 &&
      column > 1 &&
      typed[column - 1] === term[row - 2] &&
      typed[column - 2] === term[row - 1];
    return isSwap ? Math.min(cost, (cells[above - this.#width - 2] ?? 0) + 1) : cost;
  }
}

/** Cost of missing or additional letters at the start. */
function edgeCost(count: number): number {
  return count === 0 ? 0 : count - 1 + firstLetterCost;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}
