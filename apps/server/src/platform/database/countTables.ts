import type { Generated } from 'kysely';

/** What is counted: page views, answers to "Was this page helpful?", and searches. */
export type CountTopic = 'paths' | 'referrers' | 'helpful' | 'unhelpful' | 'queries' | 'results';

/** Sums of one day (UTC). PostgreSQL returns numbers of this size as texts. */
export interface DailyCountRow {
  readonly topic: CountTopic;
  readonly day: string;
  /** Path, host, or query. */
  readonly name: string;
  /** How often it was viewed, answered, searched for, or shown. */
  readonly amount: number | string;
  /** Searches that led to a result; how often a result was opened. */
  readonly opened: number | string;
  /** Sum of the positions, from 1, of the results that searches led to. */
  readonly positions: number | string;
  /** Results that the last search found. */
  readonly hits: number | string | null;
}

/** Why a page was found helpful, or not. It does not say who wrote it, nor when on that day. */
export interface FeedbackNoteRow {
  readonly id: Generated<number>;
  readonly day: string;
  readonly path: string;
  readonly is_helpful: 0 | 1;
  readonly reason: string;
  readonly text: string;
}

/** A file of an earlier version whose content is in the database. */
export interface ImportedFileRow {
  readonly digest: string;
  readonly imported_at: string;
}
