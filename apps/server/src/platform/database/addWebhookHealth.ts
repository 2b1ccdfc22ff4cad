import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Adds how a webhook's receiver is doing, for fair delivery. */
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
}
