import { z } from 'zod';
import { DelayedFile } from '../storage/DelayedFile.ts';
import { readOrSetAside } from '../storage/readOrSetAside.ts';

/** Characters that a reader may write about a page. */
export const maxTextLength = 500;
/** Notes that are kept; older ones go. */
const keptNotes = 2000;

const noteSchema = z.object({
  /** UTC; there is no time of day. */
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  path: z.string(),
  isHelpful: z.boolean(),
  reason: z.string(),
  text: z.string().max(maxTextLength),
});
const fileSchema = z.object({ version: z.literal(1), notes: z.array(noteSchema) });

/** Why a reader found a page helpful, or not: in words offered to them, and in their own. */
export type FeedbackNote = z.infer<typeof noteSchema>;

/** How a store of notes runs. */
export interface FeedbackNotesOptions {
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: () => number;
  /** Told when the file cannot be written; notes go on in memory. Default: nobody. */
  readonly onWriteError?: (error: unknown) => void;
}

/** What readers wrote about pages, oldest first, in one JSON file. It does not say who wrote. */
export class FeedbackNotes {
  readonly #now: () => number;
  readonly #file: DelayedFile;
  #notes: readonly FeedbackNote[];

  private constructor(path: string, notes: readonly FeedbackNote[], options: FeedbackNotesOptions) {
    this.#notes = notes;
    this.#now = options.now ?? Date.now;
    this.#file = new DelayedFile({
      path,
      serialize: () => JSON.stringify({ version: 1, notes: this.#notes }),
      onWriteError: options.onWriteError ?? (() => undefined),
    });
  }

  /** Opens the notes in a file, which need not exist yet. */
  static async open(path: string, options: FeedbackNotesOptions = {}): Promise<FeedbackNotes> {
    const notes = await readOrSetAside(path, (text) => fileSchema.parse(JSON.parse(text)).notes);
    return new FeedbackNotes(path, notes ?? [], options);
  }

  /** Keeps a note of today. */
  add(note: Omit<FeedbackNote, 'day'>): void {
    const day = new Date(this.#now()).toISOString().slice(0, 10);
    this.#notes = [...this.#notes, { day, ...note }].slice(-keptNotes);
    this.#file.touch();
  }

  /** Every note, newest first. */
  list(): readonly FeedbackNote[] {
    return this.#notes.toReversed();
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    return this.#file.flush();
  }
}
