import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchRecord } from '@mezzanine/search';

/** A search engine for the site. */
export interface Engine {
  readonly name: string;
  /** Milliseconds to load a stored index. Undefined if none is stored. */
  readonly loadMs?: number;
  /** URLs of the hits, best first, at most 20. */
  find(query: string): Promise<readonly string[]>;
}

/** A built page. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** Number of hits to request. */
const hitCount = 20;

interface PagefindFiles {
  readonly files: readonly { readonly path: string; readonly content: Uint8Array<ArrayBuffer> }[];
}

interface PagefindIndexer {
  createIndex(options: { rootSelector: string }): Promise<{
    index: {
      addHTMLFile(file: { url: string; content: string }): Promise<{ errors: readonly string[] }>;
      getFiles(): Promise<PagefindFiles>;
    };
  }>;
  close(): Promise<unknown>;
}

interface PagefindSearch {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{
    results: readonly { data(): Promise<{ url: string }> }[];
  }>;
}

/** Typed as strings, because neither package has types. The used parts are described here. */
const [pagefindPackage, lunrPackage]: readonly [string, string] = ['pagefind', 'lunr'];

/** Pagefind over pages, with its own script for browsers. Only the main content is indexed. */
export async function pagefindEngine(pages: readonly BuiltPage[]): Promise<Engine> {
  const indexer = (await import(pagefindPackage)) as PagefindIndexer;
  const { index } = await indexer.createIndex({ rootSelector: 'main' });
  for (const { path: url, html } of pages) {
    const { errors } = await index.addHTMLFile({ url, content: html });
    if (errors.length > 0) throw new Error(`Pagefind rejects ${url}: ${errors.join(', ')}`);
  }
  const { files } = await index.getFiles();
  await indexer.close();
  const search = await loadPagefind(files);
  return {
    name: 'Pagefind 1.6.0',
    find: async (query) => {
      const { results } = await search.search(query);
      const hits = await Promise.all(results.slice(0, hitCount).map((result) => result.data()));
      return hits.map(({ url }) => url);
    },
  };
}

/** Loads the script of an index, which loads the index's files with `fetch`. */
async function loadPagefind(files: PagefindFiles['files']): Promise<PagefindSearch> {
  const origin = 'http://pagefind.invalid/';
  const byPath = new Map(files.map((file) => [file.path, file.content]));
  const script = byPath.get('pagefind.js');
  if (script === undefined) throw new Error('Pagefind did not create pagefind.js.');
  const location = { origin, href: origin };
  Object.assign(globalThis, {
    window: { location },
    location,
    document: { querySelector: () => null },
    fetch: (input: unknown) => {
      const content = byPath.get(new URL(String(input), origin).pathname.slice(1));
      return Promise.resolve(new Response(content ?? null, { status: content ? 200 : 404 }));
    },
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  const file = path.join(folder, 'pagefind.mjs');
  await writeFile(file, script);
  const search = (await import(pathToFileURL(file).href)) as PagefindSearch;
  await search.options({ basePath: '/', baseUrl: '/' });
  await search.init();
  await rm(folder, { recursive: true });
  return search;
}

interface LunrBuilder {
  ref(name: string): void;
  field(name: string, options?: { boost: number }): void;
  add(document: Record<string, string>): void;
}

interface LunrQuery {
  term(term: string, options: Record<string, unknown>): void;
}

interface Lunr {
  (build: (this: LunrBuilder) => void): {
    query(build: (query: LunrQuery) => void): readonly { readonly ref: string }[];
  };
  tokenizer(text: string): readonly { toString(): string }[];
  Query: { wildcard: { TRAILING: number } };
}

/**
 * lunr over the records, one document per URL, with the queries of documentation search plugins.
 */
export async function lunrEngine(records: readonly SearchRecord[]): Promise<Engine> {
  const { default: lunr } = (await import(lunrPackage)) as { default: Lunr };
  const documents = new Map<string, { heading: string; page: string; content: string }>();
  for (const { path: address, type, hierarchy, content } of records) {
    const known = documents.get(address) ?? { heading: '', page: hierarchy[1] ?? '', content: '' };
    const own = type === 'content' ? '' : ` ${hierarchy[Number(type.slice(3))] ?? ''}`;
    documents.set(address, {
      ...known,
      heading: `${known.heading}${own}`,
      content: `${known.content} ${content ?? ''}`,
    });
  }
  const index = lunr(function () {
    this.ref('address');
    this.field('heading', { boost: 10 });
    this.field('page', { boost: 3 });
    this.field('content');
    for (const [address, texts] of documents) this.add({ address, ...texts });
  });
  return {
    name: 'lunr 2.3.9',
    find: (query) => {
      const terms = lunr.tokenizer(query).map(String);
      const hits = index.query((asked) => {
        for (const term of terms) {
          asked.term(term, { boost: 100 });
          asked.term(term, {
            boost: 10,
            usePipeline: false,
            wildcard: lunr.Query.wildcard.TRAILING,
          });
          asked.term(term, { boost: 1, usePipeline: false, editDistance: 1 });
        }
      });
      return Promise.resolve(hits.slice(0, hitCount).map(({ ref }) => ref));
    },
  };
}
