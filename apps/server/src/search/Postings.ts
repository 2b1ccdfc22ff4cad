/** Where in a unit a term stands, the most telling first; the number is kept in the index. */
export const fields = ['title', 'alias', 'heading', 'section', 'page', 'content'] as const;

/** Bits of an entry: unit, field, and the record within the unit. */
const fieldBits = 3;
const recordBits = 9;
const maxUnits = 2 ** (32 - fieldBits - recordBits);
const maxRecord = 2 ** recordBits - 1;

/** Units of an entry. */
export const unitOf = (entry: number): number => entry >>> (fieldBits + recordBits);
/** Number of the field of an entry. */
export const fieldOf = (entry: number): number => (entry >>> recordBits) & (2 ** fieldBits - 1);
/** Record of an entry, counted from the first of its unit. */
export const recordOf = (entry: number): number => entry & maxRecord;

/** For each term of an index the units that have it, ascending; an entry is one number of 32 bits. */
export interface Postings {
  readonly terms: readonly string[];
  /** First entry of each term, and the end of the last one. */
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

/** Gathers postings, unit by unit. */
export class PostingsBuilder {
  readonly #byTerm = new Map<string, number[]>();

  /**
   * Notes a term. Of a term that stands several times in a field of a unit the first is kept.
   *
   * @throws RangeError when there are more units than an entry can name, about a million.
   */
  add(term: string, unit: number, field: (typeof fields)[number], record: number): void {
    if (unit >= maxUnits) throw new RangeError(`An index holds at most ${maxUnits} addresses.`);
    const entries = this.#byTerm.get(term) ?? [];
    if (entries.length === 0) this.#byTerm.set(term, entries);
    const place = ((unit << fieldBits) | fields.indexOf(field)) >>> 0;
    for (let at = entries.length - 1; at >= 0; at -= 1) {
      const known = (entries[at] ?? 0) >>> recordBits;
      if (known === place) return;
      if (known >>> fieldBits < unit) break;
    }
    entries.push(((place << recordBits) | Math.min(record, maxRecord)) >>> 0);
  }

  build(): Postings {
    const sorted = [...this.#byTerm].sort(([a], [b]) => (a < b ? -1 : 1));
    const starts = new Uint32Array(sorted.length + 1);
    sorted.forEach(([, list], index) => (starts[index + 1] = (starts[index] ?? 0) + list.length));
    const entries = new Uint32Array(starts[sorted.length] ?? 0);
    sorted.forEach(([, list], index) => entries.set(list, starts[index]));
    return { terms: sorted.map(([term]) => term), starts, entries };
  }
}
