import { airport } from './airport/venue.ts';
import { campus } from './campus/venue.ts';
import { mall } from './mall/venue.ts';
import { office } from './office/venue.ts';
import type { DemoVenue } from './src/buildBundles.ts';

/** The demo venues, in the order of the list. */
export const demoVenues: readonly DemoVenue[] = [
  {
    design: mall,
    description:
      'A shopping center on three floors: bent concourse, oval atrium, department store, supermarket, cinema, food court and roof garden.',
    city: 'Hamilton, Ontario',
  },
  {
    design: airport,
    description:
      'An airport with a terminal, a satellite, and the grounds between them: check-in, one-way security, gates, lounges and baggage reclaim.',
    city: 'Nova Scotia',
  },
  {
    design: office,
    description:
      'An office on four floors: 300 desks with ids, meeting rooms with capacity, phone booths, canteen, town hall and roof terrace.',
    city: 'Rotterdam',
  },
  {
    design: campus,
    description:
      'A college with five buildings around a quad, with the grounds between them: library, engineering, lecture hall, student center and sports center.',
    city: 'Kingston, Ontario',
  },
];
