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

/** Names that wait for the database at a time. */
const maxWaiting = 20_000;

/** What is added to the sums of a name. */
export type CountedSums = Partial<Pick<CountIncrement, 'amount' | 'opened' | 'positions' | 'hits'>>;

/** The sums of one day. */
export interface DayCounts {
  readonly day: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** How counts are stored. */
export interface DailyCountsOptions {
  readonly database: Database;
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: (() => number) | undefined;
  /** Told when counts cannot be written. */
  readonly onWriteError: (error: unknown) => void;
}

/**
 * Sums by day (UTC) in the database, which several servers add to. There is no record of a single
 * view or search and nothing that could tell one user from another. Increments are written within a
 * second, so a server that is killed loses at most those of its last second.
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

  /** Adds to the sums of today: 1 to the amount, unless said otherwise. */
  add(topic: CountTopic, name: string, sums: CountedSums = { amount: 1 }): void {
    const day = firstDay(this.#now(), 1);
    // PostgreSQL stores no null characters, and only well-formed text.
    const stored = Buffer.from(name.replaceAll('\0', '')).toString();
    const increment = { amount: 0, opened: 0, positions: 0, hits: null, ...sums };
    this.#buffer.add(`${topic} ${day} ${stored}`, { topic, day, name: stored, ...increment });
  }

  /** Amounts of the newest days that have any, newest first. Default: of all that are kept. */
  async list(topic: CountTopic, maxDays = topicLimits[topic].keptDays): Promise<DayCounts[]> {
    const days = new Map<string, Map<string, number>>();
    for (const { day, name, amount } of await this.rows(topic, maxDays)) {
      const counts = days.get(day) ?? new Map<string, number>();
      days.set(day, counts.set(name, amount));
    }
    return [...days].map(([day, counts]) => ({ day, counts })).reverse();
  }

  /** Amounts by name, of all days that are kept. */
  async sums(topic: CountTopic): Promise<ReadonlyMap<string, number>> {
    const total = new Map<string, number>();
    for (const { name, amount } of await this.rows(topic)) {
      total.set(name, (total.get(name) ?? 0) + amount);
    }
    return total;
  }

  /** All sums of the newest days that have any, the oldest day first. Default: of all that are kept. */
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

  /** Writes what is not written yet. */
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
