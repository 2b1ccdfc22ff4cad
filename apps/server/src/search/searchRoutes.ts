import { Hono } from 'hono';
import type { SearchIndex } from '@mezzanine/search';
import type { ServerConfig } from '../config/readConfig.ts';
import { computations } from '../overload/TurnQueue.ts';
import { limitBody } from '../problem/limitBody.ts';
import { readUntypedJson } from '../problem/readJson.ts';
import { answerSearch, writeAnswers, type SearchedIndex } from './answerSearch.ts';
import { noSuchIndex, type IndexStore } from './indexes/IndexStore.ts';
import type { SearchInsights } from './insights/SearchInsights.ts';
import { requireSearchKey, type SearchKeys } from './requireSearchKey.ts';
import { searchBodySchema } from './searchRequest.ts';

/** Dependencies of the search API. */
export interface SearchParts {
  readonly config: ServerConfig;
  readonly keys: SearchKeys;
  /** Index of the built site, searched if no index with its name was pushed. */
  readonly searchIndex: SearchIndex;
  readonly indexes: IndexStore;
  readonly insights: SearchInsights;
}

/** The search provider's API for the portal's own index and pushed ones. */
export function searchRoutes(parts: SearchParts): Hono {
  return new Hono().post(
    // The provider's path contains a literal asterisk.
    '/1/indexes/:name{\\*}/queries',
    requireSearchKey(parts.keys),
    limitBody(65_536),
    async (context) => {
      const { requests } = await readUntypedJson(context, searchBodySchema);
      const origin = parts.config.publicOrigin ?? new URL(context.req.url).origin;
      const answers = await computations.run(() =>
        requests.map((request) =>
          answerSearch(findIndex(parts, request.indexName, origin), request),
        ),
      );
      parts.insights.note(context, answers);
      context.header('Cache-Control', 'no-store');
      context.header('Content-Type', 'application/json');
      return context.body(writeAnswers(answers));
    },
  );
}

function findIndex(parts: SearchParts, name: string, origin: string): SearchedIndex {
  const pushed = parts.indexes.find(name);
  if (pushed !== undefined) return pushed.searched();
  if (name !== parts.config.site.search.indexName) throw noSuchIndex(name);
  return { index: parts.searchIndex, origin, addressOf: ({ path }) => `${origin}${path}` };
}
