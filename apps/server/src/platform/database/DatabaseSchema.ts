import type { Generated } from 'kysely';
import type { RecordKind } from '@mezzanine/api-contract/record-schemas';
import type { DailyCountRow, FeedbackNoteRow, ImportedFileRow } from './countTables.ts';
import type { ApiKeyRow, ApiKeySecretRow, WorkspaceRow } from './keyTables.ts';
import type { VenueBundleRow, VenueRow, VenueVersionRow } from './venueTables.ts';
import type {
  DeliveryAttemptRow,
  DeliveryRow,
  ImageRow,
  SyncedImageRow,
  SyncOutcomeRow,
  SyncRunRow,
  SyncSourceRow,
} from './workTables.ts';

/** Stored data of a venue: records that the API can write, and objects that only sync writes. */
export type StoredKind =
  | RecordKind
  | 'venue'
  | 'check-in-counters'
  | 'baggage-claims'
  | 'security-waits'
  | 'flights'
  | 'parking';

/** A link to a private map, valid or expired. Revoked links are deleted. */
export interface ViewerAccessRow {
  readonly id: string;
  readonly workspace: string;
  readonly venue: string;
  /** JSON list of the origins whose pages may show the map. */
  readonly origins: string;
  readonly subject: string | null;
  readonly created_at: string;
  readonly expires_at: string;
}

/** A location, category, event or view, or an object of an airport. */
export interface RecordRow {
  readonly venue: string;
  readonly kind: StoredKind;
  readonly external_id: string;
  /** The fields that the contract defines for the kind, as JSON. */
  readonly body: string;
  /** Who wrote it last. A newer bundle replaces only what a bundle wrote. */
  readonly source: 'bundle' | 'workspace';
  /** 1 if deleted, so that a newer bundle does not restore it. */
  readonly is_deleted: 0 | 1;
  /** UTC with milliseconds, so that strings sort like times. Only for events. */
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly updated_at: string;
  /** Id of the sync source that wrote it; null if the API or a bundle did. */
  readonly sync_source: string | null;
}

/** Relations of records, for filters. */
export interface RecordLinkRow {
  readonly venue: string;
  readonly kind: StoredKind;
  readonly external_id: string;
  readonly relation: 'category' | 'floor' | 'parent' | 'location';
  readonly target: string;
}

/** An endpoint that receives the webhooks of a workspace. */
export interface WebhookRow {
  readonly id: string;
  readonly workspace: string;
  readonly url: string;
  /** JSON list of event types. */
  readonly events: string;
  readonly description: string | null;
  /** Signs messages, so the plain value must be stored. */
  readonly secret: string;
  readonly created_at: string;
  /** Failed attempts since the last successful one. */
  readonly failures: Generated<number>;
  /** When the first of them failed. */
  readonly failing_since: string | null;
  /** Nothing is sent before this time, because the receiver did not respond. */
  readonly paused_until: string | null;
  /** Nothing is sent since this time, until the workspace enables the webhook. */
  readonly disabled_at: string | null;
}

/** The response to a write, for repeated requests. */
interface IdempotencyRow {
  readonly workspace: string;
  readonly key: string;
  /** Digest of the request. */
  readonly fingerprint: string;
  /** Status, headers, and body as JSON. Empty until the write is done. */
  readonly answer: Generated<string>;
  readonly created_at: string;
}

/** A secret that all servers on the database share. */
interface SecretRow {
  readonly name: string;
  readonly value: string;
  readonly created_at: string;
}

/** A pushed search index. */
interface SearchIndexRow {
  readonly name: string;
  /** Changes with each update. */
  readonly version: string;
  /** JSON: its settings, synonyms, and records. */
  readonly content: string;
}

/** All tables. */
export interface DatabaseSchema {
  readonly workspaces: WorkspaceRow;
  readonly api_keys: ApiKeyRow;
  readonly api_key_secrets: ApiKeySecretRow;
  readonly venues: VenueRow;
  readonly venue_versions: VenueVersionRow;
  readonly venue_bundles: VenueBundleRow;
  readonly records: RecordRow;
  readonly record_links: RecordLinkRow;
  readonly webhooks: WebhookRow;
  readonly idempotency_keys: IdempotencyRow;
  readonly webhook_deliveries: DeliveryRow;
  readonly webhook_attempts: DeliveryAttemptRow;
  readonly sync_sources: SyncSourceRow;
  readonly sync_runs: SyncRunRow;
  readonly sync_outcomes: SyncOutcomeRow;
  readonly images: ImageRow;
  readonly synced_images: SyncedImageRow;
  readonly viewer_access: ViewerAccessRow;
  readonly secrets: SecretRow;
  readonly daily_counts: DailyCountRow;
  readonly feedback_notes: FeedbackNoteRow;
  readonly imported_files: ImportedFileRow;
  readonly search_indexes: SearchIndexRow;
}
