import type { Context } from 'hono';
import { z } from 'zod';
import { prefersNoCounting } from '../../page-views/prefersNoCounting.ts';
import { RateLimit } from '../../problem/RateLimit.ts';
import { senderOf } from '../../problem/senderOf.ts';
import type { SearchAnswer } from '../answerSearch.ts';
import { keepNewest } from './keepNewest.ts';
import { normalizeQuery } from './normalizeQuery.ts';
import type { DailyCounts } from '../../page-views/DailyCounts.ts';
import { SearchCounts, type SearchReport } from './SearchCounts.ts';
import { TypedQueries } from './TypedQueries.ts';

/** Maximum number of searches counted per address in ten minutes; all are answered. */
const counted = { most: 300, windowSeconds: 600 } as const;
/** Maximum number of results whose pages can be looked up by id. */
const maxResults = 20_000;

/** Unused fields, such as the user token, are not read. */
export const searchEventSchema = z
  .object({
    eventType: z.enum(['view', 'click', 'conversion']),
    eventName: z.string().min(1).max(64),
    index: z.string().max(200),
    objectIDs: z.array(z.string().max(200)).max(20).default([]),
    positions: z.array(z.int().min(1).max(100_000)).max(20).optional(),
    queryID: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'expected 32 hexadecimal digits')
      .optional(),
  })
  .refine(({ positions, objectIDs }) => (positions ?? objectIDs).length === objectIDs.length, {
    path: ['positions'],
    message: 'expected one for each of objectIDs',
  });

/** Events that a user caused with results. */
export type SearchEvent = z.infer<typeof searchEventSchema>;

/** Options of insights. */
export interface SearchInsightsOptions {
  /** Where searches are counted. */
  readonly counts: DailyCounts;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: (() => number) | undefined;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: (() => number) | undefined;
}

/** Counts searches and the use of their results, except for users whose browsers opt out. */
export class SearchInsights {
  readonly #counts: SearchCounts;
  readonly #typed: TypedQueries;
  readonly #limit: RateLimit;
  readonly #paths = new Map<string, string>();

  constructor({ counts, now = Date.now, monotonicNow }: SearchInsightsOptions) {
    const searches = new SearchCounts(counts, now);
    this.#counts = searches;
    this.#typed = new TypedQueries(({ query, hits }) => searches.addSearch(query, hits), now);
    this.#limit = new RateLimit(counted, monotonicNow);
  }

  /** Registers a search, if the client requested a query id for click events. */
  note(context: Context, answers: readonly SearchAnswer[]): void {
    if (prefersNoCounting(context)) return;
    for (const { answer, query, records } of answers) {
      if (answer.queryID === undefined) continue;
      for (const { objectID, path } of records) this.#paths.set(objectID, path);
      keepNewest(this.#paths, maxResults);
      const counted = normalizeQuery(query);
      if (answer.page > 0 || counted === '') continue;
      const sender = senderOf(context);
      if (!this.#limit.take(sender).isAllowed) return;
      this.#typed.add(sender, answer.queryID, { query: counted, hits: answer.nbHits });
    }
  }

  /** Accepts events. Events for results that this server never showed are ignored. */
  take(events: readonly SearchEvent[]): void {
    for (const event of events) {
      const known = event.objectIDs.flatMap((id, at) => {
        const path = this.#paths.get(id);
        return path === undefined ? [] : [{ path, position: event.positions?.[at] }];
      });
      if (event.eventType === 'conversion') continue;
      const kind = event.eventType === 'view' ? 'shown' : 'opened';
      for (const { path } of known) this.#counts.addResult(path, kind);
      const [first] = known;
      if (kind === 'opened' && first !== undefined) this.#click(event.queryID, first.position);
    }
  }

  /** Sums over the given number of days, including today. */
  report(days: number): Promise<SearchReport> {
    this.#typed.settle();
    return this.#counts.report(days);
  }

  /** Counts searches that users are still typing, and writes pending counts. */
  flush(): Promise<void> {
    this.#typed.settle(true);
    return this.#counts.flush();
  }

  #click(queryID: string | undefined, position: number | undefined): void {
    const asked = queryID === undefined ? undefined : this.#typed.take(queryID);
    if (asked === undefined || asked.isClicked || position === undefined) return;
    asked.isClicked = true;
    this.#counts.addClick(asked.query, position);
  }
}
