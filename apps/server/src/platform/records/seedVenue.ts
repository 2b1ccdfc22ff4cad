import type { Mvf } from '@mezzanine/mvf';
import type { Database } from '../database/openDatabase.ts';
import { bundleRecords } from './bundleRecords.ts';
import { announce } from '../webhooks/announce.ts';
import { takeRecords } from './takeRecords.ts';

/** A venue and the bundle that its records come from. */
export interface Seed {
  readonly venue: string;
  readonly workspace: string;
  /** Digest of the bundle. Nothing is read or written if it is unchanged. */
  readonly digest: string;
  readonly read: () => Promise<Mvf>;
  /** Initial visibility. Later changes of the workspace have priority. Default: `public`. */
  readonly visibility?: 'public' | 'private';
}

/**
 * Imports the locations and categories of a bundle. Records that the workspace wrote or deleted
 * remain unchanged.
 *
 * @returns whether anything was imported
 */
export async function seedVenue(database: Database, seed: Seed): Promise<boolean> {
  const { venue, workspace, digest, visibility = 'public' } = seed;
  const known = await database
    .selectFrom('venues')
    .selectAll()
    .where('id', '=', venue)
    .executeTakeFirst();
  // A version that the workspace published replaces the bundle.
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
    // Another server that started at the same time imported it first.
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
