import type { Mvf } from '@mezzanine/mvf';
import type { Database } from '../database/openDatabase.ts';
import { bundleRecords } from './bundleRecords.ts';
import { announce } from '../webhooks/announce.ts';
import { RecordStore } from './RecordStore.ts';

/** A venue and the bundle that its records come from. */
export interface Seed {
  readonly venue: string;
  readonly workspace: string;
  /** Digest of the bundle: nothing is read or written when it is the one of last time. */
  readonly digest: string;
  readonly read: () => Promise<Mvf>;
  /** Who may read it at first; what the workspace says later stays. Default: `public`. */
  readonly visibility?: 'public' | 'private';
}

/**
 * Takes over what a bundle says of locations and categories. What the workspace wrote or deleted
 * itself stays as it is.
 *
 * @returns whether there was anything to do
 */
export async function seedVenue(database: Database, seed: Seed): Promise<boolean> {
  const { venue, workspace, digest, visibility = 'public' } = seed;
  const known = await database
    .selectFrom('venues')
    .selectAll()
    .where('id', '=', venue)
    .executeTakeFirst();
  if (known?.digest === digest) return false;
  const records = bundleRecords(await seed.read(), venue, new Date().toISOString());
  return database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('venues')
      .values({ id: venue, workspace, digest, visibility })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ workspace, digest })
          .where('venues.digest', '!=', digest),
      )
      .executeTakeFirstOrThrow();
    // Another server that started at the same time was first.
    if (numInsertedOrUpdatedRows === 0n) return false;
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
    const publishedAt = new Date().toISOString();
    await announce(transaction, workspace, {
      type: 'venue.published',
      data: { venueId: venue, publishedAt },
    });
    return true;
  });
}
