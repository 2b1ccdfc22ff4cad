import type { Page } from './groupPages.ts';
import type { SearchRecord } from './SearchRecord.ts';
import { isOlderVersion } from './weights.ts';

/**
 * Decides whether a record may be found. It must depend only on facet values (language, version,
 * tags, set, kind, and type), because its result is reused for all records with the same values.
 */
export type RecordFilter = (record: SearchRecord) => boolean;

/** The pages that a filter accepts. */
export interface AcceptedPages {
  /** Whether any record of a page is accepted. */
  some(page: number): boolean;
  /** Whether all records of a page are accepted. */
  every(page: number): boolean;
  /** Whether any record of the pages of a group is accepted. */
  someOf(group: PageGroup): boolean;
}

/** Pages whose records have the same facet values, and which belong to the same version. */
export interface PageGroup {
  readonly number: number;
  /** Set of the pages. */
  readonly set: string;
  /** Whether the pages belong to a version that is not the latest of their set. */
  readonly isOlder: boolean;
  /** The facet combinations of their records. */
  readonly combinations: readonly number[];
}

/**
 * The facet values of pages. A filter is called once for each combination of them. A site has far fewer groups than
 * pages, so what holds for a group is decided once.
 */
export class FacetCombinations {
  /** The groups, by number. */
  readonly groups: readonly PageGroup[];
  /** One record for each combination. */
  readonly #examples: SearchRecord[] = [];
  /** Group of each page. */
  readonly #ofPages: Uint32Array;

  constructor(pages: readonly Page[]) {
    const numbers = new Map<string, number>();
    const groups = new Map<string, PageGroup>();
    this.#ofPages = Uint32Array.from(pages, (page) => {
      const combinations = distinctRecords(page).map((record) => this.#note(record, numbers));
      const first = page.sections[0].records[0];
      const isOlder = isOlderVersion(first);
      const key = [isOlder, ...combinations].join();
      const known = groups.get(key);
      const group = known ?? { number: groups.size, set: first.set, isOlder, combinations };
      groups.set(key, group);
      return group.number;
    });
    this.groups = [...groups.values()];
  }

  /** Number of a page's group. */
  groupOf(page: number): number {
    return this.#ofPages[page] ?? 0;
  }

  /** Calls a filter for each combination. */
  accept(filter: RecordFilter): AcceptedPages {
    const isAccepted = this.#examples.map(filter);
    const some = this.groups.map(({ combinations }) => combinations.some((one) => isAccepted[one]));
    const every = this.groups.map(({ combinations }) =>
      combinations.every((one) => isAccepted[one]),
    );
    return {
      some: (page) => some[this.groupOf(page)] === true,
      every: (page) => every[this.groupOf(page)] === true,
      someOf: ({ number }) => some[number] === true,
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
