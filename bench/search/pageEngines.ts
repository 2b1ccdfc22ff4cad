import MiniSearch from 'minisearch';
import { extractPageTexts } from '@mezzanine/server/search/extractPageTexts';
import { groupPages, pageAddress, ownHeading, type SearchRecord } from '@mezzanine/search';
import type { BuiltPage, Engine } from './peers.ts';

/** Weights of words by position, the same for both libraries. */
const boosts = {
  title: 10,
  path: 3,
  headings: 4,
  description: 4,
  keywords: 2.5,
  body: 1,
  code: 0.5,
};
const fields = Object.keys(boosts);
/** Guides above reference and playground. */
const kindBoosts: Readonly<Partial<Record<SearchRecord['kind'], number>>> = {
  page: 0.85,
  reference: 0.6,
  blog: 0.6,
  example: 0.5,
  'release-note': 0.3,
};
const hitCount = 20;

type PageDocument = Readonly<Record<keyof typeof boosts | 'id', string>> & {
  readonly kind: SearchRecord['kind'];
};

/** One document per page, as a search library expects it. */
export function pageDocuments(
  records: readonly SearchRecord[],
  pages: readonly BuiltPage[],
): readonly PageDocument[] {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  return groupPages(records).map(({ sections }) => {
    const [first] = sections[0].records;
    const own = sections.flatMap((section) => section.records);
    const id = pageAddress(first);
    return {
      id,
      kind: first.kind,
      title: first.hierarchy[1] ?? '',
      path: id.replaceAll('/', ' '),
      headings: own.map(ownHeading).join('\n'),
      body: own.map(({ content }) => content ?? '').join('\n'),
      ...extractPageTexts(html.get(id) ?? ''),
    };
  });
}

/**
 * MiniSearch with its own scoring, one document per page. Any word may match, even as a prefix or
 * with typos.
 */
export function miniSearchEngine(documents: readonly PageDocument[]): Engine {
  const built = new MiniSearch<PageDocument>({ fields, storeFields: ['kind'] });
  built.addAll(documents);
  const text = JSON.stringify(built);
  const startedAt = performance.now();
  const index = MiniSearch.loadJSON(text, { fields, storeFields: ['kind'] });
  const loadMs = performance.now() - startedAt;
  const boostDocument = (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
    kindBoosts[stored?.['kind'] as SearchRecord['kind']] ?? 1;
  return {
    name: 'MiniSearch 7.2.0, pages',
    loadMs,
    find: (query) => {
      const hits = index.search(query, { boost: boosts, boostDocument, fuzzy: 0.2, prefix: true });
      return Promise.resolve(hits.slice(0, hitCount).map(({ id }) => id as string));
    },
  };
}

interface Orama {
  create(options: { schema: Readonly<Record<string, 'string'>> }): unknown;
  insertMultiple(index: unknown, documents: readonly PageDocument[]): Promise<unknown>;
  save(index: unknown): unknown;
  load(index: unknown, saved: unknown): void;
  search(
    index: unknown,
    query: Readonly<Record<string, unknown>>,
  ): Promise<{
    hits: readonly { readonly score: number; readonly document: PageDocument }[];
  }>;
}

/**
 * Orama with the same settings. It has no option for weights by kind, so hits are weighted
 * afterwards.
 */
export async function oramaEngine(documents: readonly PageDocument[]): Promise<Engine> {
  // A name that the compiler does not resolve, because the library is only installed for this
  // benchmark.
  const library: string = '@orama/orama';
  const orama = (await import(library)) as Orama;
  const schema = Object.fromEntries(fields.map((field) => [field, 'string' as const]));
  const built = orama.create({ schema });
  await orama.insertMultiple(built, documents);
  const text = JSON.stringify(orama.save(built));
  const index = orama.create({ schema });
  const startedAt = performance.now();
  orama.load(index, JSON.parse(text));
  const loadMs = performance.now() - startedAt;
  return {
    name: 'Orama 3.1.18, pages',
    loadMs,
    find: async (term) => {
      const { hits } = await orama.search(index, {
        term,
        boost: boosts,
        tolerance: 1,
        threshold: 1,
        limit: documents.length,
      });
      const weighed = hits.map(({ score, document: { id, kind } }) => ({
        id,
        score: score * (kindBoosts[kind] ?? 1),
      }));
      weighed.sort((a, b) => b.score - a.score);
      return weighed.slice(0, hitCount).map(({ id }) => id);
    },
  };
}
