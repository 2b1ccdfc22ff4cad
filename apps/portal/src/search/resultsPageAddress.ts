import { filterNames, noFilters, type SearchFilters } from './searchFilters.ts';
import type { SearchQuery } from './searchRequests.ts';

/** Path of the results page. */
export const resultsPagePath = '/search-results';
/** Maximum length of a query. */
export const longestQuery = 64;
/** Pattern of valid filter values in a URL. */
const plausibleValue = /^[\w.-]{1,40}$/;
const mostValues = 20;
/** The last page that the service returns. */
const lastPage = 50;

/** URL of the results page for a query; its page numbers start at 1. */
export function resultsPageAddress({ text, filters, page }: SearchQuery): string {
  const parts = [
    ...(text === '' ? [] : [`q=${encodeURIComponent(text)}`]),
    ...filterNames
      .filter((name) => filters[name].length > 0)
      .map((name) => `${name}=${filters[name].map(encodeURIComponent).join(',')}`),
    ...(page === 0 ? [] : [`page=${page + 1}`]),
  ];
  return `${resultsPagePath}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}

/** Parses the query of such a URL, without invalid values. */
export function readResultsPageAddress(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  const filters = Object.fromEntries(
    filterNames.map((name) => {
      const values = (parameters.get(name) ?? '').split(',');
      const plausible = values.filter((value) => plausibleValue.test(value));
      return [name, [...new Set(plausible)].slice(0, mostValues).sort()];
    }),
  ) as unknown as SearchFilters;
  const page = Number(parameters.get('page') ?? '1');
  return {
    text: (parameters.get('q') ?? '').slice(0, longestQuery),
    filters: { ...noFilters, ...filters },
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page - 1 : 0,
  };
}
