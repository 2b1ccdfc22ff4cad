import type { MiddlewareHandler } from 'hono';
import type { ServerSite } from '../config/readConfig.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';

/** Lets requests through that carry the application id and the key, in the query or as headers. */
export function requireSearchKey({ appId, apiKey }: ServerSite['search']): MiddlewareHandler {
  return async (context, next) => {
    // The provider's clients do not agree on the case of the names.
    const query = new Map(
      Object.entries(context.req.query()).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const read = (name: string) => query.get(name) ?? context.req.header(name);
    if (read('x-algolia-application-id') !== appId || read('x-algolia-api-key') !== apiKey) {
      throw new RequestProblem(403, 'Invalid Application-ID or API key');
    }
    await next();
  };
}
