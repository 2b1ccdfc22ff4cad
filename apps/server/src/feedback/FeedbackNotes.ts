import { z } from 'zod';
import { readOrSetAside } from '../storage/readOrSetAside.ts';
import { writeWhole } from '../storage/writeWhole.ts';

/** Characters that a reader may write about a page. */
export const maxTextLength = 500;
/** Notes that are kept; older ones go. */
const keptNotes = 2000;
/** Milliseconds between a note and its writing. */
const writeDelayMs = 1000;

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
  readonly #path: string;
  readonly #now: () => number;
  readonly #onWriteError: (error: unknown) => void;
  #notes: readonly FeedbackNote[];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  private constructor(path: string, notes: readonly FeedbackNote[], options: FeedbackNotesOptions) {
    this.#path = path;
    this.#notes = notes;
    this.#now = options.now ?? Date.now;
    this.#onWriteError = options.onWriteError ?? (() => undefined);
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
    this.#timer ??= setTimeout(() => void this.flush(), writeDelayMs).unref();
  }

  /** Every note, newest first. */
  list(): readonly FeedbackNote[] {
    return this.#notes.toReversed();
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    const isChanged = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (isChanged) {
      const text = JSON.stringify({ version: 1, notes: this.#notes });
      this.#writing = this.#writing
        .then(() => writeWhole(this.#path, text))
        .catch(this.#onWriteError);
    }
    return this.#writing;
  }
}
