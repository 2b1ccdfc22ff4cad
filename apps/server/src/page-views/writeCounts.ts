import type { Insertable } from 'kysely';
import type { CountTopic, DailyCountRow } from '../platform/database/countTables.ts';
import type { Database } from '../platform/database/openDatabase.ts';

/** Sums to add. */
export interface CountIncrement extends Insertable<DailyCountRow> {
  readonly amount: number;
  readonly opened: number;
  readonly positions: number;
  readonly hits: number | null;
}

interface TopicLimits {
  /** Number of days to keep, including today. */
  readonly keptDays: number;
  /** Maximum number of names per day that have their own count. */
  readonly maxNames: number;
  /** Name that counts all others. */
  readonly other: string;
}

const ofPages: TopicLimits = { keptDays: 400, maxNames: 500, other: 'other' };
const ofSearches: TopicLimits = { keptDays: 30, maxNames: 2000, other: '(others)' };

/** Limits of each topic. */
export const topicLimits: Readonly<Record<CountTopic, TopicLimits>> = {
  paths: ofPages,
  referrers: ofPages,
  helpful: ofPages,
  unhelpful: ofPages,
  queries: ofSearches,
  results: ofSearches,
};

/** Rows per statement, because SQLite accepts at most 32,766 values. */
const maxRows = 500;

/** Adds to the sums in a transaction. Names above the limit of their day are counted together. */
export async function writeCounts(
  transaction: Database,
  increments: readonly CountIncrement[],
): Promise<void> {
  const parts = new Map<string, CountIncrement[]>();
  for (const increment of increments) {
    const key = `${increment.topic} ${increment.day}`;
    parts.set(key, [...(parts.get(key) ?? []), increment]);
  }
  // All servers acquire locks in the same order, which prevents deadlocks.
  for (const key of [...parts.keys()].sort()) await writePart(transaction, parts.get(key) ?? []);
}

/** Deletes counts that are too old. */
export async function deleteOldCounts(database: Database, now: number): Promise<void> {
  for (const [topic, { keptDays }] of Object.entries(topicLimits)) {
    await database
      .deleteFrom('daily_counts')
      .where('topic', '=', topic as CountTopic)
      .where('day', '<', firstDay(now, keptDays))
      .execute();
  }
}

/** The first of the given number of days that end today. */
export function firstDay(now: number, days: number): string {
  return new Date(now - (days - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** Merges increments with the same name. */
export function mergeIncrements(before: CountIncrement, after: CountIncrement): CountIncrement {
  return {
    ...before,
    amount: before.amount + after.amount,
    opened: before.opened + after.opened,
    positions: before.positions + after.positions,
    hits: after.hits ?? before.hits,
  };
}

/** Increments of one topic and day. */
async function writePart(transaction: Database, part: readonly CountIncrement[]): Promise<void> {
  const [first] = part;
  if (first === undefined) return;
  const { topic, day } = first;
  const { maxNames, other } = topicLimits[topic];
  // Other servers wait for this row lock, so they count the names after this transaction.
  await add(transaction, [
    { topic, day, name: other, amount: 0, opened: 0, positions: 0, hits: null },
  ]);
  const rows = await transaction
    .selectFrom('daily_counts')
    .select('name')
    .where('topic', '=', topic)
    .where('day', '=', day)
    .where('name', '!=', other)
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  const merged = new Map<string, CountIncrement>();
  for (const increment of part) {
    const hasRoom = known.size < maxNames && increment.name !== other;
    if (hasRoom) known.add(increment.name);
    const name = known.has(increment.name) ? increment.name : other;
    const before = merged.get(name);
    const renamed = { ...increment, name };
    merged.set(name, before === undefined ? renamed : mergeIncrements(before, renamed));
  }
  const all = [...merged.values()];
  for (let start = 0; start < all.length; start += maxRows) {
    await add(transaction, all.slice(start, start + maxRows));
  }
}

async function add(transaction: Database, increments: readonly CountIncrement[]): Promise<void> {
  await transaction
    .insertInto('daily_counts')
    .values([...increments])
    .onConflict((conflict) =>
      conflict.columns(['topic', 'day', 'name']).doUpdateSet((row) => ({
        amount: row('daily_counts.amount', '+', row.ref('excluded.amount')),
        opened: row('daily_counts.opened', '+', row.ref('excluded.opened')),
        positions: row('daily_counts.positions', '+', row.ref('excluded.positions')),
        hits: row.fn.coalesce('excluded.hits', 'daily_counts.hits'),
      })),
    )
    .execute();
}
