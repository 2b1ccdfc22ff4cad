import type { CountTopic } from '../platform/database/countTables.ts';
import type { Database } from '../platform/database/openDatabase.ts';
import { WriteBuffer } from '../storage/WriteBuffer.ts';
import {
  type CountIncrement,
  deleteOldCounts,
  firstDay,
  mergeIncrements,
  topicLimits,
  writeCounts,
} from './writeCounts.ts';

/** Maximum number of names that wait for the database. */
const maxWaiting = 20_000;

/** Amounts to add to the sums of a name. */
export type CountedSums = Partial<Pick<CountIncrement, 'amount' | 'opened' | 'positions' | 'hits'>>;

/** The sums of one day. */
export interface DayCounts {
  readonly day: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** Options of the counts. */
export interface DailyCountsOptions {
  readonly database: Database;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: (() => number) | undefined;
  /** Called if counts cannot be written. */
  readonly onWriteError: (error: unknown) => void;
}

/**
 * Sums by day (UTC) in the database, which several servers can share. No single view or search is
 * recorded, and nothing identifies a user. Increments are written within a second, so a server that
 * is killed loses at most its last second.
 */
export class DailyCounts {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #buffer: WriteBuffer<CountIncrement>;
  #lastCleanup = '';

  constructor({ database, now = Date.now, onWriteError }: DailyCountsOptions) {
    this.#database = database;
    this.#now = now;
    this.#buffer = new WriteBuffer({
      write: (increments) => this.#write(increments),
      merge: mergeIncrements,
      maxItems: maxWaiting,
      onWriteError,
    });
  }

  /** Adds to today's sums. The default amount is 1. */
  add(topic: CountTopic, name: string, sums: CountedSums = { amount: 1 }): void {
    const day = firstDay(this.#now(), 1);
    // PostgreSQL stores no null characters, and only well-formed Unicode.
    const stored = Buffer.from(name.replaceAll('\0', '')).toString();
    const increment = { amount: 0, opened: 0, positions: 0, hits: null, ...sums };
    this.#buffer.add(`${topic} ${day} ${stored}`, { topic, day, name: stored, ...increment });
  }

  /** Amounts of the latest days that have any, newest first. Default: all stored days. */
  async list(topic: CountTopic, maxDays = topicLimits[topic].keptDays): Promise<DayCounts[]> {
    const days = new Map<string, Map<string, number>>();
    for (const { day, name, amount } of await this.rows(topic, maxDays)) {
      const counts = days.get(day) ?? new Map<string, number>();
      days.set(day, counts.set(name, amount));
    }
    return [...days].map(([day, counts]) => ({ day, counts })).reverse();
  }

  /** Amounts by name, over all stored days. */
  async sums(topic: CountTopic): Promise<ReadonlyMap<string, number>> {
    const total = new Map<string, number>();
    for (const { name, amount } of await this.rows(topic)) {
      total.set(name, (total.get(name) ?? 0) + amount);
    }
    return total;
  }

  /** All sums of the latest days that have any, oldest day first. Default: all stored days. */
  async rows(topic: CountTopic, maxDays = topicLimits[topic].keptDays): Promise<CountIncrement[]> {
    await this.flush();
    const since = firstDay(this.#now(), topicLimits[topic].keptDays);
    const days = this.#database
      .selectFrom('daily_counts')
      .select('day')
      .distinct()
      .where('topic', '=', topic)
      .where('day', '>=', since)
      .orderBy('day', 'desc')
      .limit(maxDays);
    const rows = await this.#database
      .selectFrom('daily_counts')
      .selectAll()
      .where('topic', '=', topic)
      .where('day', 'in', days)
      .where((row) => row.or([row('amount', '>', 0), row('opened', '>', 0)]))
      .orderBy('day')
      .orderBy('name')
      .execute();
    return rows.map((row) => ({
      ...row,
      amount: Number(row.amount),
      opened: Number(row.opened),
      positions: Number(row.positions),
      hits: row.hits === null ? null : Number(row.hits),
    }));
  }

  /** Writes pending increments. */
  flush(): Promise<void> {
    return this.#buffer.flush();
  }

  async #write(increments: readonly CountIncrement[]): Promise<void> {
    const today = firstDay(this.#now(), 1);
    await this.#database.transaction().execute(async (transaction) => {
      await writeCounts(transaction, increments);
      if (this.#lastCleanup !== today) await deleteOldCounts(transaction, this.#now());
    });
    this.#lastCleanup = today;
  }
}
