/** A message to a webhook. Written in the transaction of the change that it reports. */
export interface DeliveryRow {
  readonly id: string;
  readonly webhook: string;
  readonly event_id: string;
  readonly event_type: string;
  /** The body, exactly as it is signed and sent. */
  readonly payload: string;
  readonly status: 'pending' | 'delivered' | 'dead';
  /** Total number of attempts. */
  readonly attempts: number;
  /** Attempts since the delivery was last requested. Determines the delay before the next one. */
  readonly tries: number;
  readonly next_attempt_at: string | null;
  /** When the lease of the process that works on it ends. */
  readonly lease_until: string | null;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly created_at: string;
}

/** One attempt to send a message. */
export interface DeliveryAttemptRow {
  readonly delivery: string;
  readonly number: number;
  readonly at: string;
  readonly duration_ms: number;
  readonly status: number | null;
  readonly error: string | null;
}

/** A source that the data of a venue is pulled from. */
export interface SyncSourceRow {
  readonly venue: string;
  readonly id: string;
  readonly name: string | null;
  /** JSON: URLs by kind of object. */
  readonly endpoints: string;
  /** JSON: list of names and values. */
  readonly headers: string;
  readonly every_minutes: number | null;
  readonly when_missing: 'keep' | 'delete';
  readonly next_run_at: string | null;
  /** The current run, if any. A source has one at a time. */
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
  /** JSON: the progress of each endpoint. */
  readonly progress: string;
  readonly reason: string | null;
  readonly lease_owner: string | null;
  readonly lease_until: string | null;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

/** The outcome of one record in a run. */
export interface SyncOutcomeRow {
  readonly run: string;
  readonly object: string;
  /** External id, or the position in the list if the id is missing or not usable. */
  readonly record_key: string;
  /** Position in the report. */
  readonly place: string;
  readonly external_id: string | null;
  readonly outcome: 'created' | 'updated' | 'deleted' | 'unchanged' | 'refused';
  /** JSON: changes, errors, notes. */
  readonly detail: string;
}

/** An image that a sync downloaded, identified by the digest of its content. */
export interface ImageRow {
  readonly venue: string;
  /** As in `assets/…` of the bundle. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Cache validators of an image URL, to detect changes. */
export interface SyncedImageRow {
  readonly venue: string;
  readonly url: string;
  readonly name: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
}
