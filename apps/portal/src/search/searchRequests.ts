import { hitLevels } from './SearchHit.ts';
import { filterNames, type FilterName, type SearchFilters } from './searchFilters.ts';

/** Filters of the page that the search started on, which apply until the user selects others. */
export interface SearchContext {
  readonly language: string;
  /** Tags of the user's versions, one per set. */
  readonly tags: readonly string[];
}

/** A query with filters and page. */
export interface SearchQuery {
  readonly text: string;
  readonly filters: SearchFilters;
  /** From 0. */
  readonly page: number;
}

/** A list of conditions that must all be true; in an inner list, one must be true. */
type FacetFilters = readonly (string | readonly string[])[];

/** A request in a POST, with the provider's parameter names. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  readonly facetFilters: FacetFilters;
  readonly facets: readonly FilterName[];
  readonly clickAnalytics: boolean;
  readonly page?: number;
  readonly optionalFilters?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

/** Number of results per request. */
export const resultsPerPage = 20;

interface Options {
  readonly indexName: string;
  readonly context: SearchContext;
  /** The SDK whose guides rank first. */
  readonly sdk: string | undefined;
  /** Number of words in a snippet. */
  readonly snippetWords: number;
}

/**
 * Creates the requests of a query for one POST: first the hits, then one for each facet with
 * selected values, because its counts ignore its own selection.
 */
export function searchRequests(query: SearchQuery, options: Options): readonly SearchRequest[] {
  const { indexName, context, sdk, snippetWords } = options;
  // Versions are always filtered; without a selection, by the page's versions.
  const narrowed = filterNames.filter(
    (name) => name === 'version' || query.filters[name].length > 0,
  );
  const hits: SearchRequest = {
    indexName,
    query: query.text,
    page: query.page,
    hitsPerPage: resultsPerPage,
    facetFilters: facetFilters(context, query.filters),
    facets: filterNames.filter((name) => !narrowed.includes(name)),
    clickAnalytics: true,
    attributesToRetrieve: [
      ...hitLevels.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
      ...filterNames,
    ],
    attributesToSnippet: [
      ...hitLevels.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    ...(sdk === undefined ? {} : { optionalFilters: [`set:${sdk}`] }),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  const counts = narrowed.map((name): SearchRequest => ({
    indexName,
    query: query.text,
    hitsPerPage: 0,
    facetFilters: facetFilters(context, query.filters, name),
    facets: [name],
    clickAnalytics: false,
  }));
  return [hits, ...counts];
}

/** The filters in the provider's format, without the facet to count. */
function facetFilters(
  { language, tags }: SearchContext,
  filters: SearchFilters,
  counted?: FilterName,
): FacetFilters {
  const isAnyVersion = counted === 'version' || filters.version.length > 0;
  const chosen = filterNames
    .filter((name) => name !== counted && filters[name].length > 0)
    .map((name) => filters[name].map((value) => `${name}:${value}`));
  return [
    `language:${language}`,
    ...(isAnyVersion ? [] : [tags.map((tag) => `docusaurus_tag:${tag}`)]),
    ...chosen,
  ];
}
