import { hitLevels } from './SearchHit.ts';
import { filterNames, type FilterName, type SearchFilters } from './searchFilters.ts';

/** Where a reader searches from: facets that hold until the reader asks for others. */
export interface SearchContext {
  readonly language: string;
  /** Tags of the versions that the reader is in, one for each set. */
  readonly tags: readonly string[];
}

/** What a reader searches for. */
export interface SearchQuery {
  readonly text: string;
  readonly filters: SearchFilters;
  /** From 0. */
  readonly page: number;
}

/** A list that must all hold; an inner list of which one must hold. */
type FacetFilters = readonly (string | readonly string[])[];

/** One request of a POST, named as the provider names its parameters. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  readonly facetFilters: FacetFilters;
  readonly facets: readonly FilterName[];
  readonly clickAnalytics: boolean;
  readonly page?: number;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

/** Results of one request. */
export const resultsPerPage = 20;

interface Options {
  readonly indexName: string;
  readonly context: SearchContext;
  /** Words of a snippet. */
  readonly snippetWords: number;
}

/**
 * The requests that answer a query in one POST: the hits first, then one for each facet whose
 * counts the hits cannot tell, since its own choice has narrowed them.
 */
export function searchRequests(query: SearchQuery, options: Options): readonly SearchRequest[] {
  const { indexName, context, snippetWords } = options;
  // Versions are narrowed even when none is chosen: to those the reader is in.
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

/** The filters in the provider's terms, but for the facet that is to be counted. */
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
