import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { limitBody } from '../../problem/limitBody.ts';
import { RateLimit } from '../../problem/RateLimit.ts';
import { rateLimits } from '../../problem/rateLimits.ts';
import { readUntypedJson } from '../../problem/readJson.ts';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { requireAdminKey, type SearchKeys } from '../requireSearchKey.ts';
import { batchBodySchema, indexNameSchema, operationBodySchema } from './batchRequest.ts';
import { indexSettingsSchema, synonymsSchema } from './indexSettings.ts';
import { noSuchIndex, type IndexStore } from './IndexStore.ts';

/** Maximum bytes of a batch; a thousand records of the portal need half a megabyte. */
export const maxBatch = 16 * 1024 * 1024;
const maxSettings = 65_536;
const maxSynonyms = 1024 * 1024;

/** The dependencies of index administration. */
export interface IndexParts {
  readonly indexes: IndexStore;
  readonly keys: SearchKeys;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
}

/** The search provider's API for indexers: records, settings, swaps, and tasks. */
export function indexRoutes({ indexes, keys, now = Date.now, monotonicNow }: IndexParts): Hono {
  const refused = new RateLimit(rateLimits.searchAdminKeys, monotonicNow);
  const isAdmin = every(requireAdminKey(keys, refused), follow(indexes));
  const time = () => new Date(now()).toISOString();

  return new Hono()
    .get('/1/indexes', isAdmin, (context) => context.json(listIndexes(indexes)))
    .post('/1/indexes/:name/batch', isAdmin, limitBody(maxBatch), async (context) => {
      const name = readName(context);
      const { requests } = await readUntypedJson(context, batchBodySchema);
      const taskID = indexes.batch(name, requests);
      const objectIDs = requests.map((request) =>
        request.action === 'clear' ? '' : request.body.objectID,
      );
      return context.json({ taskID, objectIDs });
    })
    .get('/1/indexes/:name/settings', isAdmin, (context) => {
      const name = readName(context);
      const index = indexes.find(name);
      if (index === undefined) throw noSuchIndex(name);
      return context.json(index.settings);
    })
    .put('/1/indexes/:name/settings', isAdmin, limitBody(maxSettings), async (context) => {
      const name = readName(context);
      const settings = await readUntypedJson(context, indexSettingsSchema);
      return context.json({ taskID: indexes.set(name, settings), updatedAt: time() });
    })
    .post('/1/indexes/:name/synonyms/batch', isAdmin, limitBody(maxSynonyms), async (context) => {
      const name = readName(context);
      const synonyms = await readUntypedJson(context, synonymsSchema);
      if (context.req.query('replaceExistingSynonyms') !== 'true') {
        throw new RequestProblem(400, 'Send all synonyms, with replaceExistingSynonyms=true.');
      }
      return context.json({ taskID: indexes.setSynonyms(name, synonyms), updatedAt: time() });
    })
    .post('/1/indexes/:name/operation', isAdmin, limitBody(maxSettings), async (context) => {
      const name = readName(context);
      const { operation, destination } = await readUntypedJson(context, operationBodySchema);
      const taskID = indexes.operate(operation, name, destination);
      return context.json({ taskID, updatedAt: time() });
    })
    .get('/1/indexes/:name/task/:id', isAdmin, (context) =>
      context.json(describeTask(indexes, context.req.param('id'))),
    )
    .delete('/1/indexes/:name', isAdmin, (context) =>
      context.json({ taskID: indexes.remove(readName(context)), deletedAt: time() }),
    );
}

/** Loads changes of other servers that a request may depend on. */
function follow(indexes: IndexStore): MiddlewareHandler {
  return async (_, next) => {
    await indexes.follow();
    await next();
  };
}

function readName(context: Context): string {
  const name = indexNameSchema.safeParse(context.req.param('name'));
  if (name.success) return name.data;
  throw new RequestProblem(
    400,
    `The name of the index is invalid: ${name.error.issues[0]?.message}.`,
  );
}

function listIndexes(indexes: IndexStore) {
  const items = indexes.list().map(([name, index]) => ({
    name,
    createdAt: index.createdAt,
    updatedAt: index.updatedAt,
    entries: index.size,
    pendingTask: indexes.pendingTasks > 0,
    numberOfPendingTasks: indexes.pendingTasks,
  }));
  return { items, nbPages: 1 };
}

function describeTask(indexes: IndexStore, id: string) {
  const status = /^\d{1,16}$/.test(id) ? indexes.task(Number(id)) : undefined;
  if (status === undefined) {
    throw new RequestProblem(404, `Task ${id.slice(0, 40)} does not exist. Send its change again.`);
  }
  if (status === 'failed') {
    throw new RequestProblem(
      500,
      'The server could not write the change. The cause is in its log.',
    );
  }
  return { status, pendingTask: status === 'notPublished' };
}
