import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { ServerConfig } from '../config/readConfig.ts';
import type { DailyCounts } from '../page-views/DailyCounts.ts';
import { prefersNoCounting } from '../page-views/prefersNoCounting.ts';
import { limitBody } from '../problem/limitBody.ts';
import { RateLimit } from '../problem/RateLimit.ts';
import { rateLimits } from '../problem/rateLimits.ts';
import { readJson } from '../problem/readJson.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { senderOf } from '../problem/senderOf.ts';
import type { Site } from '../static/Site.ts';
import { feedbackCsv } from './feedbackCsv.ts';
import { maxTextLength, type FeedbackNotes } from './FeedbackNotes.ts';
import { renderFeedbackPage } from './renderFeedbackPage.ts';

/** The dependencies of the feedback endpoint. */
export interface FeedbackParts {
  readonly site: Site;
  readonly counts: DailyCounts;
  readonly notes: FeedbackNotes;
  readonly config: ServerConfig;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
}

/** "Was this page helpful?": accepts answers and reasons, and shows them by page. */
export function feedbackRoutes(parts: FeedbackParts): Hono {
  const { site, counts, notes, config } = parts;
  const limit = new RateLimit(rateLimits.feedback, parts.monotonicNow);
  const schema = feedbackSchema(config.site.feedback);
  const productName = config.site.product.name;
  const routes = new Hono();

  routes.post('/api/v1/feedback', limitBody(8192), async (context) => {
    // Otherwise any web page could send answers through the browsers of its visitors.
    if (context.req.header('Sec-Fetch-Site') === 'cross-site') {
      throw new RequestProblem(403, 'Feedback is only accepted from pages of this server.');
    }
    const feedback = await readJson(context, schema);
    const path = site.canonicalPath(feedback.path);
    if (path === undefined) {
      throw new RequestProblem(400, 'The path does not belong to a page. Send the path of a page.');
    }
    refuseTooMany(context, limit);
    if (prefersNoCounting(context)) return context.body(null, 204);
    const { isHelpful } = feedback;
    if (feedback.kind === 'answer') counts.add(isHelpful ? 'helpful' : 'unhelpful', path);
    else notes.add({ path, isHelpful, reason: feedback.reason, text: feedback.text });
    return context.body(null, 204);
  });

  routes.get('/stats/feedback', async (context) => {
    const [yes, no] = [await counts.sums('helpful'), await counts.sums('unhelpful')];
    return context.html(renderFeedbackPage(productName, { yes, no }, await notes.list()));
  });

  routes.get('/stats/feedback.csv', async (context) => {
    return context.body(feedbackCsv(await notes.list()), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="feedback.csv"',
    });
  });

  return routes;
}

/** An answer is counted. A note explains an answer, and is not counted again. */
function feedbackSchema(reasons: ServerConfig['site']['feedback']) {
  const page = { path: z.string().startsWith('/').max(500) };
  const note = { kind: z.literal('note'), ...page, text: textSchema };
  return z.union([
    z.object({ kind: z.literal('answer'), ...page, isHelpful: z.boolean() }),
    z.object({ ...note, isHelpful: z.literal(true), reason: z.enum(['', ...reasons.yes]) }),
    z.object({ ...note, isHelpful: z.literal(false), reason: z.enum(['', ...reasons.no]) }),
  ]);
}

/** Control characters except line breaks, and characters that change the text direction. */
const unseen = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const textSchema = z
  .string()
  .max(maxTextLength)
  .transform((text) => text.replace(/\r\n?/g, '\n').replace(unseen, '').trim());

function refuseTooMany(context: Context, limit: RateLimit): void {
  const allowance = limit.take(senderOf(context));
  if (!allowance.isAllowed) throw limit.problem('answers', allowance);
}
