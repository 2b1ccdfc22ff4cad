import { Hono } from 'hono';
import type { ServerConfig } from '../config/readConfig.ts';
import { limitBody } from '../problem/limitBody.ts';
import { readUntypedJson } from '../problem/readJson.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { answerSearch } from './answerSearch.ts';
import { requireSearchKey } from './requireSearchKey.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { searchBodySchema } from './searchRequest.ts';

/** What the search interface needs. */
export interface SearchParts {
  readonly config: ServerConfig;
  readonly searchIndex: SearchIndex;
}

/** The search provider's interface over the portal's own index. */
export function searchRoutes({ config, searchIndex }: SearchParts): Hono {
  const { search } = config.site;
  return new Hono().post(
    // The provider's path holds a literal asterisk.
    '/1/indexes/:name{\\*}/queries',
    requireSearchKey(search),
    limitBody(65_536),
    async (context) => {
      const { requests } = await readUntypedJson(context, searchBodySchema);
      const unknown = requests.find(({ indexName }) => indexName !== search.indexName);
      if (unknown !== undefined) {
        throw new RequestProblem(404, `Index ${unknown.indexName} does not exist`);
      }
      const origin = config.publicOrigin ?? new URL(context.req.url).origin;
      context.header('Cache-Control', 'no-store');
      return context.json({
        results: requests.map((request) => answerSearch(searchIndex, request, origin)),
      });
    },
  );
}
