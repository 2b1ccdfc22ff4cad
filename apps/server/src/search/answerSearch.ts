import { randomBytes } from 'node:crypto';
import { compileFacetFilters, facetNames, facetValues } from './facetFilters.ts';
import { Highlighter } from './Highlighter.ts';
import { plainQuery } from './plainQuery.ts';
import { renderHit } from './renderHit.ts';
import type { Match, SearchIndex } from './SearchIndex.ts';
import type { SearchRecord } from './SearchRecord.ts';
import type { SearchParameters, SearchRequest } from './searchRequest.ts';

/** An index, and where its pages are. */
export interface SearchedIndex {
  readonly index: SearchIndex;
  /** Address of a record with its origin, since the client needs absolute ones. */
  readonly addressOf: (record: SearchRecord) => string;
}

/** An answer, and the records it shows. */
export type SearchAnswer = ReturnType<typeof answerSearch>;

/** Answers one search in the provider's shape. */
export function answerSearch({ index, addressOf }: SearchedIndex, request: SearchRequest) {
  const startedAt = performance.now();
  const { parameters, indexName, params } = request;
  const { page, hitsPerPage } = parameters;
  const query = plainQuery(parameters.query);
  const matches = index.search(query, compileFacetFilters(parameters.facetFilters));
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const highlighterOf = makeHighlighters(query, parameters);
  const answer = {
    hits: shown.map((match) =>
      renderHit(match, { ...parameters, query }, addressOf, highlighterOf(match)),
    ),
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    facets: countFacets(matches, parameters),
    query: parameters.query,
    params,
    index: indexName,
    processingTimeMS: Math.ceil(performance.now() - startedAt),
    ...(parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  };
  return { answer, query, records: shown.map(({ record }) => record) };
}

/** Hits that matched by the same terms share what marks them. */
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
