import type { Page } from './groupPages.ts';
import type { QueryName, QueryPlan } from './planQuery.ts';
import { findText, placesOfPrefix } from './sortedTexts.ts';
import { codeGain, nameGain } from './weights.ts';

interface Named {
  readonly page: number;
  readonly isTitle: boolean;
  readonly isReference: boolean;
  readonly isExample: boolean;
  /** Whether the name may be an ordinary word, such as `floors`, unlike `showMap`. */
  readonly isProse: boolean;
}

/** Shorter queries match the start of too many headings. */
const shortestStart = 3;

/** The titles and headings of all pages, found by a query that equals or starts them. */
export class PageNames {
  /** In ascending order. */
  readonly #keys: readonly string[];
  /** The pages of each key. */
  readonly #named: readonly (readonly Named[])[];
  /** Whether each page belongs to the reference: 1 or 0. */
  readonly #isReference: Uint8Array;

  constructor(pages: readonly Page[]) {
    const byKey = new Map<string, Named[]>();
    pages.forEach(({ sections }, page) => {
      for (const { records, keys, heading } of sections) {
        const isTitle = records[0].type === 'lvl1';
        const { kind } = records[0];
        const isReference = kind === 'reference';
        const isExample = kind === 'example';
        const isProse = /^\p{L}\p{Ll}*$/u.test(heading);
        for (const key of keys) {
          const named = byKey.get(key) ?? [];
          if (named.length === 0) byKey.set(key, named);
          named.push({ page, isTitle, isReference, isExample, isProse });
        }
      }
    });
    this.#keys = [...byKey.keys()].sort();
    this.#named = this.#keys.map((key) => byKey.get(key) ?? []);
    this.#isReference = Uint8Array.from(pages, ({ sections }) =>
      Number(sections[0].records[0].kind === 'reference'),
    );
  }

  /**
   * The factor for a page's score: above 1 if the query is the name of the page or one of its
   * headings, or if the query looks like code and the page belongs to the reference.
   */
  gains({ names, isCode }: QueryPlan): (page: number) => number {
    const gains = new Map<number, number>();
    const raise = (page: number, gain: number) => {
      gains.set(page, Math.max(gain, gains.get(page) ?? 1));
    };
    const namedBy = ({ key }: QueryName) => this.#named[findText(this.#keys, key) ?? -1] ?? [];
    // The title of a guide ranks that guide first, unless the query looks like code. Examples may share its name.
    const isTitle = names.some((name) =>
      namedBy(name).some((one) => one.isTitle && !one.isReference),
    );
    for (const name of names) {
      if (name.key.length >= shortestStart) this.#raiseBegun(name, isCode, raise);
      for (const one of namedBy(name)) {
        const isExample = one.isExample && !isTitle;
        const gain = isExample ? nameGain.example : gainOf(one, isCode || !isTitle, isCode);
        raise(one.page, 1 + (gain - 1) * name.worth);
      }
    }
    const ofReference = isCode ? codeGain : 1;
    return (page) => (gains.get(page) ?? 1) * (this.#isReference[page] === 1 ? ofReference : 1);
  }

  /** Names that only start with the query are weighted by the share of the name that it covers. */
  #raiseBegun(
    { key: begin, worth }: QueryName,
    isCode: boolean,
    raise: (page: number, gain: number) => void,
  ): void {
    for (const place of placesOfPrefix(this.#keys, begin)) {
      const length = this.#keys[place]?.length ?? 0;
      if (length === begin.length) continue;
      for (const one of this.#named[place] ?? []) {
        raise(one.page, 1 + ((gainOf(one, isCode, isCode) - 1) * worth * begin.length) / length);
      }
    }
  }
}

function gainOf(
  { isTitle, isReference, isProse }: Named,
  isSymbol: boolean,
  isCode: boolean,
): number {
  if (isReference) return isCode || (isSymbol && !isProse) ? nameGain.symbol : nameGain.heading;
  return isTitle ? nameGain.title : nameGain.heading;
}
