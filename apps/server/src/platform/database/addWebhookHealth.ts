import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Adds the health of each webhook's receiver, and an index of its queue, for fair delivery. */
export async function addWebhookHealth(
  database: Kysely<unknown>,
  key: RawBuilder<unknown>,
): Promise<void> {
  await database.schema
    .alterTable('webhooks')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const time of ['failing_since', 'paused_until', 'disabled_at']) {
    await database.schema
      .alterTable('webhooks')
      .addColumn(time, sql`${key}`)
      .execute();
  }
  await database.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['webhook', 'status', 'next_attempt_at', 'id'])
    .execute();
}
