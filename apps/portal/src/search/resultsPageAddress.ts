import { filterNames, noFilters, type SearchFilters } from './searchFilters.ts';
import type { SearchQuery } from './searchRequests.ts';

/** Path of the page of results. */
export const resultsPagePath = '/search-results';
/** Longest text that is searched for. */
export const longestQuery = 64;
/** What a value in an address may look like; anything else is nobody's choice. */
const plausibleValue = /^[\w.-]{1,40}$/;
const mostValues = 20;
/** The service answers no page after this one. */
const lastPage = 50;

/** Address of the page of results for a query; filters and pages count from 1 there. */
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

/** Reads the query of such an address; what is not plausible in it is left out. */
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
