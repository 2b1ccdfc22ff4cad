import type { Mvf } from '@mezzanine/mvf';
import type { Database } from '../database/openDatabase.ts';
import { bundleRecords } from './bundleRecords.ts';
import { announce } from '../webhooks/announce.ts';
import { takeRecords } from './takeRecords.ts';

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
  // A version that the workspace published is served instead of the bundle.
  if (known?.digest === digest || (known?.version ?? null) !== null) return false;
  const records = bundleRecords(await seed.read(), venue, new Date().toISOString());
  const write = async (transaction: Database) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('venues')
      .values({ id: venue, workspace, digest, visibility })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ workspace, digest })
          .where('venues.digest', '!=', digest)
          .where('venues.version', 'is', null),
      )
      .executeTakeFirstOrThrow();
    // Another server that started at the same time was first.
    if (numInsertedOrUpdatedRows === 0n) return false;
    await takeRecords(transaction, venue, records);
    const publishedAt = new Date().toISOString();
    await announce(transaction, workspace, {
      type: 'venue.published',
      data: { venueId: venue, publishedAt },
    });
    return true;
  };
  return database.isTransaction ? write(database) : database.transaction().execute(write);
}
