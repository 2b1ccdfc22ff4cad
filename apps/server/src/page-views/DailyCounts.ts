import { z } from 'zod';
import { DelayedFile } from '../storage/DelayedFile.ts';
import { readOrSetAside } from '../storage/readOrSetAside.ts';

/**
 * What is counted: page views by path and by the site they came from; pages that readers found
 * helpful, or not. `search` stands in older files: searches have a store of their own.
 */
const countGroups = ['paths', 'referrers', 'search', 'helpful', 'unhelpful'] as const;

/** One of the groups of counts of a day. */
export type CountGroup = (typeof countGroups)[number];

const countsSchema = z.record(z.string(), z.int().min(0));
const fileSchema = z.object({
  version: z.literal(1),
  days: z.record(
    z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    z.partialRecord(z.enum(countGroups), countsSchema),
  ),
});

/** Days that are kept. */
const keptDays = 400;
/** Names a group may have on one day; further ones are counted together as `other`. */
const maxNames = 500;

type Day = Map<CountGroup, Map<string, number>>;

/** How a store of counts runs. */
export interface DailyCountsOptions {
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: () => number;
  /** Told when the file cannot be written; counting goes on in memory. Default: nobody. */
  readonly onWriteError?: (error: unknown) => void;
}

/**
 * Sums by day (UTC), kept in one small JSON file. There is no record of a single view and nothing
 * that could tell one reader from another. Written whole and renamed into place, so that a crash
 * leaves either the old file or the new one.
 */
export class DailyCounts {
  readonly #now: () => number;
  readonly #file: DelayedFile;
  readonly #days: Map<string, Day>;

  private constructor(path: string, days: Map<string, Day>, options: DailyCountsOptions) {
    this.#days = days;
    this.#now = options.now ?? Date.now;
    this.#file = new DelayedFile({
      path,
      serialize: () => this.#serialize(),
      onWriteError: options.onWriteError ?? (() => undefined),
    });
  }

  /**
   * Opens the counts in a file, which need not exist yet. A file that cannot be understood is kept
   * beside it under the name `….unreadable` and counting starts from nothing.
   */
  static async open(path: string, options: DailyCountsOptions = {}): Promise<DailyCounts> {
    const days = await readOrSetAside(path, parseDays);
    return new DailyCounts(path, days ?? new Map<string, Day>(), options);
  }

  /** Adds to a count of today. */
  add(group: CountGroup, name: string, amount = 1): void {
    const day = this.#today();
    const counts = day.get(group) ?? new Map<string, number>();
    day.set(group, counts);
    const kept = counts.has(name) || counts.size < maxNames ? name : 'other';
    counts.set(kept, (counts.get(kept) ?? 0) + amount);
    this.#file.touch();
  }

  /** Counts of a group, newest day first. */
  list(group: CountGroup): readonly { day: string; counts: ReadonlyMap<string, number> }[] {
    return [...this.#days]
      .map(([day, groups]) => ({ day, counts: groups.get(group) ?? new Map<string, number>() }))
      .sort((a, b) => b.day.localeCompare(a.day));
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    return this.#file.flush();
  }

  #today(): Day {
    const name = new Date(this.#now()).toISOString().slice(0, 10);
    const existing = this.#days.get(name);
    if (existing) return existing;
    const day: Day = new Map();
    this.#days.set(name, day);
    const outdated = [...this.#days.keys()].sort().slice(0, -keptDays);
    for (const old of outdated) this.#days.delete(old);
    return day;
  }

  #serialize(): string {
    const days = [...this.#days].map(([day, groups]) => {
      const counted = [...groups].map(
        ([group, counts]) => [group, Object.fromEntries(counts)] as const,
      );
      return [day, Object.fromEntries(counted)] as const;
    });
    return JSON.stringify({ version: 1, days: Object.fromEntries(days) });
  }
}

function parseDays(text: string): Map<string, Day> {
  const { days } = fileSchema.parse(JSON.parse(text));
  return new Map(Object.entries(days).map(([day, groups]) => [day, toDay(groups)]));
}

function toDay(groups: Partial<Record<CountGroup, Record<string, number>>>): Day {
  return new Map(countGroups.map((group) => [group, new Map(Object.entries(groups[group] ?? {}))]));
}
