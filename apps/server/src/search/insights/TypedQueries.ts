import { keepNewest } from './keepNewest.ts';

/** Milliseconds without a keystroke after which a user has stopped typing. */
const pauseMs = 2000;
/** Maximum number of searches that accept click events. Older ones are forgotten. */
const maxAsked = 5000;

/** A completed search, for as long as its results can be clicked. */
export interface AskedQuery {
  /** The query as counted. */
  readonly query: string;
  readonly hits: number;
  isCounted: boolean;
  isClicked: boolean;
}

interface Pending {
  asked: AskedQuery;
  at: number;
}

/**
 * Distinguishes complete queries from partial ones. If queries from one address continue each other
 * without a pause, only the last one counts. Addresses are kept in memory until then, and are never
 * stored.
 */
export class TypedQueries {
  readonly #onSettled: (query: AskedQuery) => void;
  readonly #now: () => number;
  readonly #pending = new Map<string, Pending>();
  readonly #asked = new Map<string, AskedQuery>();
  #timer: NodeJS.Timeout | undefined;

  /** @param now Milliseconds since 1970. */
  constructor(onSettled: (query: AskedQuery) => void, now: () => number) {
    this.#onSettled = onSettled;
    this.#now = now;
  }

  /** Registers a completed search. */
  add(sender: string, queryID: string, { query, hits }: { query: string; hits: number }): void {
    this.settle();
    const asked: AskedQuery = { query, hits, isCounted: false, isClicked: false };
    this.#asked.set(queryID, asked);
    keepNewest(this.#asked, maxAsked);
    const before = this.#pending.get(sender);
    if (before !== undefined && !goesOn(before.asked.query, query)) this.#count(before.asked);
    this.#pending.delete(sender);
    this.#pending.set(sender, { asked, at: this.#now() });
    this.#wait();
  }

  /** The search with an id. A click means that the user stopped typing there. */
  take(queryID: string): AskedQuery | undefined {
    const asked = this.#asked.get(queryID);
    if (asked === undefined) return undefined;
    this.#count(asked);
    return asked;
  }

  /** Counts searches after a pause in typing, or all pending ones. */
  settle(isAll = false): void {
    for (const [sender, { asked, at }] of this.#pending) {
      // Sorted by the time of their last keystroke.
      if (!isAll && this.#now() - at < pauseMs) return;
      this.#pending.delete(sender);
      this.#count(asked);
    }
  }

  #count(asked: AskedQuery): void {
    if (asked.isCounted) return;
    asked.isCounted = true;
    this.#onSettled(asked);
  }

  #wait(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.settle();
      if (this.#pending.size > 0) this.#wait();
    }, pauseMs).unref();
  }
}

function goesOn(before: string, now: string): boolean {
  return now.startsWith(before) || before.startsWith(now);
}
