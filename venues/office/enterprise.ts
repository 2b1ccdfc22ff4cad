import type { EnterpriseDesign } from '../src/EnterpriseDesign.ts';
import { officeHours } from './hours.ts';
import { desksOn, type OfficeFloor } from './OfficeFloor.ts';

/** Facts about rooms and desks by their external id, for a booking system. */
function factsOf(floors: readonly OfficeFloor[]): Map<string, Record<string, unknown>> {
  const rooms = floors.flatMap(({ number, rooms: own }) =>
    own.flatMap(({ unit, capacity, equipment = [] }): [string, Record<string, unknown>][] =>
      capacity === undefined
        ? []
        : [[unit, { floor: number, capacity, equipment: [...equipment] }]],
    ),
  );
  const desks = floors.flatMap((floor) =>
    desksOn(floor).map((desk): [string, Record<string, unknown>] => [
      desk.unit,
      { floor: floor.number, pool: `N-${floor.number}-${desk.neighborhood.key}` },
    ]),
  );
  return new Map([...rooms, ...desks]);
}

/** Fictional data of the company about its office. */
export function officeEnterprise(floors: readonly OfficeFloor[]): EnterpriseDesign {
  const facts = factsOf(floors);
  return {
    venue: {
      type: 'office',
      countryCode: 'NL',
      webUrl: 'https://kestrel-house.example',
      links: [{ label: 'Book a desk or a room', url: 'https://kestrel-house.example/book' }],
    },
    openingHours: officeHours.building,
    topLocations: ['Reception', 'Canteen', 'Coffee bar', 'Town hall', 'Bicycle storage'],
    notes: [{ of: 'Roof terrace', states: [{ type: 'new', start: '2026-05-04T00:00:00Z' }] }],
    typeOf: {
      lcat_meeting: 'meeting-room',
      lcat_booth: 'phone-booth',
      lcat_quiet: 'quiet-room',
      lcat_neighborhoods: 'desk-pool',
      lcat_desks: 'desk',
      lcat_social: 'amenity',
      lcat_facilities: 'amenity',
      lcat_washrooms: 'amenity',
      lcat_lockers: 'amenity',
      lcat_printers: 'amenity',
      lcat_staff: 'staff',
    },
    metadataOf: ({ externalId = '' }) => facts.get(externalId),
    layers: [
      {
        key: 'bookable',
        name: 'Rooms to book',
        includes: ({ properties }) => properties.metadata?.['isBookable'] === true,
      },
      {
        key: 'ways',
        name: 'Ways between floors',
        includes: ({ properties }) => properties.kind.startsWith('connection.'),
      },
    ],
  };
}
