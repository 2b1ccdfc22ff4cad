import type { DirectionsTarget, Venue } from '@mezzanine/mezzanine-js/headless';
import { LRUCache } from 'lru-cache';
import { computations } from '../../overload/TurnQueue.ts';

/** Answers that are kept at a time, of all venues. */
const keptAnswers = 2000;

/** What directions are asked for in a venue. */
export interface DirectionsQuestion {
  readonly from: readonly DirectionsTarget[];
  readonly to: readonly DirectionsTarget[];
  readonly profile: string;
}

/**
 * Keeps answers to directions: the same routes are asked for again and again, and a search for one
 * takes milliseconds in which the server does nothing else. A venue does not change while it is in
 * memory, so an answer holds as long as its venue.
 */
export class DirectionsCache<Answer extends object> {
  readonly #answers = new LRUCache<string, Answer>({ max: keptAnswers });
  readonly #numbers = new WeakMap<Venue, number>();
  #venues = 0;

  /** The answer that is known, or the one that `find` computes, when it is its turn. */
  async answer(
    venue: Venue,
    { from, to, profile }: DirectionsQuestion,
    find: () => Answer,
  ): Promise<Answer> {
    const key = JSON.stringify([this.#numberOf(venue), profile, from.map(nameOf), to.map(nameOf)]);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    return computations.run(() => {
      // Somebody may have asked the same while this waited.
      const found = this.#answers.get(key) ?? find();
      this.#answers.set(key, found);
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

/** Tells targets of one venue apart. */
function nameOf(target: DirectionsTarget): unknown {
  if ('type' in target && 'id' in target) return [target.type, target.id];
  return target;
}
