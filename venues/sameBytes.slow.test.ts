import { readMvf, writeMvf } from '@mezzanine/mvf';
import { expect, it } from 'vitest';
import { demoVenues } from './demoVenues.ts';
import { buildVenue } from './src/buildVenue.ts';
import { builtVenue } from './src/builtVenue.fixture.ts';

it.each(demoVenues.map(({ design }) => [design.id, design] as const))(
  'the bundle of %s is the same, byte for byte, when it is built again, and is unchanged after reading',
  (_, design) => {
    const venue = builtVenue(design);
    const bytes = writeMvf(venue);
    // Comparing element by element would take seconds.
    expect(Buffer.compare(writeMvf(buildVenue(design)), bytes)).toBe(0);
    expect(readMvf(bytes)).toEqual(venue);
  },
);
