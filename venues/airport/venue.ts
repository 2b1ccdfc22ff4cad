import type { FloorDesign, VenueDesign } from '../src/VenueDesign.ts';
import { arrivals } from './arrivals.ts';
import { airportCategories } from './categories.ts';
import { airportConnections } from './connections.ts';
import { departures } from './departures.ts';
import { satellitePlace } from './frame.ts';
import { airportLocations } from './locations.ts';
import { lounges } from './lounges.ts';
import { outdoors } from './outdoors.ts';
import { pointsOf } from './points.ts';
import { satelliteDepartures, satelliteGround } from './satellite.ts';
import { airportStyles } from './styles.ts';
import { airportSurroundings } from './surroundings.ts';

const storeyMeters = 6;

function floor(
  [key, elevation]: readonly [key: string, elevation: number],
  [name, shortName]: readonly [name: string, shortName: string],
  plan: FloorDesign['plan'],
): FloorDesign {
  return { key, name, shortName, elevation, maxHeight: storeyMeters, plan, points: pointsOf(key) };
}

/**
 * The demo airport: a terminal, a satellite, and the outdoors, on a fictional site in Nova Scotia.
 */
export const airport: VenueDesign = {
  id: 'airport',
  name: 'Tarnwick International Airport',
  time: '2026-06-01T08:00:00Z',
  tzid: 'America/Halifax',
  site: { origin: [-63.8412, 45.0427], bearing: 24 },
  center: [40, 0],
  stacks: [
    {
      key: 'out',
      name: 'Airport grounds',
      shortName: 'Outdoors',
      type: 'Outdoor',
      floors: [
        { ...floor(['out', 0], ['Forecourt and apron', 'G'], outdoors()), hasSafetyByRule: false },
      ],
    },
    {
      key: 't',
      name: 'Terminal',
      facadeStyle: 'FacadesTall',
      defaultFloor: 't1',
      floors: [
        floor(['t0', 0], ['Arrivals', '0'], arrivals()),
        floor(['t1', 1], ['Departures', '1'], departures()),
        floor(['t2', 2], ['Lounges', '2'], lounges()),
      ],
    },
    {
      key: 's',
      name: 'Satellite',
      ...satellitePlace,
      defaultFloor: 's1',
      floors: [
        floor(['s0', 0], ['Bus gates', '0'], satelliteGround()),
        floor(['s1', 1], ['B gates', '1'], satelliteDepartures()),
      ],
    },
  ],
  connections: airportConnections,
  locations: airportLocations,
  categories: airportCategories,
  styles: airportStyles,
  surroundings: airportSurroundings,
};
