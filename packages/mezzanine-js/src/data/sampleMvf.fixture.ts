import type {
  EntranceFeature,
  EntranceProps,
  FloorFeature,
  Mvf,
  NodeFeature,
  SpaceFeature,
} from '@mezzanine/mvf';
import { LocalProjection } from './LocalProjection.ts';

type Position = [number, number];

const center = { longitude: -9.1393, latitude: 38.7223 };
const projection = new LocalProjection(center);

/** A place some meters east and north of the sample's center. */
export function at(east: number, north: number): Position {
  const { longitude, latitude } = projection.toCoordinate([east, north]);
  return [longitude, latitude];
}

function rectangle(west: number, south: number, east: number, north: number): Position[] {
  return [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)];
}

function space(
  properties: Partial<SpaceFeature['properties']> & { id: string },
  ring: Position[],
): SpaceFeature {
  return {
    type: 'Feature',
    properties: { kind: 'room', destinationNodes: [], ...properties },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}

function floor(id: string, name: string, elevation: number): FloorFeature {
  return {
    type: 'Feature',
    properties: { id, name, elevation },
    geometry: { type: 'Polygon', coordinates: [rectangle(0, 0, 20, 12)] },
  };
}

function door(properties: EntranceProps, line: Position[]): EntranceFeature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: line } };
}

function node(id: string, floorId: string, spaces: string[]): NodeFeature {
  return {
    type: 'Feature',
    properties: { id, floor: floorId, space: spaces, neighbors: [] },
    geometry: { type: 'Point', coordinates: at(18, 2) },
  };
}

/**
 * Two floors, listed from the top: a hallway with two rooms to its north, doors between, a kiosk
 * without walls, stairs, and an elevator; two tenants in a tree of categories.
 */
export function sampleMvf(): Mvf {
  return {
    manifest: {
      center: [center.longitude, center.latitude],
      name: 'Sample hall',
      version: '2.0.0',
      time: '2025-11-01T08:00:00.000Z',
      map: 'sample',
      naturalBearing: -30,
      tzid: 'Europe/Lisbon',
    },
    floors: [floor('f_upper', 'Upper floor', 1), floor('f_ground', 'Ground floor', 0)],
    floorStacks: [
      {
        id: 'fs_hall',
        name: 'Hall',
        type: 'Building',
        floors: ['f_upper', 'f_ground'],
        defaultFloor: 'f_ground',
      },
    ],
    ...places(),
    connections: [
      { id: 'c_stairs', type: 'stairs', nodes: ['n_upper', 'n_ground'] },
      { id: 'c_lift', type: 'elevator', nodes: ['n_ground'], details: { name: 'Lift A' } },
    ],
    nodes: [
      node('n_ground', 'f_ground', ['s_hallway']),
      node('n_upper', 'f_upper', ['s_loft']),
      node('n_exit', 'f_ground', ['s_hallway']),
    ],
    navigationFlags: {},
    styles: {},
    ...directory(),
    areas: { f_upper: [], f_ground: [] },
    annotations: { f_upper: [], f_ground: [] },
    floorImages: { f_upper: [], f_ground: [] },
    annotationSymbols: {},
    facades: [],
    languagePacks: {},
    extras: {},
  };
}

function places(): Pick<Mvf, 'spaces' | 'obstructions' | 'entrances'> {
  return {
    spaces: {
      f_ground: [
        space({ id: 's_hallway', kind: 'hallway' }, rectangle(0, 0, 20, 4)),
        space({ id: 's_west', externalId: 'G-01' }, rectangle(0, 4, 10, 12)),
        space(
          { id: 's_east', details: { name: 'East room', description: 'With a window.' } },
          rectangle(10, 4, 20, 12),
        ),
        {
          type: 'Feature',
          properties: { id: 's_kiosk', kind: 'poi', destinationNodes: ['n_exit'] },
          geometry: { type: 'Point', coordinates: at(3, 2) },
        },
      ],
      f_upper: [space({ id: 's_loft', center: at(15, 6) }, rectangle(0, 0, 20, 12))],
    },
    obstructions: {
      f_ground: [
        {
          type: 'Feature',
          properties: { id: 'o_wall', kind: 'wall', entrances: ['e_west'] },
          geometry: { type: 'LineString', coordinates: [at(0, 4), at(20, 4)] },
        },
      ],
      f_upper: [],
    },
    entrances: {
      f_ground: [
        door({ id: 'e_west' }, [at(4, 4.1), at(5.2, 4.1)]),
        door({ id: 'e_east' }, [at(10.1, 4), at(11.3, 4)]),
        door({ id: 'e_exit', isExterior: true, node: 'n_exit' }, [at(0, 1), at(0, 2), at(0, 3)]),
      ],
      f_upper: [],
    },
  };
}

function directory(): Pick<Mvf, 'locations' | 'categories'> {
  return {
    locations: [
      {
        id: 'l_books',
        name: 'Tide & Timber Books',
        categories: ['cat_books'],
        spaces: [{ id: 's_west', floor: 'f_ground' }],
        social: [{ name: 'Mastodon', url: 'https://social.example/@tide' }],
        searchTags: ['novels'],
      },
      {
        id: 'l_online',
        name: 'Web shop',
        categories: ['cat_shops', 'cat_books'],
        spaces: [],
      },
    ],
    categories: [
      { id: 'cat_books', name: 'Books', parent: 'cat_shops', color: '#DDE8DC' },
      { id: 'cat_shops', name: 'Shops' },
    ],
  };
}
