import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { refuseBody } from '../../validation/refuseBody.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { WebhookRow } from '../database/DatabaseSchema.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import { refusalOfAddress } from '../outbound/refuseAddress.ts';

/** Webhooks that a workspace can have. */
export const maxWebhooks = 100;

type WebhookAnswer = NonNullable<Answer<'getWebhook'>['body']>;

/** Endpoints that receive the webhooks of a workspace: create, list, get, and delete. */
export function addWebhookRoutes(api: ApiRoutes, parts: RecordParts): void {
  const { database } = parts;
  api.on('listWebhooks', async ({ caller, query }) => {
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor(['webhooks', caller.workspace]);
    const rows = await database
      .selectFrom('webhooks')
      .selectAll()
      .where('workspace', '=', caller.workspace)
      .where('id', '>', pages.read(cursor))
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const { page, next } = pages.cut(rows, limit, ({ id }) => id);
    return { status: 200, body: { webhooks: page.map(answerOf), ...next } };
  });

  api.on('createWebhook', (call) => createWebhook(parts, call));

  api.on('getWebhook', async ({ caller, path }) => {
    const row = await database
      .selectFrom('webhooks')
      .selectAll()
      .where('workspace', '=', caller.workspace)
      .where('id', '=', path.webhookId)
      .executeTakeFirst();
    if (row === undefined) throw notThere(path.webhookId);
    return { status: 200, body: answerOf(row) };
  });

  api.on('enableWebhook', (call) =>
    writeOnce(database, call, async (transaction) => {
      const { webhookId } = call.path;
      const row = await transaction
        .updateTable('webhooks')
        .set({ failures: 0, failing_since: null, paused_until: null, disabled_at: null })
        .where('workspace', '=', call.caller.workspace)
        .where('id', '=', webhookId)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw notThere(webhookId);
      return { status: 200, body: answerOf(row) };
    }),
  );

  api.on('deleteWebhook', (call) =>
    writeOnce(database, call, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('webhooks')
        .where('workspace', '=', call.caller.workspace)
        .where('id', '=', call.path.webhookId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw notThere(call.path.webhookId);
      return { status: 204 };
    }),
  );
}

async function createWebhook(
  { database, now, allowedHosts }: RecordParts,
  call: Call<'createWebhook'>,
): Promise<Answer<'createWebhook'>> {
  const { workspace } = call.caller;
  const { url, events, description } = call.body;
  const refusal = refusalOfAddress(url, allowedHosts);
  if (refusal !== undefined) refuseBody([{ pointer: '/url', detail: refusal }]);
  return writeOnce(database, call, async (transaction) => {
    const row: Selectable<WebhookRow> = {
      id: `wh_${randomBytes(12).toString('hex')}`,
      secret: `whsec_${randomBytes(32).toString('base64')}`,
      workspace,
      url,
      events: JSON.stringify(events),
      description: description ?? null,
      created_at: new Date(now()).toISOString(),
      failures: 0,
      failing_since: null,
      paused_until: null,
      disabled_at: null,
    };
    const { count } = await transaction
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('workspace', '=', workspace)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxWebhooks) {
      throw new RequestProblem(
        409,
        `The workspace has ${maxWebhooks} webhooks, which is the maximum. Delete one first.`,
      );
    }
    await transaction.insertInto('webhooks').values(row).execute();
    return { status: 201, body: { ...answerOf(row), secret: row.secret } };
  });
}

function answerOf(row: Selectable<WebhookRow>): WebhookAnswer {
  const { id, url, events, description, created_at, disabled_at } = row;
  return {
    status: disabled_at === null ? 'enabled' : 'disabled',
    ...(disabled_at !== null && { disabledAt: disabled_at }),
    id,
    url,
    createdAt: created_at,
    events: JSON.parse(events) as WebhookAnswer['events'],
    ...(description !== null && { description }),
  };
}

function notThere(id: string): RequestProblem {
  return new RequestProblem(404, `No webhook of the workspace has the id "${id}".`);
}
