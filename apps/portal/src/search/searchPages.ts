import type { LiteClient } from 'algoliasearch/lite';
import { site } from '../../../../site.config.ts';
import { readerSdk } from './readerSdk.ts';
import type { SearchHit } from './SearchHit.ts';
import { filterNames, type FilterCounts } from './searchFilters.ts';
import { searchHosts } from './searchHosts.ts';
import { searchRequests, type SearchContext, type SearchQuery } from './searchRequests.ts';

/** Results of a search. */
export interface SearchAnswer {
  /** The query text. */
  readonly text: string;
  readonly hits: readonly SearchHit[];
  /** Number of hits on all pages. */
  readonly count: number;
  readonly pageCount: number;
  readonly counts: FilterCounts;
  /** Identifies the results in events about opened hits. */
  readonly queryId: string | undefined;
}

/** The part of the service's response that is read. */
interface Response {
  readonly hits?: readonly SearchHit[];
  readonly nbHits?: number;
  readonly nbPages?: number;
  readonly queryID?: string;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Number of words in snippets, on wide and narrow screens. */
const snippetWords = { wide: 10, narrow: 5 } as const;

let client: Promise<LiteClient> | undefined;

/** Loads the client at the first search, because pages do not need it before. */
export function connect(): Promise<LiteClient> {
  client ??= import(/* webpackChunkName: "search-client" */ './connectSearch.ts').then(
    ({ connectSearch }) => connectSearch(site.search, searchHosts(window.location)),
  );
  // Offline, or a new release removed the file: the next search tries again.
  client.catch(() => (client = undefined));
  return client;
}

/**
 * Searches pages in the user's language and versions.
 *
 * @throws errors of the search client: no host responded, or the service rejected the request
 */
export async function searchPages(
  query: SearchQuery,
  context: SearchContext,
): Promise<SearchAnswer> {
  const isNarrow = window.matchMedia('(max-width: 768px)').matches;
  const requests = searchRequests(query, {
    indexName: site.search.indexName,
    context,
    sdk: readerSdk(window.location.pathname),
    snippetWords: isNarrow ? snippetWords.narrow : snippetWords.wide,
  });
  const search = await connect();
  const { results } = await search.search<SearchHit>({ requests: requests as never });
  return readAnswer(query.text, results as readonly Response[]);
}

/** Reads the service's responses; missing values mean no results. */
export function readAnswer(text: string, responses: readonly Response[]): SearchAnswer {
  const [first] = responses;
  const hits = first?.hits ?? [];
  // Each facet is counted in one of the responses.
  const facets = Object.assign({}, ...responses.map((response) => response.facets ?? {})) as Record<
    string,
    Record<string, number>
  >;
  return {
    text,
    hits,
    count: first?.nbHits ?? hits.length,
    pageCount: first?.nbPages ?? 1,
    counts: Object.fromEntries(
      filterNames.map((name) => [name, facets[name] ?? {}]),
    ) as unknown as FilterCounts,
    queryId: first?.queryID,
  };
}
