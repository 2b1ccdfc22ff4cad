/**
 * Bit layout of an entry: section, whether the term is in its heading, and the record within it.
 */
const recordBits = 10;
const maxSections = 2 ** (31 - recordBits);
const maxRecord = 2 ** recordBits - 1;

/** Section of an entry. */
export const sectionOf = (entry: number): number => entry >>> (recordBits + 1);
/** Whether the term of an entry is in the heading. */
export const isInHeading = (entry: number): boolean => ((entry >>> recordBits) & 1) === 0;
/** Record of an entry, counted from the first of its section. */
export const recordOf = (entry: number): number => entry & maxRecord;

/** The sections that contain each term of an index, ascending. An entry is one 32-bit number. */
export interface Postings {
  /** First entry of each term, and the end of the last one. */
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

/** Collects postings, section by section. */
export class PostingsBuilder {
  readonly #byTerm = new Map<string, number[]>();

  /**
   * Adds a term. If a section contains a term several times, the first occurrence is kept.
   *
   * @throws RangeError if there are more sections than an entry can address, about two million.
   */
  add(term: string, section: number, inHeading: boolean, record: number): void {
    if (section >= maxSections) {
      throw new RangeError(
        `The index has ${section + 1} addresses. It can contain at most ${maxSections}. Split the index.`,
      );
    }
    const entries = this.#byTerm.get(term) ?? [];
    if (entries.length === 0) this.#byTerm.set(term, entries);
    if (sectionOf(entries.at(-1) ?? -1) === section) return;
    const place = section * 2 + (inHeading ? 0 : 1);
    entries.push(((place << recordBits) | Math.min(record, maxRecord)) >>> 0);
  }

  /** The postings of these terms, in the same order. */
  build(terms: readonly string[]): Postings {
    const lists = terms.map((term) => this.#byTerm.get(term) ?? []);
    const starts = new Uint32Array(terms.length + 1);
    lists.forEach((list, index) => (starts[index + 1] = (starts[index] ?? 0) + list.length));
    const entries = new Uint32Array(starts[terms.length] ?? 0);
    lists.forEach((list, index) => entries.set(list, starts[index]));
    return { starts, entries };
  }
}
