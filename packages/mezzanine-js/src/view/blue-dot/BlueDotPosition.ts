import { MezzanineError } from '../../data/MezzanineError.ts';
import type { Venue } from '../../data/Venue.ts';
import { expectNumber, invalidArgument, isWithin } from '../../data/expectArgument.ts';

/** A position of the user. */
export interface BlueDotPosition {
  /** Longitude in degrees. */
  readonly longitude: number;
  /** Latitude in degrees. */
  readonly latitude: number;
  /** Radius of uncertainty in meters; default 0, which draws no disc. */
  readonly accuracyMeters?: number;
  /** Direction the user faces, clockwise from north; without it, no cone is drawn. */
  readonly headingDegrees?: number;
  /** The floor; default: the previous one, or the current floor for the first position. */
  readonly floorId?: string;
  /** Time of measurement in milliseconds; required for replay. */
  readonly timestamp?: number;
}

/** Positions sorted by timestamp. */
export type BlueDotRecording = readonly BlueDotPosition[];

/** @throws MezzanineError `invalid-argument`, or `unknown-target` if the venue has no such floor */
export function expectPosition(venue: Venue, position: BlueDotPosition, name: string): void {
  const given = position as BlueDotPosition | undefined;
  if (typeof given !== 'object' || given === null) {
    throw invalidArgument(name, position, 'an object with longitude and latitude');
  }
  const { longitude, latitude, floorId } = given;
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) {
    throw invalidArgument(name, position, 'a position with longitude and latitude in degrees');
  }
  expectNumber(`${name}.accuracyMeters`, given.accuracyMeters, [0, 100_000]);
  expectNumber(`${name}.headingDegrees`, given.headingDegrees);
  expectNumber(`${name}.timestamp`, given.timestamp);
  if (floorId === undefined || venue.getFloor(floorId)) return;
  throw new MezzanineError('unknown-target', {
    given: `${name} is on the floor ${JSON.stringify(floorId)}.`,
    expected: `This venue has the floors ${venue.floors.map(({ id }) => `"${id}"`).join(', ')}.`,
  });
}
