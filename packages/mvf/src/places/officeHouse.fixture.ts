import { type Draft, box, houseVenue } from '../validator/houseVenue.fixture.ts';

/**
 * The two-floor house as an office: bookable libraries and studios, a desk on each floor, and an
 * area with a desk pool, all with unique names.
 */
export function officeHouse(): Draft {
  const house = houseVenue();
  for (const [i, { properties }] of house.floors.entries()) {
    const floor = properties.id;
    properties.name = `Floor ${i + 1}`;
    for (const { properties: space } of house.spaces[floor] ?? []) {
      if (space.kind !== 'room') continue;
      space.details = { name: `${space.details?.name} ${i + 1}` };
      space.metadata = { isBookable: true, capacity: 6 + i };
    }
    house.obstructions[floor]?.push({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [box(6, 1, 7.6, 1.8)] },
      properties: {
        id: `${floor}_o_desk`,
        kind: 'desk',
        entrances: [],
        details: { name: `Desk ${i + 1}.01` },
        metadata: { isBookable: true },
      },
    });
    house.areas[floor] = [
      {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [box(5, 0.5, 12, 3.5)] },
        properties: {
          id: `${floor}_ar`,
          entrances: [],
          destinationNodes: [],
          details: { name: `Pool ${i + 1}` },
          metadata: { isBookable: true, capacity: 4 },
        } as unknown as Draft['areas'][string][number]['properties'],
      },
    ];
  }
  house.locations = [];
  return house;
}

/** The directory of the house, as PowerShell exports it; the building itself is missing. */
export const houseDirectory = [
  'PlaceId,DisplayName,Type,ParentId,SortOrder,Capacity',
  row([11, 1], 'Floor 1', 'Floor', '0'),
  row([12, 1], 'Floor 2', 'Floor', '1'),
  row([21, 11], 'Library 1', 'Room'),
  row([22, 12], 'Library 2', 'Room'),
  row([23, 11], 'studio 1', 'Room'),
  row([24, 12], 'Studio 2', 'Room'),
  row([31, 11], 'Pool 1', 'Section'),
  row([32, 12], 'Pool 2', 'Section'),
  row([41, 31], 'Desk 1.01', 'Desk'),
  row([42, 32], 'Desk 2.01', 'Desk'),
  '',
].join('\r\n');

/** The PlaceId for a number. */
export function placeId(number: number): string {
  return `86897e93-bcef-4c05-af9d-${String(number).padStart(12, '0')}`;
}

function row(
  [id, parent]: readonly [id: number, parent: number],
  name: string,
  type: string,
  order = '',
): string {
  return `"${placeId(id)}","${name}","${type}","${placeId(parent)}","${order}",""`;
}
