import type { SearchMatch } from '../../headless.ts';
import type { Category, Location } from './entities.ts';
import { expectNumber, expectText, invalidArgument } from './expectArgument.ts';
import { Venue } from './Venue.ts';

/** Types of search results. */
export const SEARCH_RESULT_TYPE = {
  LOCATION: 'Location',
  CATEGORY: 'Category',
  CUSTOM: 'Custom',
} as const;

/** Fields of all search results. */
interface SearchResultBase {
  /** How well it matches; compare only within one search. */
  readonly score: number;
  /** Texts that matched, with the matching ranges. */
  readonly matches: readonly SearchMatch[];
}

/** A location that was found. */
export interface SearchResultLocation extends SearchResultBase {
  /** Type of the result. */
  readonly type: 'Location';
  /** The location. */
  readonly object: Location;
}

/** A category that was found. */
export interface SearchResultCategory extends SearchResultBase {
  /** Type of the result. */
  readonly type: 'Category';
  /** The category. */
  readonly object: Category;
}

/** Your own object that was found; see {@link OfflineSearch.addQuery}. */
export interface SearchResultCustom extends SearchResultBase {
  /** Type of the result. */
  readonly type: 'Custom';
  /** The object that was passed to `addQuery`. */
  readonly object: { readonly name?: string };
}

/** A search result; `type` is the kind of object. */
export type SearchResult = SearchResultLocation | SearchResultCategory | SearchResultCustom;

/** Your own query. */
export interface OfflineSearchQuery {
  /** Text that finds the object. */
  readonly query: string;
  /** What is found. */
  readonly object: { readonly name?: string };
  /** Score of the result; default 1. Higher ones come first. */
  readonly weight?: number;
}

/**
 * Searches the locations and categories of a venue on the device.
 *
 * @example
 * const search = new OfflineSearch(venue);
 * for (const { object } of await search.search('coffee')) console.log(object.name);
 */
export class OfflineSearch {
  readonly #venue: Venue;
  readonly #queries: OfflineSearchQuery[] = [];

  /**
   * @param venue - from `getVenue`
   * @throws MezzanineError `invalid-argument`
   */
  constructor(venue: Venue) {
    if (!(venue instanceof Venue)) throw invalidArgument('venue', venue, 'a venue from getVenue');
    this.#venue = venue;
  }

  /**
   * Searches names, tags, categories, and descriptions. Small typos do not matter.
   *
   * @param query - the typed text
   * @returns your own queries that match, then the locations and categories, the best first
   * @throws MezzanineError `invalid-argument`, or `network` if the search cannot be loaded
   */
  async search(query: string): Promise<SearchResult[]> {
    if (typeof query !== 'string') throw invalidArgument('query', query, 'a string');
    const { index, v6 } = this.#venue;
    const found = await v6.search(query, { types: ['location', 'category'] });
    const results = found.flatMap((hit): SearchResult[] => {
      const { score, matches } = hit;
      if (hit.type === 'location') {
        return index
          .locations([hit.entity])
          .map((object) => ({ type: 'Location', object, score, matches }));
      }
      if (hit.type !== 'category') return [];
      return index
        .categories([hit.entity])
        .map((object) => ({ type: 'Category', object, score, matches }));
    });
    return [...this.#ownResults(query), ...results];
  }

  /**
   * Suggests completions while someone types.
   *
   * @param query - the text typed so far
   * @returns names of places and polygons, categories, tags, and your own queries that match
   * @throws MezzanineError as {@link search}
   */
  async suggest(query: string): Promise<string[]> {
    if (typeof query !== 'string') throw invalidArgument('query', query, 'a string');
    const own = this.#matching(query).map((one) => one.query);
    return [...new Set([...own, ...(await this.#venue.v6.suggest(query))])];
  }

  /**
   * Adds your own query, for results that are not in the venue.
   *
   * @param query - text, result, and weight
   * @throws MezzanineError `invalid-argument`
   * @example
   * search.addQuery({ query: 'parking', object: { name: 'Parking garage' } });
   */
  addQuery(query: OfflineSearchQuery): void {
    expectText('query.query', query?.query);
    expectNumber('query.weight', query.weight);
    if (typeof query.object !== 'object' || query.object === null) {
      throw invalidArgument('query.object', query.object, 'an object');
    }
    this.#queries.push(query);
  }

  #ownResults(text: string): SearchResultCustom[] {
    return this.#matching(text)
      .map(({ object, weight = 1 }) => ({
        type: 'Custom' as const,
        object,
        score: weight,
        matches: [],
      }))
      .toSorted((a, b) => b.score - a.score);
  }

  #matching(text: string): OfflineSearchQuery[] {
    const folded = text.trim().toLocaleLowerCase();
    if (folded === '') return [];
    return this.#queries.filter(({ query }) => query.toLocaleLowerCase().includes(folded));
  }
}
