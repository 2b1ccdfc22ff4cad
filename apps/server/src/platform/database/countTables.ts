import type { Generated } from 'kysely';

/** Counted events: page views, answers to "Was this page helpful?", and searches. */
export type CountTopic = 'paths' | 'referrers' | 'helpful' | 'unhelpful' | 'queries' | 'results';

/** Sums of one day (UTC). PostgreSQL returns numbers of this size as strings. */
export interface DailyCountRow {
  readonly topic: CountTopic;
  readonly day: string;
  /** Path, host, or query. */
  readonly name: string;
  /** Number of views, answers, searches, or impressions. */
  readonly amount: number | string;
  /** Searches that led to a result, or how often a result was opened. */
  readonly opened: number | string;
  /** Sum of the positions, from 1, of the opened results. */
  readonly positions: number | string;
  /** Number of results of the last search. */
  readonly hits: number | string | null;
}

/** Why a page was found helpful or not. Contains neither the author nor the time of day. */
export interface FeedbackNoteRow {
  readonly id: Generated<number>;
  readonly day: string;
  readonly path: string;
  readonly is_helpful: 0 | 1;
  readonly reason: string;
  readonly text: string;
}

/** A file of an earlier version that was imported into the database. */
export interface ImportedFileRow {
  readonly digest: string;
  readonly imported_at: string;
}
