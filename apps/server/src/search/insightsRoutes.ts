import { Hono } from 'hono';
import { z } from 'zod';
import type { ServerConfig } from '../config/readConfig.ts';
import type { DailyCounts } from '../page-views/DailyCounts.ts';
import { prefersNoCounting } from '../page-views/prefersNoCounting.ts';
import { limitBody } from '../problem/limitBody.ts';
import { readUntypedJson } from '../problem/readJson.ts';
import { requireSearchKey } from './requireSearchKey.ts';

/** Fields that nothing is done with, such as the user token, are not even read. */
const eventSchema = z.object({
  eventType: z.enum(['view', 'click', 'conversion']),
  eventName: z.string().min(1).max(64),
  index: z.string().max(200),
  objectIDs: z.array(z.string().max(200)).max(20).default([]),
});

const bodySchema = z.object({ events: z.array(eventSchema).max(1000) });

const countNames = { view: 'shown', click: 'opened', conversion: 'converted' } as const;

/** What the sink of search events needs. */
export interface InsightsParts {
  readonly config: ServerConfig;
  readonly counts: DailyCounts;
}

/** Takes the search widget's events and keeps daily sums of results shown and opened. */
export function insightsRoutes({ config, counts }: InsightsParts): Hono {
  return new Hono().post(
    '/1/events',
    requireSearchKey(config.site.search),
    limitBody(262_144),
    async (context) => {
      const { events } = await readUntypedJson(context, bodySchema);
      if (!prefersNoCounting(context)) {
        for (const { eventType, objectIDs } of events) {
          if (objectIDs.length > 0) counts.add('search', countNames[eventType], objectIDs.length);
        }
      }
      return context.json({ status: 200, message: 'OK' });
    },
  );
}
