import type { DailyCounts } from '../../page-views/DailyCounts.ts';
import { type CountIncrement, firstDay, topicLimits } from '../../page-views/writeCounts.ts';

/** Days that are kept. */
export const { keptDays } = topicLimits.queries;

/** What users searched for, and with what success: sums. */
export interface QueryCount {
  readonly query: string;
  /** How often a user stopped typing at it. */
  readonly searches: number;
  /** Results that its last search found. */
  readonly hits: number;
  /** Searches that led to a result. */
  readonly clicks: number;
  /** Sum of the positions, from 1, of the results that were opened first. */
  readonly positions: number;
}

/** How often a result was shown and opened. */
export interface ResultCount {
  readonly path: string;
  readonly shown: number;
  readonly opened: number;
}

/** Sums over some days. */
export interface SearchReport {
  /** Days that are summed, today included. */
  readonly days: number;
  readonly total: Omit<QueryCount, 'query' | 'hits'>;
  /** Most searched first. */
  readonly queries: readonly QueryCount[];
  /** Most opened first. */
  readonly results: readonly ResultCount[];
}

/** Sums of searches by day (UTC) and query, among the other daily counts. */
export class SearchCounts {
  readonly #counts: DailyCounts;
  readonly #now: () => number;

  /** @param now - milliseconds since 1970 */
  constructor(counts: DailyCounts, now: () => number) {
    this.#counts = counts;
    this.#now = now;
  }

  /** Counts a search that a user stopped at. */
  addSearch(query: string, hits: number): void {
    this.#counts.add('queries', query, { amount: 1, hits });
  }

  /** Counts that a search led to a result, at a position from 1. */
  addClick(query: string, position: number): void {
    this.#counts.add('queries', query, { opened: 1, positions: position });
  }

  /** Counts that a result was shown, or opened. */
  addResult(path: string, kind: 'shown' | 'opened'): void {
    this.#counts.add('results', path, kind === 'shown' ? { amount: 1 } : { opened: 1 });
  }

  /** Sums over so many days, today included. */
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

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    return this.#counts.flush();
  }
}

/** @param rows - the oldest first: the last search says how many results there are */
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
