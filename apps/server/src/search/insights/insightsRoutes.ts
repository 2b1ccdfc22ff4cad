import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { prefersNoCounting } from '../../page-views/prefersNoCounting.ts';
import { limitBody } from '../../problem/limitBody.ts';
import { RateLimit } from '../../problem/RateLimit.ts';
import { rateLimits } from '../../problem/rateLimits.ts';
import { readUntypedJson } from '../../problem/readJson.ts';
import { senderOf } from '../../problem/senderOf.ts';
import { requireSearchKey, type SearchKeys } from '../requireSearchKey.ts';
import { renderSearchPage } from './renderSearchPage.ts';
import { searchCsv } from './searchCsv.ts';
import { keptDays } from './SearchCounts.ts';
import { searchEventSchema, type SearchInsights } from './SearchInsights.ts';

const bodySchema = z.object({ events: z.array(searchEventSchema).max(1000) });

/** Dependencies of the search event sink and its page. */
export interface InsightsParts {
  readonly keys: SearchKeys;
  readonly insights: SearchInsights;
  readonly productName: string;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
}

/** Accepts the search widget's events, and shows what users search for. */
export function insightsRoutes({ keys, insights, productName, monotonicNow }: InsightsParts): Hono {
  const limit = new RateLimit(rateLimits.searchEvents, monotonicNow);
  const routes = new Hono();

  routes.post('/1/events', requireSearchKey(keys), limitBody(262_144), async (context) => {
    const { events } = await readUntypedJson(context, bodySchema);
    refuseTooMany(context, limit);
    if (!prefersNoCounting(context)) insights.take(events);
    return context.json({ status: 200, message: 'OK' });
  });

  routes.get('/stats/search', async (context) => {
    return context.html(renderSearchPage(productName, await insights.report(readDays(context))));
  });

  routes.get('/stats/search.csv', async (context) => {
    return context.body(searchCsv(await insights.report(readDays(context))), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="searches.csv"',
    });
  });

  return routes;
}

function readDays(context: Context): number {
  return context.req.query('days') === '7' ? 7 : keptDays;
}

function refuseTooMany(context: Context, limit: RateLimit): void {
  const allowance = limit.take(senderOf(context));
  if (!allowance.isAllowed) throw limit.problem('reports of events', allowance);
}
