import type { Fault } from '../../validation/Fault.ts';
import type { RecordKind } from '@mezzanine/api-contract/record-schemas';
import type { RecordRow, StoredKind } from '../database/DatabaseSchema.ts';
import type { SyncOutcomeRow, SyncRunRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { linksOf } from '../records/linksOf.ts';
import { RecordStore } from '../records/RecordStore.ts';
import { isSame, tellOfChange } from '../records/tellOfChange.ts';
import { faultsOf, type RecordSurroundings, timesOf } from '../records/writeRecords.ts';
import { type Difference, diffOf } from './diffOf.ts';
import { customerPointer } from './storedBody.ts';

type Body = Readonly<Record<string, unknown>>;

/** The outcome for a record, and why. */
export interface Outcome {
  readonly outcome: SyncOutcomeRow['outcome'];
  readonly changes?: readonly Difference[];
  readonly errors?: readonly Fault[];
  readonly notes?: readonly string[];
}

/** Fields of locations that belong to the map, and that customers never provide. */
const ownFields = ['icon', 'showLogo', 'isHidden'];

function ownFieldsOf(body: Body = {}): Body {
  return Object.fromEntries(Object.entries(body).filter(([name]) => ownFields.includes(name)));
}

/** Writes records of a run that differ from the stored ones. A dry run writes none. */
export class RecordWriter {
  readonly #run: SyncRunRow;
  readonly #surroundings: RecordSurroundings;
  readonly #now: () => number;
  /** Records that a dry run would have created, as `kind/id`. Later records may refer to them. */
  readonly #created: Set<string>;

  constructor(
    run: SyncRunRow,
    surroundings: RecordSurroundings,
    { created, now }: { readonly created: Iterable<string>; readonly now: () => number },
  ) {
    this.#run = run;
    this.#now = now;
    this.#created = new Set(created);
    const willBe = (kind: RecordKind, id: string) => this.#created.has(`${kind}/${id}`);
    this.#surroundings = { ...surroundings, willBe };
  }

  /** Stores one record, in a transaction. */
  async write(
    transaction: Database,
    key: { readonly kind: StoredKind; readonly external_id: string },
    body: Body,
  ): Promise<Outcome> {
    const store = new RecordStore(transaction);
    const full = { venue: this.#run.venue, ...key };
    const faults = await this.#faultsOf(store, full, body);
    if (faults.length > 0) {
      const errors = faults.map(({ pointer, detail }) => ({
        pointer: customerPointer(key.kind, pointer),
        detail,
      }));
      return { outcome: 'refused', errors };
    }
    const known = await store.find(full);
    const isThere = known?.is_deleted === 0;
    const before = isThere ? (JSON.parse(known.body) as Body) : undefined;
    const whole = key.kind === 'locations' ? { ...ownFieldsOf(before), ...body } : body;
    const row: RecordRow = {
      ...full,
      body: JSON.stringify(whole),
      source: 'workspace',
      is_deleted: 0,
      ...timesOf(key.kind, body),
      updated_at: new Date(this.#now()).toISOString(),
      sync_source: this.#run.source,
    };
    if (isThere && isSame(known.body, row.body)) {
      await this.#claim(transaction, known);
      return { outcome: 'unchanged' };
    }
    const outcome = isThere ? 'updated' : 'created';
    if (this.#isDry) this.#created.add(`${key.kind}/${key.external_id}`);
    else {
      const { floors } = this.#surroundings;
      await store.write({ row, links: linksOf(key.kind, body, (id) => floors.get(id)) });
      await tellOfChange(transaction, row, { workspace: this.#run.workspace, change: outcome });
    }
    return { outcome, changes: diffOf(before, whole) };
  }

  /** Deletes a record that the source no longer lists. */
  async remove(transaction: Database, row: RecordRow): Promise<Outcome> {
    const outcome: Outcome = {
      outcome: 'deleted',
      changes: [{ pointer: '', before: JSON.parse(row.body) as unknown }],
    };
    if (this.#isDry) return outcome;
    const store = new RecordStore(transaction);
    const updated_at = new Date(this.#now()).toISOString();
    const gone: RecordRow = { ...row, source: 'workspace', is_deleted: 1, updated_at };
    await store.write({ row: gone, links: [] });
    const { workspace } = this.#run;
    await tellOfChange(transaction, gone, { workspace, change: 'deleted' });
    return outcome;
  }

  get #isDry(): boolean {
    return this.#run.is_dry === 1;
  }

  /** Makes the source the owner of a listed record, even if another client created it. */
  async #claim(transaction: Database, { venue, kind, external_id, sync_source }: RecordRow) {
    if (this.#isDry || sync_source === this.#run.source) return;
    await transaction
      .updateTable('records')
      .set({ sync_source: this.#run.source })
      .where('venue', '=', venue)
      .where('kind', '=', kind)
      .where('external_id', '=', external_id)
      .execute();
  }

  async #faultsOf(
    store: RecordStore,
    key: Pick<RecordRow, 'venue' | 'kind' | 'external_id'>,
    body: Body,
  ): Promise<readonly Fault[]> {
    if (key.kind !== 'check-in-counters') return faultsOf(store, key, body, this.#surroundings);
    const polygons = (body['polygons'] ?? []) as readonly string[];
    return polygons.flatMap((id, index) =>
      this.#surroundings.floors.has(id)
        ? []
        : [{ pointer: `/polygons/${index}`, detail: 'no space of the venue has this id' }],
    );
  }
}
