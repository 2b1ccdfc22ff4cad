import { csvTable } from '../../page-views/csvTable.ts';
import type { SearchReport } from './SearchCounts.ts';

/** All queries of a report as CSV for a spreadsheet, most frequent first. */
export function searchCsv({ queries }: SearchReport): string {
  return csvTable(
    ['query', 'searches', 'results', 'clicks', 'click rate', 'average position'],
    queries.map(({ query, searches, hits, clicks, positions }) => [
      query,
      ...[searches, hits, clicks].map(String),
      searches === 0 ? '' : (clicks / searches).toFixed(2),
      clicks === 0 ? '' : (positions / clicks).toFixed(1),
    ]),
  );
}
