import type { LiteClient } from 'algoliasearch/lite';
import { site } from '../../../../site.config.ts';
import type { SearchHit } from './SearchHit.ts';
import { filterNames, type FilterCounts } from './searchFilters.ts';
import { searchHosts } from './searchHosts.ts';
import { searchRequests, type SearchContext, type SearchQuery } from './searchRequests.ts';

/** What a search found. */
export interface SearchAnswer {
  /** The text that was searched for. */
  readonly text: string;
  readonly hits: readonly SearchHit[];
  /** Hits on all pages. */
  readonly count: number;
  readonly pageCount: number;
  readonly counts: FilterCounts;
  /** Names this answer in reports of opened hits. */
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

/** Words of a snippet, on wide screens and on narrow ones. */
const snippetWords = { wide: 10, narrow: 5 } as const;

let client: Promise<LiteClient> | undefined;

/** Loads the client with the first search: no page needs it before. */
export function connect(): Promise<LiteClient> {
  client ??= import(/* webpackChunkName: "search-client" */ './connectSearch.ts').then(
    ({ connectSearch }) => connectSearch(site.search, searchHosts(window.location)),
  );
  // Offline, or a new release removed the file: the next search loads again.
  client.catch(() => (client = undefined));
  return client;
}

/**
 * Searches the pages of the reader's language and versions.
 *
 * @throws what the search client throws: no host answered, or the service refused.
 */
export async function searchPages(
  query: SearchQuery,
  context: SearchContext,
): Promise<SearchAnswer> {
  const isNarrow = window.matchMedia('(max-width: 768px)').matches;
  const requests = searchRequests(query, {
    indexName: site.search.indexName,
    context,
    snippetWords: isNarrow ? snippetWords.narrow : snippetWords.wide,
  });
  const search = await connect();
  const { results } = await search.search<SearchHit>({ requests: requests as never });
  return readAnswer(query.text, results as readonly Response[]);
}

/** Reads the service's responses; what it left out is nothing found. */
export function readAnswer(text: string, responses: readonly Response[]): SearchAnswer {
  const [first] = responses;
  const hits = first?.hits ?? [];
  // Each facet is counted by one of the responses.
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
