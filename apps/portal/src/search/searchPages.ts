import type { LiteClient } from 'algoliasearch/lite';
import { site } from '../../../../site.config.ts';
import { searchHosts } from './searchHosts.ts';

/** A page or section that was found. */
export interface FoundPage {
  readonly id: string;
  readonly url: string;
  /** The titles above the hit, outermost first, with matches in `<mark>`. */
  readonly trail: readonly string[];
  /** The title of the hit itself, with matches in `<mark>`. */
  readonly title: string;
  /** The passage around the match, with matches in `<mark>`; empty when a title matched. */
  readonly snippet: string;
}

/** What a search found. */
export interface SearchAnswer {
  readonly pages: readonly FoundPage[];
  readonly count: number;
}

interface Highlighted {
  readonly value: string;
}

interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Record<string, Highlighted>> };
  readonly _snippetResult?: { readonly content?: Highlighted };
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

let client: Promise<LiteClient> | undefined;

/** Loaded with the first search: the page itself needs none of it. */
function connect(): Promise<LiteClient> {
  client ??= import('algoliasearch/lite').then(({ liteClient }) =>
    liteClient(site.search.appId, site.search.apiKey, { hosts: [...searchHosts(window.location)] }),
  );
  return client;
}

/**
 * Searches the pages of the reader's language and versions.
 *
 * @throws what the search client throws: no host answered, or the service refused.
 */
export async function searchPages(
  query: string,
  facetFilters: readonly (string | readonly string[])[],
): Promise<SearchAnswer> {
  const words = window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
  const { results } = await (
    await connect()
  ).search<Hit>({
    requests: [
      {
        query,
        indexName: site.search.indexName,
        attributesToRetrieve: [
          ...levels.map((level) => `hierarchy.${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [`content:${words * 2}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: facetFilters as string[],
      },
    ],
  });
  const [first] = results;
  if (first === undefined || !('hits' in first)) return { pages: [], count: 0 };
  return { pages: first.hits.map(toFoundPage), count: first.nbHits ?? first.hits.length };
}

function toFoundPage(hit: Hit): FoundPage {
  const marked = hit._highlightResult?.hierarchy ?? {};
  const trail = levels.flatMap((level) => {
    const plain = hit.hierarchy[level];
    return plain ? [marked[level]?.value ?? plain] : [];
  });
  return {
    id: hit.objectID,
    url: hit.url,
    trail: trail.slice(0, -1),
    title: trail.at(-1) ?? hit.url,
    snippet: hit._snippetResult?.content?.value ?? '',
  };
}
