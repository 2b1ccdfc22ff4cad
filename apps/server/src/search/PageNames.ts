import SearchableMap from 'minisearch/SearchableMap';
import type { Page } from './groupPages.ts';
import type { QueryPlan } from './planQuery.ts';
import { codeGain, nameGain } from './weights.ts';

interface Named {
  readonly page: number;
  readonly isTitle: boolean;
  readonly isReference: boolean;
}

/** Shorter queries begin too many headings. */
const shortestStart = 3;

/** The titles and headings of all pages, found by the whole of a query or as its continuation. */
export class PageNames {
  readonly #tree = new SearchableMap<Named[]>();

  constructor(pages: readonly Page[]) {
    pages.forEach(({ sections }, page) => {
      for (const { records, keys } of sections) {
        const isTitle = records[0].type === 'lvl1';
        const isReference = records[0].kind === 'reference';
        for (const key of keys) {
          const named = this.#tree.get(key) ?? [];
          named.push({ page, isTitle, isReference });
          this.#tree.set(key, named);
        }
      }
    });
  }

  /** What pages gain by a query that names them or one of their headings; others are left out. */
  gains({ names, isCode }: QueryPlan): ReadonlyMap<number, number> {
    const gains = new Map<number, number>();
    const raise = (page: number, gain: number) =>
      void gains.set(page, Math.max(gain, gains.get(page) ?? 1));
    const [whole = ''] = names;
    if (whole.length >= shortestStart) {
      for (const [key, named] of this.#tree.atPrefix(whole)) {
        // What is typed in full is told below.
        const typed = key === whole ? 0 : whole.length / key.length;
        for (const one of named) raise(one.page, 1 + (gainOf(one, isCode) - 1) * typed);
      }
    }
    for (const name of names) {
      const named = this.#tree.get(name) ?? [];
      // What is the title of a guide is looked for there, unless it is written as code is.
      const isSymbol = isCode || !named.some((one) => one.isTitle && !one.isReference);
      for (const one of named) raise(one.page, gainOf(one, isSymbol));
    }
    return gains;
  }
}

function gainOf({ isTitle, isReference }: Named, isSymbol: boolean): number {
  if (isReference) return isSymbol ? nameGain.symbol : nameGain.heading;
  return isTitle ? nameGain.title : nameGain.heading;
}

/** What a page gains by its kind where a query is written as code is. */
export function codeGainOf({ sections }: Page, { isCode }: QueryPlan): number {
  return isCode && sections[0].records[0].kind === 'reference' ? codeGain : 1;
}
