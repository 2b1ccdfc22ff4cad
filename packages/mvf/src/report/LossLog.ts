import type { LossEntry, LossReport } from './LossReport.ts';

/** One thing that could not be carried over. */
export interface Loss extends Omit<LossEntry, 'count'> {
  /** How many things it is about; 1 when left out. */
  readonly count?: number;
}

/** Collects what was lost, changed, or added; losses of one kind become one entry. */
export class LossLog {
  readonly #entries = new Map<string, LossEntry>();

  /** Notes a loss. The place and the words of the first of its kind are kept. */
  add(loss: Loss): void {
    const { count = 1 } = loss;
    if (count === 0) return;
    const key = `${loss.effect} ${loss.what}`;
    const before = this.#entries.get(key);
    this.#entries.set(key, { ...(before ?? loss), count: (before?.count ?? 0) + count });
  }

  /** What was noted, in the order in which each kind first occurred. */
  report(): LossReport {
    return { entries: [...this.#entries.values()] };
  }
}
