import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call, OperationId } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { DeliveryRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import { deliveriesOf } from './announce.ts';

type DeliveryAnswer = NonNullable<Answer<'testWebhook'>['body']>;
type DetailsAnswer = NonNullable<Answer<'getWebhookDelivery'>['body']>;

/** Maximum number of attempts in a response. */
const maxAttempts = 100;

/** Tests of webhooks, their deliveries, and resending them. */
export function addDeliveryRoutes(api: ApiRoutes, { database }: RecordParts): void {
  api.on('testWebhook', (call) =>
    writeOnce(database, call, async (transaction) => {
      const webhookId = await requireEnabledWebhook(transaction, call);
      const [row] = deliveriesOf({ type: 'webhook.test', data: { webhookId } }, [webhookId]);
      if (row === undefined) throw new Error('A webhook has one delivery.');
      await transaction.insertInto('webhook_deliveries').values(row).execute();
      return { status: 202, body: answerOf(row) };
    }),
  );

  api.on('listWebhookDeliveries', (call) => listDeliveries(database, call));

  api.on('getWebhookDelivery', async (call) => {
    const row = await requireDelivery(database, call);
    const attempts = await database
      .selectFrom('webhook_attempts')
      .selectAll()
      .where('delivery', '=', row.id)
      .orderBy('number', 'desc')
      .limit(maxAttempts)
      .execute();
    const log = attempts.reverse().map(({ at, duration_ms, status, error }) => ({
      at,
      durationMs: duration_ms,
      ...(status !== null && { status }),
      ...(error !== null && { error }),
    }));
    const payload = JSON.parse(row.payload) as DetailsAnswer['payload'];
    return { status: 200, body: { ...answerOf(row), payload, log } };
  });

  api.on('resendWebhookDelivery', (call) =>
    writeOnce(database, call, async (transaction) => {
      await requireEnabledWebhook(transaction, call);
      const row = await requireDelivery(transaction, call);
      const retry: Pick<DeliveryRow, 'status' | 'tries' | 'lease_until' | 'next_attempt_at'> = {
        status: 'pending',
        tries: 0,
        lease_until: null,
        next_attempt_at: new Date().toISOString(),
      };
      await transaction
        .updateTable('webhook_deliveries')
        .set(retry)
        .where('id', '=', row.id)
        .execute();
      return { status: 202, body: answerOf({ ...row, ...retry }) };
    }),
  );
}

async function listDeliveries(
  database: Database,
  call: Call<'listWebhookDeliveries'>,
): Promise<Answer<'listWebhookDeliveries'>> {
  const webhook = await requireWebhook(database, call);
  const { cursor, limit = 100, status } = call.query;
  const pages = new PageCursor(['deliveries', webhook, status ?? '']);
  const before = pages.read(cursor);
  let rows = database.selectFrom('webhook_deliveries').selectAll().where('webhook', '=', webhook);
  if (before !== '') rows = rows.where('id', '<', before);
  if (status !== undefined) rows = rows.where('status', '=', status);
  const found = await rows
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next } = pages.cut(found, limit, (row) => row.id);
  return {
    status: 200,
    body: {
      deliveries: page.map(answerOf),
      ...next,
    },
  };
}

type WebhookCall = Pick<Call<OperationId>, 'caller'> & { readonly path: { webhookId: string } };

async function requireWebhook(database: Database, { caller, path }: WebhookCall): Promise<string> {
  const row = await database
    .selectFrom('webhooks')
    .select('id')
    .where('workspace', '=', caller.workspace)
    .where('id', '=', path.webhookId)
    .executeTakeFirst();
  if (row !== undefined) return row.id;
  throw new RequestProblem(404, `No webhook of the workspace has the id "${path.webhookId}".`);
}

/** The id of a webhook to which something will be sent immediately on request. */
async function requireEnabledWebhook(transaction: Database, call: WebhookCall): Promise<string> {
  const id = await requireWebhook(transaction, call);
  const { numUpdatedRows } = await transaction
    .updateTable('webhooks')
    .set({ paused_until: null })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return id;
  throw new RequestProblem(
    409,
    `The webhook "${id}" is disabled. Enable it with POST /api/v1/webhooks/${id}/enable.`,
  );
}

async function requireDelivery(
  database: Database,
  call: WebhookCall & { readonly path: { deliveryId: string } },
): Promise<DeliveryRow> {
  const webhook = await requireWebhook(database, call);
  const { deliveryId } = call.path;
  const row = await database
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook', '=', webhook)
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new RequestProblem(404, `No delivery of this webhook has the id "${deliveryId}".`);
}

function answerOf(row: DeliveryRow): DeliveryAnswer {
  const { id, event_id, event_type, status, attempts, created_at } = row;
  const { next_attempt_at, last_status, last_error } = row;
  return {
    id,
    eventId: event_id,
    status,
    attempts,
    createdAt: created_at,
    eventType: event_type as DeliveryAnswer['eventType'],
    ...(status === 'pending' && next_attempt_at !== null && { nextAttemptAt: next_attempt_at }),
    ...(last_status !== null && { lastStatus: last_status }),
    ...(last_error !== null && { lastError: last_error }),
  };
}
