import { keepNewest } from './keepNewest.ts';

/** Milliseconds without another key after which a reader has stopped typing. */
const pauseMs = 2000;
/** Searches whose clicks can still be told of; older ones are forgotten. */
const maxAsked = 5000;

/** A search that was answered, as long as a click on its results may come. */
export interface AskedQuery {
  /** As it is counted. */
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
 * Tells what readers searched for from what they typed on the way: of searches of which one begins
 * with the other, from one address and without a pause, the last. Addresses are held in memory until
 * then, and go nowhere.
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

  /** Notes an answered search. */
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

  /** The search of an id; a click says that the reader stopped at it. */
  take(queryID: string): AskedQuery | undefined {
    const asked = this.#asked.get(queryID);
    if (asked === undefined) return undefined;
    this.#count(asked);
    return asked;
  }

  /** Counts searches after which nothing was typed for a while; or all that wait. */
  settle(isAll = false): void {
    for (const [sender, { asked, at }] of this.#pending) {
      // They stand in the order of their last key.
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
