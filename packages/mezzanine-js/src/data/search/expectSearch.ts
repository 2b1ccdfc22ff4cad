import { expectOptions, invalidArgument } from '../expectArgument.ts';
import { MezzanineError } from '../MezzanineError.ts';
import type { VenueEntities } from '../VenueEntities.ts';
import type { SearchEntityType, SearchOptions, SuggestOptions } from './SearchResult.ts';

/** Validated search options with defaults applied. */
export interface CheckedSearch {
  readonly limit: number;
  readonly types: ReadonlySet<SearchEntityType>;
  readonly floorId: string | undefined;
}

const TYPES: readonly SearchEntityType[] = [
  'location',
  'point-of-interest',
  'space',
  'category',
  'area',
  'floor',
  'connection',
  'annotation',
];
const ALL_TYPES: ReadonlySet<SearchEntityType> = new Set(TYPES);
const DEFAULT_LIMIT = 20;
const DEFAULT_SUGGESTIONS = 5;

/**
 * Validates the options of a search in this venue.
 *
 * @throws MezzanineError `invalid-argument`, or `unknown-target` if the floor belongs to another
 * venue
 */
export function expectSearch(
  venue: VenueEntities,
  text: string,
  options: SearchOptions,
): CheckedSearch {
  expectText(text);
  expectOptions('options', options, ['limit', 'types', 'floor']);
  const { limit = DEFAULT_LIMIT, types, floor } = options;
  expectLimit(limit, 1000);
  if (
    types !== undefined &&
    !(Array.isArray(types) && types.every((one: SearchEntityType) => ALL_TYPES.has(one)))
  ) {
    throw new MezzanineError('invalid-argument', {
      given: `types is ${JSON.stringify(types)?.slice(0, 200)}.`,
      expected: `Expected an array that contains only ${TYPES.join(', ')}.`,
    });
  }
  const floorId = typeof floor === 'object' ? floor.id : floor;
  if (floorId !== undefined && !venue.getFloor(floorId)) {
    throw new MezzanineError('unknown-target', {
      given: `floor is ${JSON.stringify(floorId)}.`,
      expected: `This venue has the floors ${venue.floors.map(({ id }) => `"${id}"`).join(', ')}.`,
      remedy: 'Use a floor of the venue that you search.',
    });
  }
  return { limit, types: types ? new Set(types) : ALL_TYPES, floorId };
}

/**
 * Validates the maximum number of suggestions.
 *
 * @throws MezzanineError `invalid-argument`
 */
export function expectSuggest(text: string, options: SuggestOptions): number {
  expectText(text);
  expectOptions('options', options, ['limit']);
  const { limit = DEFAULT_SUGGESTIONS } = options;
  expectLimit(limit, 100);
  return limit;
}

function expectText(text: unknown): void {
  if (typeof text !== 'string') throw invalidArgument('text', text, 'the query as a string');
}

function expectLimit(limit: unknown, most: number): void {
  if (Number.isInteger(limit) && Number(limit) >= 1 && Number(limit) <= most) return;
  throw invalidArgument('limit', limit, `an integer from 1 to ${most}`);
}
