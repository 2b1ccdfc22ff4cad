import { z } from 'zod';
import { DelayedFile } from '../../storage/DelayedFile.ts';
import { readOrSetAside } from '../../storage/readOrSetAside.ts';

/** Days that are kept. */
export const keptDays = 30;
/** Queries, and results, that are counted by themselves on one day; further ones together. */
const maxNames = 2000;
/** Under what further ones are counted. */
const others = '(others)';

const count = z.int().min(0);
const querySchema = z.object({
  query: z.string(),
  /** How often a reader stopped typing at it. */
  searches: count,
  /** Results that its last search found. */
  hits: count,
  /** Searches that led to a result. */
  clicks: count,
  /** Sum of the places, from 1, of the results that were opened first. */
  positions: count,
});
const resultSchema = z.object({ path: z.string(), shown: count, opened: count });
const daySchema = z.object({
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  queries: z.array(querySchema),
  results: z.array(resultSchema),
});
const fileSchema = z.object({ version: z.literal(1), days: z.array(daySchema) });

/** What readers searched for, and with what success: sums. */
export type QueryCount = z.infer<typeof querySchema>;
/** How often a result was shown and opened. */
export type ResultCount = z.infer<typeof resultSchema>;

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

interface Day {
  readonly queries: Map<string, QueryCount>;
  readonly results: Map<string, ResultCount>;
}

/** How a store of search counts runs. */
export interface SearchCountsOptions {
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: () => number;
  /** Told when the file cannot be written; counting goes on in memory. Default: nobody. */
  readonly onWriteError?: (error: unknown) => void;
}

/**
 * Sums of searches by day (UTC) and query, in one JSON file. There is no record of a single search
 * and nothing of who searched. Whoever removes the file clears the counts of a running server too.
 */
export class SearchCounts {
  readonly #now: () => number;
  readonly #days: Map<string, Day>;
  readonly #file: DelayedFile;

  private constructor(
    path: string,
    days: Map<string, Day> | undefined,
    options: SearchCountsOptions,
  ) {
    this.#now = options.now ?? Date.now;
    this.#days = days ?? new Map<string, Day>();
    this.#file = new DelayedFile(
      {
        path,
        serialize: () => this.#serialize(),
        onWriteError: options.onWriteError ?? (() => undefined),
        onRemoved: () => this.#days.clear(),
      },
      days !== undefined,
    );
  }

  /** Opens the counts in a file, which need not exist yet. */
  static async open(path: string, options: SearchCountsOptions = {}): Promise<SearchCounts> {
    return new SearchCounts(path, await readOrSetAside(path, parseDays), options);
  }

  /** Counts a search that a reader stopped at. */
  addSearch(query: string, hits: number): void {
    const counted = this.#query(query);
    counted.searches += 1;
    counted.hits = hits;
  }

  /** Counts that a search led to a result, at a place from 1. */
  addClick(query: string, position: number): void {
    const counted = this.#query(query);
    counted.clicks += 1;
    counted.positions += position;
  }

  /** Counts that a result was shown, or opened. */
  addResult(path: string, kind: 'shown' | 'opened'): void {
    const { results } = this.#today();
    const name = results.has(path) || results.size < maxNames ? path : others;
    const counted = results.get(name) ?? { path: name, shown: 0, opened: 0 };
    counted[kind] += 1;
    results.set(name, counted);
    this.#file.touch();
  }

  /** Sums over so many days, today included. */
  async report(days: number): Promise<SearchReport> {
    await this.#file.noticeRemoval();
    const first = dayName(this.#now() - (days - 1) * 86_400_000);
    const counted = [...this.#days]
      .filter(([day]) => day >= first)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([, day]) => day);
    const queries = sumQueries(counted);
    const total = { searches: 0, clicks: 0, positions: 0 };
    for (const query of queries) addTo(total, query);
    return { days, total, queries, results: sumResults(counted) };
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    return this.#file.flush();
  }

  #query(query: string): QueryCount {
    const { queries } = this.#today();
    const name = queries.has(query) || queries.size < maxNames ? query : others;
    const counted = queries.get(name) ?? {
      query: name,
      searches: 0,
      hits: 0,
      clicks: 0,
      positions: 0,
    };
    queries.set(name, counted);
    this.#file.touch();
    return counted;
  }

  #today(): Day {
    const name = dayName(this.#now());
    const day = this.#days.get(name) ?? { queries: new Map(), results: new Map() };
    this.#days.set(name, day);
    for (const old of [...this.#days.keys()].sort().slice(0, -keptDays)) this.#days.delete(old);
    return day;
  }

  #serialize(): string {
    const days = [...this.#days].map(([day, { queries, results }]) => ({
      day,
      queries: [...queries.values()],
      results: [...results.values()],
    }));
    return JSON.stringify({ version: 1, days } satisfies z.infer<typeof fileSchema>);
  }
}

function parseDays(text: string): Map<string, Day> {
  const { days } = fileSchema.parse(JSON.parse(text));
  return new Map(
    days.map(({ day, queries, results }) => [
      day,
      {
        queries: new Map(queries.map((counted) => [counted.query, counted])),
        results: new Map(results.map((counted) => [counted.path, counted])),
      },
    ]),
  );
}

function dayName(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function addTo(sum: Omit<QueryCount, 'query' | 'hits'>, more: QueryCount): void {
  sum.searches += more.searches;
  sum.clicks += more.clicks;
  sum.positions += more.positions;
}

/** @param days The oldest first: the last search says how many results there are. */
function sumQueries(days: readonly Day[]): QueryCount[] {
  const sums = new Map<string, QueryCount>();
  for (const counted of days.flatMap(({ queries }) => [...queries.values()])) {
    const sum = sums.get(counted.query);
    if (sum === undefined) sums.set(counted.query, { ...counted });
    else {
      addTo(sum, counted);
      // A click alone, on the day after its search, says nothing of hits.
      if (counted.searches > 0) sum.hits = counted.hits;
    }
  }
  return [...sums.values()].sort(
    (a, b) => b.searches - a.searches || b.clicks - a.clicks || a.query.localeCompare(b.query),
  );
}

function sumResults(days: readonly Day[]): ResultCount[] {
  const sums = new Map<string, ResultCount>();
  for (const { path, shown, opened } of days.flatMap(({ results }) => [...results.values()])) {
    const sum = sums.get(path) ?? { path, shown: 0, opened: 0 };
    sums.set(path, { path, shown: sum.shown + shown, opened: sum.opened + opened });
  }
  return [...sums.values()].sort(
    (a, b) => b.opened - a.opened || b.shown - a.shown || a.path.localeCompare(b.path),
  );
}
