import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Match, SearchIndex, SearchRecord } from '@mezzanine/search';
import { compileFacetFilters, facetNames, facetValues } from './facetFilters.ts';
import { Highlighter } from './Highlighter.ts';
import { plainQuery } from './plainQuery.ts';
import { renderHit } from './renderHit.ts';
import type { SearchParameters, SearchRequest } from './searchRequest.ts';

/** An index, and the origin of its pages. */
export interface SearchedIndex {
  readonly index: SearchIndex;
  /** Origin that `addressOf` prepends to paths. Empty if records have absolute URLs. */
  readonly origin: string;
  /** URL of a record with its origin, because the client needs absolute ones. */
  readonly addressOf: (record: SearchRecord) => string;
}

/** A response without its hits, the hits as JSON, and the records that they show. */
export type SearchAnswer = ReturnType<typeof answerSearch>;

/**
 * Performs one search in the provider's format. `writeAnswers` creates the body of the response.
 */
export function answerSearch(searched: SearchedIndex, request: SearchRequest) {
  const startedAt = performance.now();
  const { found, hits, query, records } = rememberedSearch(searched, request);
  const answer = {
    ...found,
    processingTimeMS: Math.ceil(performance.now() - startedAt),
    ...(request.parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  };
  return { answer, hits, query, records };
}

/**
 * The body of a response. Hits are its largest part, and are serialized once for identical
 * searches.
 */
export function writeAnswers(answers: readonly SearchAnswer[]): string {
  const results = answers.map(
    ({ answer, hits }) => `{"hits":${hits},${JSON.stringify(answer).slice(1)}`,
  );
  return `{"results":[${results.join(',')}]}`;
}

type Found = ReturnType<typeof search>;

/** Maximum number of cached searches per index. */
const rememberedSearches = 500;
/** Longer queries are not typed by people, so they are not cached. */
const longestRemembered = 2000;

/** Garbage-collected with its index, which never changes: a push creates a new one. */
const remembered = new WeakMap<SearchIndex, LRUCache<string, Found>>();

/** Most users type the same words, letter by letter, so results are cached. */
function rememberedSearch(searched: SearchedIndex, request: SearchRequest): Found {
  const { index, origin } = searched;
  const key = JSON.stringify([origin, request]);
  if (key.length > longestRemembered) return search(searched, request);
  const memory = remembered.get(index) ?? new LRUCache({ max: rememberedSearches });
  remembered.set(index, memory);
  const known = memory.get(key) ?? search(searched, request);
  memory.set(key, known);
  return known;
}

function search({ index, addressOf }: SearchedIndex, request: SearchRequest) {
  const { parameters, indexName, params } = request;
  const { page, hitsPerPage } = parameters;
  const query = plainQuery(parameters.query);
  const { facetFilters, optionalFilters } = parameters;
  const preferred = optionalFilters.length === 0 ? undefined : compileFacetFilters(optionalFilters);
  const matches = index.search(query, compileFacetFilters(facetFilters), preferred);
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const highlighterOf = makeHighlighters(query, parameters);
  const hits = shown.map((match) =>
    renderHit(match, { ...parameters, query }, addressOf, highlighterOf(match)),
  );
  const found = {
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    facets: countFacets(matches, parameters),
    query: parameters.query,
    params,
    index: indexName,
  };
  const records = shown.map(({ record }) => record);
  return { found, hits: JSON.stringify(hits), query, records };
}

/** Hits that matched the same terms share a highlighter. */
function makeHighlighters(
  query: string,
  { highlightPreTag, highlightPostTag }: SearchParameters,
): (match: Match) => Highlighter {
  const made = new Map<readonly string[], Highlighter>();
  return ({ terms }) => {
    const known =
      made.get(terms) ?? new Highlighter(query, terms, [highlightPreTag, highlightPostTag]);
    made.set(terms, known);
    return known;
  };
}

function countFacets(matches: readonly Match[], { facets }: SearchParameters) {
  const wanted = facetNames.filter((name) => facets.includes(name) || facets.includes('*'));
  return Object.fromEntries(
    wanted.map((name) => {
      const counts = new Map<string, number>();
      for (const { record } of matches) {
        for (const value of facetValues(record, name)) {
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }
      return [name, Object.fromEntries(counts)];
    }),
  );
}
