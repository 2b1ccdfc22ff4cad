import type { FeedbackNoteRow } from '../platform/database/countTables.ts';
import type { Database } from '../platform/database/openDatabase.ts';
import { WriteBuffer } from '../storage/WriteBuffer.ts';
import type { Insertable } from 'kysely';

/** Maximum number of characters in a note. */
export const maxTextLength = 500;
/** Maximum number of notes. The oldest are deleted. */
const keptNotes = 2000;
/** Rows per statement, because SQLite accepts at most 32,766 values. */
const maxRows = 500;

/** Why a user found a page helpful or not: the chosen reasons, and free text. */
export interface FeedbackNote {
  /** UTC, without the time of day. */
  readonly day: string;
  readonly path: string;
  readonly isHelpful: boolean;
  readonly reason: string;
  readonly text: string;
}

/** Options of the store. */
export interface FeedbackNotesOptions {
  readonly database: Database;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: (() => number) | undefined;
  /** Called when notes cannot be written. */
  readonly onWriteError: (error: unknown) => void;
}

/** Anonymous notes of users about pages, stored in the database. */
export class FeedbackNotes {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #buffer: WriteBuffer<FeedbackNote>;
  #added = 0;

  constructor({ database, now = Date.now, onWriteError }: FeedbackNotesOptions) {
    this.#database = database;
    this.#now = now;
    this.#buffer = new WriteBuffer({
      write: (notes) =>
        database.transaction().execute((transaction) => writeNotes(transaction, notes)),
      merge: (_, after) => after,
      maxItems: keptNotes,
      onWriteError,
    });
  }

  /** Adds a note with today's date. */
  add(note: Omit<FeedbackNote, 'day'>): void {
    this.#added += 1;
    const day = new Date(this.#now()).toISOString().slice(0, 10);
    this.#buffer.add(String(this.#added), { day, ...note });
  }

  /** All notes, newest first. */
  async list(): Promise<readonly FeedbackNote[]> {
    await this.flush();
    const rows = await this.#database
      .selectFrom('feedback_notes')
      .selectAll()
      .orderBy('day', 'desc')
      .orderBy('id', 'desc')
      .limit(keptNotes)
      .execute();
    return rows.map(({ day, path, is_helpful, reason, text }) => ({
      day,
      path,
      isHelpful: is_helpful === 1,
      reason,
      text,
    }));
  }

  /** Writes pending notes. */
  flush(): Promise<void> {
    return this.#buffer.flush();
  }
}

/** Adds notes, oldest first, and deletes the oldest above the maximum. */
export async function writeNotes(
  transaction: Database,
  notes: readonly FeedbackNote[],
): Promise<void> {
  const rows = notes.map(({ day, path, isHelpful, reason, text }): Insertable<FeedbackNoteRow> => ({
    day,
    path,
    is_helpful: isHelpful ? 1 : 0,
    reason,
    text,
  }));
  for (let start = 0; start < rows.length; start += maxRows) {
    await transaction
      .insertInto('feedback_notes')
      .values(rows.slice(start, start + maxRows))
      .execute();
  }
  await transaction
    .deleteFrom('feedback_notes')
    .where('id', 'not in', (notes) =>
      notes
        .selectFrom('feedback_notes')
        .select('id')
        .orderBy('day', 'desc')
        .orderBy('id', 'desc')
        .limit(keptNotes),
    )
    .execute();
}
