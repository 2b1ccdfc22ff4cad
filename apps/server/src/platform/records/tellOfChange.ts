import { isDeepStrictEqual } from 'node:util';
import type { RecordRow } from '../database/DatabaseSchema.ts';
import type { Database } from '../database/openDatabase.ts';
import { announce } from '../webhooks/announce.ts';
import { RecordStore } from './RecordStore.ts';

/** A change of a record, and its owner. */
export interface RecordChange {
  readonly workspace: string;
  readonly change: 'created' | 'updated' | 'deleted';
}

/**
 * Reports a change, in its transaction: invalidates the bundle, and notifies webhooks of changed
 * locations.
 */
export async function tellOfChange(
  transaction: Database,
  { venue, kind, external_id, updated_at }: RecordRow,
  { workspace, change }: RecordChange,
): Promise<void> {
  await new RecordStore(transaction).touch(venue, kind);
  if (kind !== 'locations') return;
  const data = { venueId: venue, externalId: external_id, change, updatedAt: updated_at };
  await announce(transaction, workspace, { type: 'location.updated', data });
}

/** Whether two bodies are equal, regardless of the order of their fields. */
export function isSame(before: string, after: string): boolean {
  return before === after || isDeepStrictEqual(JSON.parse(before), JSON.parse(after));
}
