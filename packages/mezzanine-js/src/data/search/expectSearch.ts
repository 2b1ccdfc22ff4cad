import { MezzanineError } from '../MezzanineError.ts';
import type { Venue } from '../Venue.ts';
import type { SearchEntityType, SearchOptions } from './SearchResult.ts';

/** Options of a search, checked and complete. */
export interface CheckedSearch {
  readonly limit: number;
  readonly types: ReadonlySet<SearchEntityType>;
  readonly floorId: string | undefined;
}

const TYPES: readonly SearchEntityType[] = [
  ...(['location', 'point-of-interest', 'space', 'category'] as const),
  ...(['area', 'floor', 'connection', 'annotation'] as const),
];
const ALL_TYPES: ReadonlySet<SearchEntityType> = new Set(TYPES);
const DEFAULT_LIMIT = 20;

/**
 * The options of a search of this venue.
 *
 * @throws MezzanineError `invalid-argument`, or `unknown-target` for a floor of another venue
 */
export function expectSearch(venue: Venue, text: string, options: SearchOptions): CheckedSearch {
  expectText(text);
  expectKeys(options, ['limit', 'types', 'floor']);
  const { limit = DEFAULT_LIMIT, types, floor } = options;
  expectLimit(limit, 1000);
  if (types !== undefined && !(Array.isArray(types) && types.every((one) => ALL_TYPES.has(one)))) {
    throw new MezzanineError('invalid-argument', {
      given: `types is ${JSON.stringify(types)?.slice(0, 200)}.`,
      expected: `Expected a list of any of ${TYPES.join(', ')}.`,
    });
  }
  const floorId = typeof floor === 'object' ? floor.id : floor;
  if (floorId !== undefined && !venue.getFloor(floorId)) {
    throw new MezzanineError('unknown-target', {
      given: `floor is ${JSON.stringify(floorId)}.`,
      expected: `This venue has ${venue.floors.map(({ id }) => `"${id}"`).join(', ')}.`,
      remedy: 'Take the floor from the venue that is searched.',
    });
  }
  return { limit, types: types ? new Set(types) : ALL_TYPES, floorId };
}

/** @throws MezzanineError `invalid-argument` when it is no string */
export function expectText(text: unknown): void {
  if (typeof text === 'string') return;
  throw new MezzanineError('invalid-argument', {
    given: `text is ${text === null ? 'null' : `a ${typeof text}`}.`,
    expected: 'Expected what was typed, as a string.',
  });
}

/** @throws MezzanineError `invalid-argument` when it is not an object of these keys */
export function expectKeys(options: unknown, keys: readonly string[]): void {
  const given = typeof options === 'object' && options !== null ? Object.keys(options) : ['?'];
  const unknown = given.find((key) => !keys.includes(key));
  if (unknown === undefined) return;
  throw new MezzanineError('invalid-argument', {
    given: unknown === '?' ? 'options is no object.' : `options has the unknown key "${unknown}".`,
    expected: `Expected any of ${keys.join(', ')}.`,
  });
}

/** @throws MezzanineError `invalid-argument` when it is no whole number in the range */
export function expectLimit(limit: unknown, most: number): void {
  if (Number.isInteger(limit) && Number(limit) >= 1 && Number(limit) <= most) return;
  throw new MezzanineError('invalid-argument', {
    given: `limit is ${String(limit)}.`,
    expected: `Expected a whole number from 1 to ${most}.`,
  });
}
