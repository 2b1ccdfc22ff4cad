import { Hono } from 'hono';
import { z } from 'zod';
import { limitBody } from '../problem/limitBody.ts';
import { RateLimit } from '../problem/RateLimit.ts';
import { rateLimits } from '../problem/rateLimits.ts';
import { readJson } from '../problem/readJson.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { senderOf } from '../problem/senderOf.ts';
import type { Site } from '../static/Site.ts';
import type { DailyCounts } from './DailyCounts.ts';
import { prefersNoCounting } from './prefersNoCounting.ts';
import { renderStatsPage, shownDays } from './renderStatsPage.ts';

const pageViewSchema = z.object({
  path: z.string().startsWith('/').max(500),
  referrerHost: z
    .string()
    .regex(/^$|^[a-z0-9.-]{1,253}(:\d{1,5})?$/i, 'expected a host name')
    .nullish(),
});

/** Views of unknown pages are counted here, so that they cannot fill the storage. */
const unknownPage = '(no such page)';

/** The dependencies of the page-view endpoint. */
export interface PageViewParts {
  readonly site: Site;
  readonly counts: DailyCounts;
  readonly productName: string;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
}

/** The portal's own page-view sink and the page that shows the counts. */
export function pageViewRoutes(parts: PageViewParts): Hono {
  const { site, counts, productName } = parts;
  const limit = new RateLimit(rateLimits.pageViews, parts.monotonicNow);
  const routes = new Hono();

  routes.post('/api/v1/page-views', limitBody(2048), async (context) => {
    const allowance = limit.take(senderOf(context));
    if (!allowance.isAllowed) throw limit.problem('page views', allowance);
    const view = await readJson(context, pageViewSchema);
    // Otherwise any web page could send counts through the browsers of its visitors.
    if (context.req.header('Sec-Fetch-Site') === 'cross-site') {
      throw new RequestProblem(403, 'Page views are only counted for pages of this server.');
    }
    if (!prefersNoCounting(context)) {
      counts.add('paths', site.canonicalPath(view.path) ?? unknownPage);
      if (view.referrerHost) counts.add('referrers', view.referrerHost.toLowerCase());
    }
    return context.body(null, 204);
  });

  routes.get('/stats', async (context) => {
    const [paths, referrers] = [
      await counts.list('paths', shownDays),
      await counts.list('referrers', shownDays),
    ];
    return context.html(renderStatsPage(productName, { paths, referrers }));
  });

  return routes;
}
