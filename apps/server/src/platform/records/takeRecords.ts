import type { Database } from '../database/openDatabase.ts';
import { type LinkedRecord, RecordStore } from './RecordStore.ts';

/**
 * Replaces a venue's records from its last bundle with the records of another bundle. Records that
 * the workspace wrote or deleted remain unchanged.
 */
export async function takeRecords(
  transaction: Database,
  venue: string,
  records: readonly LinkedRecord[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('records')
    .selectAll()
    .where('venue', '=', venue)
    .execute();
  const keyOf = (row: { kind: string; external_id: string }) => `${row.kind}/${row.external_id}`;
  const there = new Map(rows.map((row) => [keyOf(row), row]));
  const store = new RecordStore(transaction);
  for (const record of records) {
    const row = there.get(keyOf(record.row));
    there.delete(keyOf(record.row));
    if (row === undefined || (row.source === 'bundle' && row.body !== record.row.body)) {
      await store.write(record);
    }
  }
  for (const row of there.values()) {
    if (row.source === 'bundle') await store.erase(row);
  }
}
