import type { Page } from './groupPages.ts';
import type { SearchRecord } from './SearchRecord.ts';

/**
 * Decides whether a record may be found. It must depend only on facet values (language, version,
 * tags, set, kind, and type), because its result is reused for all records with the same values.
 */
export type RecordFilter = (record: SearchRecord) => boolean;

/** The pages that a filter accepts, by page number. */
export interface AcceptedPages {
  /** Whether any record of a page is accepted. */
  some(page: number): boolean;
  /** Whether all records of a page are accepted. */
  every(page: number): boolean;
}

/** The facet values of pages. A filter is called once for each combination of them. */
export class FacetCombinations {
  /** One record for each combination. */
  readonly #examples: SearchRecord[] = [];
  /** First combination of each page in `#ofPages`, and the end of the last one. */
  readonly #starts: Uint32Array;
  readonly #ofPages: Uint32Array;

  constructor(pages: readonly Page[]) {
    const known = new Map<string, number>();
    const ofPages: number[] = [];
    this.#starts = new Uint32Array(pages.length + 1);
    pages.forEach((page, number) => {
      for (const record of distinctRecords(page)) ofPages.push(this.#note(record, known));
      this.#starts[number + 1] = ofPages.length;
    });
    this.#ofPages = Uint32Array.from(ofPages);
  }

  /** Calls a filter for each combination. */
  accept(filter: RecordFilter): AcceptedPages {
    const accepted = Uint8Array.from(this.#examples, (record) => Number(filter(record)));
    const count = (page: number, answer: 0 | 1) => {
      const end = this.#starts[page + 1] ?? 0;
      let sum = 0;
      for (let at = this.#starts[page] ?? 0; at < end; at += 1) {
        if (accepted[this.#ofPages[at] ?? 0] === answer) sum += 1;
      }
      return sum;
    };
    return {
      some: (page) => count(page, 1) > 0,
      every: (page) => count(page, 0) === 0,
    };
  }

  #note(record: SearchRecord, known: Map<string, number>): number {
    const { language, version, tags, set, kind, type } = record;
    const key = [language, version, set, kind, type, ...tags].join('\n');
    const number = known.get(key) ?? this.#examples.push(record) - 1;
    known.set(key, number);
    return number;
  }
}

/** Records of a page, one for each combination. */
function distinctRecords({ sections }: Page): readonly SearchRecord[] {
  const distinct: SearchRecord[] = [];
  for (const { records } of sections) {
    for (const record of records) {
      if (!distinct.some((one) => haveSameFacets(one, record))) distinct.push(record);
    }
  }
  return distinct;
}

function haveSameFacets(a: SearchRecord, b: SearchRecord): boolean {
  return (
    a.type === b.type &&
    a.kind === b.kind &&
    a.set === b.set &&
    a.version === b.version &&
    a.language === b.language &&
    a.tags.length === b.tags.length &&
    a.tags.every((tag, index) => tag === b.tags[index])
  );
}
