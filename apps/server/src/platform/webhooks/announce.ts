import type { components } from '@mezzanine/api-client';
import type { DeliveryRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { timedId } from './timedId.ts';

type AnyEvent = components['schemas']['WebhookEvent'];
type Told<T> = T extends { type: infer Type; data: infer Data }
  ? { readonly type: Type; readonly data: Data }
  : never;

/** An event before it has an id. */
export type Announcement = Told<AnyEvent>;

/**
 * Writes a delivery for each webhook of a workspace that subscribed to this type of event. Uses the
 * transaction of the change, so that neither exists without the other.
 */
export async function announce(
  transaction: Database,
  workspace: string,
  announcement: Announcement,
): Promise<void> {
  const webhooks = await transaction
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('workspace', '=', workspace)
    .where('disabled_at', 'is', null)
    .execute();
  const asking = webhooks.filter(({ events }) =>
    (JSON.parse(events) as readonly string[]).includes(announcement.type),
  );
  if (asking.length === 0) return;
  const rows = deliveriesOf(
    announcement,
    asking.map(({ id }) => id),
  );
  await transaction.insertInto('webhook_deliveries').values(rows).execute();
}

/** The deliveries of one event to webhooks. */
export function deliveriesOf(
  { type, data }: Announcement,
  webhooks: readonly string[],
): DeliveryRow[] {
  const now = Date.now();
  const createdAt = new Date(now).toISOString();
  const id = timedId('evt', now);
  const payload = JSON.stringify({ id, type, createdAt, data });
  return webhooks.map((webhook) => ({
    id: timedId('dlv', now),
    webhook,
    event_id: id,
    event_type: type,
    payload,
    status: 'pending',
    attempts: 0,
    tries: 0,
    next_attempt_at: createdAt,
    lease_until: null,
    last_status: null,
    last_error: null,
    created_at: createdAt,
  }));
}
