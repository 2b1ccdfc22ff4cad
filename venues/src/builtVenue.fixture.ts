import type { Mvf } from '@mezzanine/mvf';
import { buildVenue } from './buildVenue.ts';
import type { VenueDesign } from './VenueDesign.ts';

const built = new Map<VenueDesign, Mvf>();

/** A demo venue, built once for all tests of a process. Tests must not change it. */
export function builtVenue(design: VenueDesign): Mvf {
  const venue = built.get(design) ?? buildVenue(design);
  built.set(design, venue);
  return venue;
}
