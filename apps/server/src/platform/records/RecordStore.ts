import type { Database } from '../database/openDatabase.ts';
import type { RecordLinkRow, RecordRow, StoredKind } from '../database/DatabaseSchema.ts';

/** Filters of a list of records. */
export interface RecordQuery {
  readonly venue: string;
  readonly kind: StoredKind;
  /** External id that the previous page ended at. Empty for the first page. */
  readonly after: string;
  readonly limit: number;
  /** Only records that refer to all of these. */
  readonly links: readonly Pick<RecordLinkRow, 'relation' | 'target'>[];
  /** Only records changed at this time or later. */
  readonly updatedSince?: string;
  /** Only events that end after this time. */
  readonly from?: string;
  /** Only events that started by this time. */
  readonly to?: string;
}

/** Identifies a record. */
export type RecordKey = Pick<RecordRow, 'venue' | 'kind' | 'external_id'>;

/** A record with its relations. */
export interface LinkedRecord {
  readonly row: RecordRow;
  readonly links: readonly Pick<RecordLinkRow, 'relation' | 'target'>[];
}

/** Kinds of records in bundles. */
const inBundle: ReadonlySet<StoredKind> = new Set(['locations', 'categories', 'venue']);

/** Reads and writes records, in a database or in a transaction. */
export class RecordStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Records sorted by external id, with one more than `limit` if there are more. */
  async list(query: RecordQuery): Promise<readonly RecordRow[]> {
    let rows = this.#database
      .selectFrom('records')
      .selectAll()
      .where('venue', '=', query.venue)
      .where('kind', '=', query.kind)
      .where('is_deleted', '=', 0)
      .where('external_id', '>', query.after);
    const { updatedSince, from, to } = query;
    if (updatedSince !== undefined) rows = rows.where('updated_at', '>=', updatedSince);
    if (to !== undefined) rows = rows.where('starts_at', '<=', to);
    if (from !== undefined) {
      rows = rows.where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>=', from)]));
    }
    for (const { relation, target } of query.links) {
      rows = rows.where((row) =>
        row.exists(
          row
            .selectFrom('record_links')
            .select('record_links.target')
            .whereRef('record_links.venue', '=', 'records.venue')
            .whereRef('record_links.kind', '=', 'records.kind')
            .whereRef('record_links.external_id', '=', 'records.external_id')
            .where('record_links.relation', '=', relation)
            .where('record_links.target', '=', target),
        ),
      );
    }
    return rows
      .orderBy('external_id')
      .limit(query.limit + 1)
      .execute();
  }

  /** The record, even if it is deleted. */
  find(key: RecordKey): Promise<RecordRow | undefined> {
    return this.#at(key).selectAll().executeTakeFirst();
  }

  /** The external ids that do not exist. */
  async missing(
    key: Pick<RecordKey, 'venue' | 'kind'>,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#database
      .selectFrom('records')
      .select('external_id')
      .where('venue', '=', key.venue)
      .where('kind', '=', key.kind)
      .where('is_deleted', '=', 0)
      .where('external_id', 'in', [...ids])
      .execute();
    const found = new Set(rows.map((row) => row.external_id));
    return ids.filter((id) => !found.has(id));
  }

  /**
   * Writes a whole record.
   *
   * @param over - the version to replace. Default: the stored version, whichever it is
   * @returns false if there is a different version
   */
  async write({ row, links }: LinkedRecord, over?: RecordRow): Promise<boolean> {
    const { venue, kind, external_id, ...changed } = row;
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto('records')
      .values(row)
      .onConflict((conflict) => {
        const update = conflict.columns(['venue', 'kind', 'external_id']).doUpdateSet(changed);
        return over === undefined
          ? update
          : update
              .where('records.body', '=', over.body)
              .where('records.updated_at', '=', over.updated_at);
      })
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await this.#unlink(row);
    if (links.length > 0) {
      await this.#database
        .insertInto('record_links')
        .values(links.map((link) => ({ venue, kind, external_id, ...link })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return true;
  }

  /**
   * Locks a venue, including for other servers, until this transaction ends. Records read after
   * this call do not change before the write.
   */
  async lock(venue: string): Promise<void> {
    await this.#database
      .updateTable('venues')
      .set((venues) => ({ revision: venues.ref('revision') }))
      .where('id', '=', venue)
      .execute();
  }

  /** Marks the bundle of a venue as outdated, if it contains this kind of record. */
  async touch(venue: string, kind: StoredKind): Promise<void> {
    if (!inBundle.has(kind)) return;
    await this.#database
      .updateTable('venues')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', venue)
      .execute();
  }

  /** Deletes a record permanently, as if it had never existed. */
  async erase(key: RecordKey): Promise<void> {
    await this.#unlink(key);
    await this.#database
      .deleteFrom('records')
      .where('venue', '=', key.venue)
      .where('kind', '=', key.kind)
      .where('external_id', '=', key.external_id)
      .execute();
  }

  #at(key: RecordKey) {
    return this.#database
      .selectFrom('records')
      .where('venue', '=', key.venue)
      .where('kind', '=', key.kind)
      .where('external_id', '=', key.external_id);
  }

  async #unlink(key: RecordKey): Promise<void> {
    await this.#database
      .deleteFrom('record_links')
      .where('venue', '=', key.venue)
      .where('kind', '=', key.kind)
      .where('external_id', '=', key.external_id)
      .execute();
  }
}
