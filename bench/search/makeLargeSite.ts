import type { SearchRecord } from '@mezzanine/search';

/** Share of the words of a copied page that are replaced with made-up ones. */
const changedShare = 0.3;
/** Number of made-up words, as in large documentation sites. Few of them are frequent. */
const madeUpWords = 30_000;
const syllables =
  'ba be bi bo bu da de do fa fe fi ga go ka ki ku la le li lo ma me mi mo na ne no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi za zo'.split(
    ' ',
  );

/**
 * Creates the records of a site with a given number of pages. It repeats a real site, each copy as
 * a separate set, and replaces a share of its words so that each copy has unique words. The same
 * input creates the same site.
 */
export function makeLargeSite(
  records: readonly SearchRecord[],
  pageCount: number,
): readonly SearchRecord[] {
  const pages = [...groupByPage(records).values()];
  const random = seededRandom(1);
  const change = (text: string) => changeWords(text, random);
  return Array.from({ length: pageCount }, (_, index) => {
    const copy = Math.floor(index / pages.length);
    const page = pages[index % pages.length] ?? [];
    if (copy === 0) return page;
    return page.map((record) => copyRecord(record, copy, change));
  }).flat();
}

function groupByPage(records: readonly SearchRecord[]): ReadonlyMap<string, SearchRecord[]> {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = record.path.split('#', 1)[0] ?? '';
    pages.set(page, [...(pages.get(page) ?? []), record]);
  }
  return pages;
}

function copyRecord(
  record: SearchRecord,
  copy: number,
  change: (text: string) => string,
): SearchRecord {
  const set = `set-${copy}`;
  return {
    ...record,
    objectID: `${record.objectID}-${copy}`,
    path: `/${set}${record.path}`,
    content: record.content === null ? null : change(record.content),
    tags: [`docs-${set}-${record.version || '1.0'}`],
    set,
  };
}

function changeWords(text: string, random: () => number): string {
  return text.replace(/\p{L}{3,}/gu, (word) =>
    random() < changedShare ? madeUpWord(Math.floor(madeUpWords * random() ** 3)) : word,
  );
}

function madeUpWord(number: number): string {
  let word = '';
  for (let rest = number + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

/** Pseudorandom numbers from 0 to 1, the same for a seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
