import type { Mvf } from './Mvf.ts';
import type { Position } from './schema/geometry.ts';

/** A closed square with its lower left corner here, `size` degrees wide. */
function square([lon, lat]: Position, size: number): Position[][] {
  return [
    [
      [lon, lat],
      [lon + size, lat],
      [lon + size, lat + size],
      [lon, lat + size],
      [lon, lat],
    ],
  ];
}

const corner: Position = [4.5, 51.9];
const inside: Position = [4.5001, 51.9001];

/** A venue of one floor, one room, one wall with a door, two nodes: the smallest with everything. */
export const tinyVenue: Mvf = {
  manifest: {
    center: inside,
    name: 'Tiny house',
    version: '2.0.0',
    time: '2026-05-01T08:00:00Z',
    map: 'tiny',
    naturalBearing: 12.5,
    tzid: 'Europe/Amsterdam',
    language: { code: 'en', name: 'English' },
    externalId: 'house-1',
  },
  floors: [
    {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: square(corner, 0.001) },
      properties: { id: 'f_1', name: 'Ground floor', shortName: 'G', elevation: 0, maxHeight: 4 },
    },
  ],
  floorStacks: [
    { id: 'fs_1', name: 'House', type: 'Building', floors: ['f_1'], defaultFloor: 'f_1' },
  ],
  spaces: {
    f_1: [
      {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: square(corner, 0.0005) },
        properties: {
          id: 's_1',
          externalId: '101',
          kind: 'room',
          destinationNodes: ['n_1'],
          center: inside,
          details: { name: 'Kitchen' },
        },
      },
    ],
  },
  obstructions: {
    f_1: [
      {
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: [corner, [4.5005, 51.9]] },
        properties: { id: 'o_1', kind: 'wall', entrances: ['e_1'], footprintComponent: true },
      },
    ],
  },
  entrances: {
    f_1: [
      {
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [4.5001, 51.9],
            [4.5002, 51.9],
          ],
        },
        properties: { id: 'e_1', node: 'n_2', isExterior: true },
      },
    ],
  },
  connections: [{ id: 'c_1', type: 'elevator', nodes: ['n_1'], accessible: true }],
  nodes: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: inside },
      properties: {
        id: 'n_1',
        floor: 'f_1',
        space: 's_1',
        neighbors: [{ id: 'n_2', weight: 0 }],
        flags: [1],
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [4.50015, 51.9] },
      properties: { id: 'n_2', floor: 'f_1', neighbors: [{ id: 'n_1', weight: 0 }] },
    },
  ],
  navigationFlags: { accessible: { index: 0, bit: 0 } },
  styles: { Rooms: { polygons: ['s_1'], color: '#F3E9DA', height: 0.1, opacity: 1 } },
  locations: [
    {
      id: 'loc_1',
      name: 'Kitchen',
      categories: ['lcat_1'],
      spaces: [{ id: 's_1', floor: 'f_1' }],
      openingHoursSpecification: [{ opens: '09:00', closes: '17:00', dayOfWeek: ['Monday'] }],
    },
  ],
  categories: [{ id: 'lcat_1', name: 'Rooms', color: '#F3E9DA' }],
  extras: {},
};
