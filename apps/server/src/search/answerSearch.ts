import { randomBytes } from 'node:crypto';
import { compileFacetFilters, facetNames, facetValues } from './facetFilters.ts';
import { renderHit } from './renderHit.ts';
import type { Match, SearchIndex } from './SearchIndex.ts';
import type { SearchParameters, SearchRequest } from './searchRequest.ts';

/**
 * Answers one search in the provider's shape.
 *
 * @param origin Put before the records' paths, since the client needs absolute addresses.
 */
export function answerSearch(index: SearchIndex, request: SearchRequest, origin: string) {
  const startedAt = performance.now();
  const { parameters, indexName, params } = request;
  const { query, page, hitsPerPage } = parameters;
  const matches = index.search(query, compileFacetFilters(parameters.facetFilters));
  const hits = matches
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((match) => renderHit(match, parameters, origin));
  return {
    hits,
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    facets: countFacets(matches, parameters),
    query,
    params,
    index: indexName,
    processingTimeMS: Math.ceil(performance.now() - startedAt),
    ...(parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  };
}

function countFacets(matches: readonly Match[], { facets }: SearchParameters) {
  const wanted = facetNames.filter((name) => facets.includes(name) || facets.includes('*'));
  return Object.fromEntries(
    wanted.map((name) => {
      const counts = new Map<string, number>();
      for (const value of matches.flatMap(({ record }) => facetValues(record, name))) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [name, Object.fromEntries(counts)];
    }),
  );
}
