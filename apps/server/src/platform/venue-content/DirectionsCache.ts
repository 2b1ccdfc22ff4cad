import type { DirectionsTarget, Venue } from '@mezzanine/mezzanine-js/headless';
import { LRUCache } from 'lru-cache';
import { computations } from '../../overload/TurnQueue.ts';
import { encodeAnswer } from '../api-requests/answerCall.ts';
import type { EncodedAnswer } from '../api-requests/Call.ts';

/** Maximum number of cached responses, over all venues. */
const keptAnswers = 2000;

/** A request for directions in a venue. */
export interface DirectionsQuestion {
  readonly from: readonly DirectionsTarget[];
  readonly to: readonly DirectionsTarget[];
  readonly profile: string;
}

/**
 * Caches directions. The same routes are requested repeatedly, and computing one blocks the server
 * for milliseconds. A venue does not change while it is in memory, so entries are valid as long as
 * the venue is.
 *
 * Only directions that were requested before are kept, as in the doorkeeper of TinyLFU
 * (https://arxiv.org/abs/1512.00727). At 700 new directions a second, keeping all of them made 18 MB of garbage a
 * second that had lived too long to be cheap, and collecting it took 100 ms every few seconds.
 */
export class DirectionsCache {
  readonly #answers = new LRUCache<string, EncodedAnswer>({ max: keptAnswers });
  /** Requested once. */
  readonly #requested = new LRUCache<string, true>({ max: keptAnswers });
  readonly #numbers = new WeakMap<Venue, number>();
  #venues = 0;

  /** Returns the cached directions, or the encoded result of `find` when its turn comes. */
  async answer(
    venue: Venue,
    { from, to, profile }: DirectionsQuestion,
    find: () => object,
  ): Promise<EncodedAnswer> {
    const key = JSON.stringify([this.#numberOf(venue), profile, from.map(nameOf), to.map(nameOf)]);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    return computations.run(() => {
      // The same directions may have been computed while this call waited.
      const kept = this.#answers.get(key);
      if (kept !== undefined) return kept;
      const found = encodeAnswer(find());
      if (this.#requested.delete(key)) this.#answers.set(key, found);
      else this.#requested.set(key, true);
      return found;
    });
  }

  #numberOf(venue: Venue): number {
    const known = this.#numbers.get(venue);
    if (known !== undefined) return known;
    this.#numbers.set(venue, (this.#venues += 1));
    return this.#venues;
  }
}

/** A unique key for the targets of one venue. */
function nameOf(target: DirectionsTarget): unknown {
  if ('type' in target && 'id' in target) return [target.type, target.id];
  return target;
}
