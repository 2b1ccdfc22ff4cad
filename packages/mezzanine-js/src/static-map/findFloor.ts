import { invalidArgument } from '../data/expectArgument.ts';
import type { Floor } from '../data/entities.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import type { Venue } from '../data/Venue.ts';

/** Ids in a message. */
const MOST_LISTED = 20;

/**
 * Finds a floor by id, external id, or entity.
 *
 * @throws MezzanineError `unknown-target`, listing the floors
 */
export function findFloor(venue: Venue, floor: Floor | string): Floor {
  const id = typeof floor === 'string' ? floor : (floor as Floor | undefined)?.id;
  if (typeof id !== 'string') {
    throw invalidArgument('options.floor', floor, 'a floor of the venue, its id, or external id');
  }
  const direct = venue.getFloor(id);
  if (direct) return direct;
  const record = venue.mvf.floors.find(({ properties }) => properties.externalId === id);
  const byExternalId = record && venue.getFloor(record.properties.id);
  if (byExternalId) return byExternalId;
  const ids = venue.floors.slice(0, MOST_LISTED).map((one) => `"${one.id}"`);
  throw new MezzanineError('unknown-target', {
    given: `options.floor is "${id.slice(0, 60)}".`,
    expected: `This venue has the floors ${ids.join(', ')}${venue.floors.length > MOST_LISTED ? ', …' : ''}.`,
  });
}

/** The floor that maps open with: the default floor of the first building. */
export function defaultFloorOf(venue: Venue): Floor {
  const stack = venue.floorStacks.find(({ kind }) => kind === 'building') ?? venue.floorStacks[0];
  const floor = stack?.defaultFloor ?? venue.floors[0];
  if (floor) return floor;
  throw invalidArgument('venue', venue, 'a venue with at least one floor');
}
