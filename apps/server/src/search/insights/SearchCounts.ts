import type { DailyCounts } from '../../page-views/DailyCounts.ts';
import { type CountIncrement, firstDay, topicLimits } from '../../page-views/writeCounts.ts';

/** Number of days to keep. */
export const { keptDays } = topicLimits.queries;

/** Sums of what users searched for, and the outcome. */
export interface QueryCount {
  readonly query: string;
  /** Number of times that a user stopped typing at this query. */
  readonly searches: number;
  /** Number of results of the last search. */
  readonly hits: number;
  /** Searches that led to a result. */
  readonly clicks: number;
  /** Sum of the positions, from 1, of the results that were opened first. */
  readonly positions: number;
}

/** Number of times that a result was shown and opened. */
export interface ResultCount {
  readonly path: string;
  readonly shown: number;
  readonly opened: number;
}

/** Sums over some days. */
export interface SearchReport {
  /** Number of days, including today. */
  readonly days: number;
  readonly total: Omit<QueryCount, 'query' | 'hits'>;
  /** Most frequent first. */
  readonly queries: readonly QueryCount[];
  /** Most opened first. */
  readonly results: readonly ResultCount[];
}

/** Sums of searches by day (UTC) and query, stored with the other daily counts. */
export class SearchCounts {
  readonly #counts: DailyCounts;
  readonly #now: () => number;

  /** @param now - milliseconds since 1970 */
  constructor(counts: DailyCounts, now: () => number) {
    this.#counts = counts;
    this.#now = now;
  }

  /** Counts a search that a user stopped typing at. */
  addSearch(query: string, hits: number): void {
    this.#counts.add('queries', query, { amount: 1, hits });
  }

  /** Counts a search that led to a result at a position, from 1. */
  addClick(query: string, position: number): void {
    this.#counts.add('queries', query, { opened: 1, positions: position });
  }

  /** Counts a result that was shown or opened. */
  addResult(path: string, kind: 'shown' | 'opened'): void {
    this.#counts.add('results', path, kind === 'shown' ? { amount: 1 } : { opened: 1 });
  }

  /** Sums over the given number of days, including today. */
  async report(days: number): Promise<SearchReport> {
    const first = firstDay(this.#now(), days);
    const since = async (topic: 'queries' | 'results') =>
      (await this.#counts.rows(topic)).filter(({ day }) => day >= first);
    const queries = sumQueries(await since('queries'));
    const sum = (field: 'searches' | 'clicks' | 'positions') =>
      queries.reduce((total, query) => total + query[field], 0);
    const total = {
      searches: sum('searches'),
      clicks: sum('clicks'),
      positions: sum('positions'),
    };
    return { days, total, queries, results: sumResults(await since('results')) };
  }

  /** Writes pending counts. */
  flush(): Promise<void> {
    return this.#counts.flush();
  }
}

/** @param rows - oldest first, because the last search has the current number of results */
function sumQueries(rows: readonly CountIncrement[]): QueryCount[] {
  const sums = new Map<string, QueryCount>();
  for (const { name: query, amount, opened, positions, hits } of rows) {
    const sum = sums.get(query) ?? { query, searches: 0, hits: 0, clicks: 0, positions: 0 };
    sums.set(query, {
      query,
      searches: sum.searches + amount,
      hits: hits ?? sum.hits,
      clicks: sum.clicks + opened,
      positions: sum.positions + positions,
    });
  }
  return [...sums.values()].sort(
    (a, b) => b.searches - a.searches || b.clicks - a.clicks || a.query.localeCompare(b.query),
  );
}

function sumResults(rows: readonly CountIncrement[]): ResultCount[] {
  const sums = new Map<string, ResultCount>();
  for (const { name: path, amount, opened } of rows) {
    const sum = sums.get(path) ?? { path, shown: 0, opened: 0 };
    sums.set(path, { path, shown: sum.shown + amount, opened: sum.opened + opened });
  }
  return [...sums.values()].sort(
    (a, b) => b.opened - a.opened || b.shown - a.shown || a.path.localeCompare(b.path),
  );
}
