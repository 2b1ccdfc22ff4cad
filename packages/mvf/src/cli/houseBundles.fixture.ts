import type { Polygon } from '../record-types/geometry.ts';
import { type Draft, houseVenue } from '../validator/houseVenue.fixture.ts';
import { writeMvf } from '../writeMvf.ts';

/** The bundle of the house after a change to it. */
export function houseBundle(change: (house: Draft) => void = () => undefined): Uint8Array {
  const venue = houseVenue();
  change(venue);
  return writeMvf(venue);
}

/**
 * A house with a clockwise room and an untrimmed name, which can be fixed, and equal elevations.
 */
export function crookedBundle(): Uint8Array {
  return houseBundle((venue) => {
    const room = venue.spaces['f_1']?.[1];
    (room?.geometry as Polygon).coordinates[0]?.reverse();
    if (room?.properties.details) room.properties.details.name = ' Library';
    for (const { properties } of venue.floors) properties.elevation = 0;
  });
}
