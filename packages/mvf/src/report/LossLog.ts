import type { LossEntry, LossReport } from './LossReport.ts';

/** One thing that could not be carried over. */
export interface Loss extends Omit<LossEntry, 'count'> {
  /** Number of affected objects; default 1. */
  readonly count?: number;
}

/** Collects what was lost, changed, or added; losses of one kind become one entry. */
export class LossLog {
  readonly #entries = new Map<string, LossEntry>();

  /** Notes a loss. Keeps the place and the text of the first of its kind. */
  add(loss: Loss): void {
    const { count = 1 } = loss;
    if (count === 0) return;
    const key = `${loss.effect} ${loss.what}`;
    const before = this.#entries.get(key);
    this.#entries.set(key, { ...(before ?? loss), count: (before?.count ?? 0) + count });
  }

  /** Returns the notes, in the order in which each kind first occurred. */
  report(): LossReport {
    return { entries: [...this.#entries.values()] };
  }
}
