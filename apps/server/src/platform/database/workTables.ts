/** A message to a webhook. Written in the transaction of the change that it tells of. */
export interface DeliveryRow {
  readonly id: string;
  readonly webhook: string;
  readonly event_id: string;
  readonly event_type: string;
  /** The body, byte by byte as it is signed and sent. */
  readonly payload: string;
  readonly status: 'pending' | 'delivered' | 'dead';
  /** How often it was sent. */
  readonly attempts: number;
  /** How often it was sent since it was last asked for; says how long to wait for the next. */
  readonly tries: number;
  readonly next_attempt_at: string | null;
  /** Until when a process has it in hand. */
  readonly lease_until: string | null;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly created_at: string;
}

/** One time that a message was sent. */
export interface DeliveryAttemptRow {
  readonly delivery: string;
  readonly number: number;
  readonly at: string;
  readonly duration_ms: number;
  readonly status: number | null;
  readonly error: string | null;
}

/** Where the data of a venue is pulled from. */
export interface SyncSourceRow {
  readonly venue: string;
  readonly id: string;
  readonly name: string | null;
  /** JSON: addresses by kind of object. */
  readonly endpoints: string;
  /** JSON: list of name and value. */
  readonly headers: string;
  readonly every_minutes: number | null;
  readonly when_missing: 'keep' | 'delete';
  readonly next_run_at: string | null;
  /** The run that is not over yet: one at a time. */
  readonly active_run: string | null;
  readonly created_at: string;
}

/** One pull of a source. */
export interface SyncRunRow {
  readonly id: string;
  readonly venue: string;
  readonly source: string;
  readonly workspace: string;
  readonly status: 'queued' | 'running' | 'completed' | 'failed';
  readonly is_dry: 0 | 1;
  /** JSON: how far each endpoint is. */
  readonly progress: string;
  readonly reason: string | null;
  readonly lease_owner: string | null;
  readonly lease_until: string | null;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

/** What became of one record of a run. */
export interface SyncOutcomeRow {
  readonly run: string;
  readonly object: string;
  /** External id, or the place in the list where it has none that can stand for it. */
  readonly record_key: string;
  /** Where it stands in the report. */
  readonly place: string;
  readonly external_id: string | null;
  readonly outcome: 'created' | 'updated' | 'deleted' | 'unchanged' | 'refused';
  /** JSON: changes, errors, notes. */
  readonly detail: string;
}

/** A picture that a sync brought, by the digest of its bytes. */
export interface ImageRow {
  readonly venue: string;
  /** As in `assets/…` of the bundle. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is known about the address of a picture, to see whether it changed. */
export interface SyncedImageRow {
  readonly venue: string;
  readonly url: string;
  readonly name: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
}
