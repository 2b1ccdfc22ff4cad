import { z } from 'zod';
import { readDataFile } from '../storage/readDataFile.ts';
import { writeWhole } from '../storage/writeWhole.ts';

/** Maximum number of records. The oldest are deleted. */
const keptRecords = 2000;
/** Milliseconds between a change and its write. */
const writeDelayMs = 500;
const ownerOnly = 0o600;

const recordSchema = z.object({
  /** Seconds since 1970. A record without it does not expire. */
  expires: z.number().optional(),
  content: z.record(z.string(), z.unknown()),
});
const fileSchema = z.object({
  version: z.literal(1),
  records: z.record(z.string(), recordSchema),
});

/** The data that a provider stores under a name. */
export type RecordContent = Readonly<Record<string, unknown>>;

/** Options of a store of records. */
export interface SessionRecordsOptions {
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** Called if the file cannot be written. Sessions continue in memory. */
  readonly onWriteError: (error: unknown) => void;
}

/**
 * Sessions, grants, and accounts of the provider for local use, in one JSON file that only its
 * owner can read. Users stay signed in when the server restarts.
 */
export class SessionRecords {
  readonly #path: string;
  readonly #now: () => number;
  readonly #onWriteError: (error: unknown) => void;
  readonly #records: Map<string, z.infer<typeof recordSchema>>;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  private constructor(
    path: string,
    records: Map<string, z.infer<typeof recordSchema>>,
    { now = Date.now, onWriteError }: SessionRecordsOptions,
  ) {
    this.#path = path;
    this.#records = records;
    this.#now = now;
    this.#onWriteError = onWriteError;
  }

  /** Opens the records in a file, which need not exist yet. */
  static async open(path: string, options: SessionRecordsOptions): Promise<SessionRecords> {
    const kept = await readDataFile(path, {
      parse: (text) => fileSchema.parse(JSON.parse(text)).records,
      without: 'everyone has to sign in again.',
    });
    return new SessionRecords(path, new Map(Object.entries(kept ?? {})), options);
  }

  /** @returns undefined for records that do not exist or have expired. */
  get(name: string): RecordContent | undefined {
    const record = this.#records.get(name);
    if (record === undefined || this.#isExpired(record.expires)) return undefined;
    return record.content;
  }

  /** @param lifetimeSeconds - Default: unlimited. */
  set(name: string, content: RecordContent, lifetimeSeconds?: number): void {
    const expires =
      lifetimeSeconds === undefined ? {} : { expires: this.#now() / 1000 + lifetimeSeconds };
    this.#records.delete(name);
    this.#records.set(name, { ...expires, content: structuredClone(content) });
    this.#changed();
  }

  /** Adds to a record, which keeps its lifetime. Does nothing if there is none. */
  amend(name: string, more: RecordContent): void {
    const record = this.#records.get(name);
    if (record === undefined) return;
    this.#records.set(name, { ...record, content: { ...record.content, ...more } });
    this.#changed();
  }

  /** Deletes a record. */
  delete(name: string): void {
    if (this.#records.delete(name)) this.#changed();
  }

  /** Names of the records whose content matches. */
  find(isWanted: (content: RecordContent) => boolean): readonly string[] {
    return [...this.#records].flatMap(([name, { content }]) => (isWanted(content) ? [name] : []));
  }

  /** Writes pending changes. */
  flush(): Promise<void> {
    const isChanged = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (isChanged) {
      this.#removeStale();
      const records = Object.fromEntries(this.#records);
      const text = JSON.stringify({ version: 1, records });
      this.#writing = this.#writing
        .then(() => writeWhole(this.#path, text, ownerOnly))
        .catch(this.#onWriteError);
    }
    return this.#writing;
  }

  #isExpired(expires: number | undefined): boolean {
    return expires !== undefined && expires * 1000 <= this.#now();
  }

  #changed(): void {
    if (this.#records.size > keptRecords) this.#removeStale();
    this.#timer ??= setTimeout(() => void this.flush(), writeDelayMs).unref();
  }

  #removeStale(): void {
    for (const [name, { expires }] of this.#records) {
      if (this.#isExpired(expires)) this.#records.delete(name);
    }
    for (const name of this.#records.keys()) {
      if (this.#records.size <= keptRecords) break;
      this.#records.delete(name);
    }
  }
}
