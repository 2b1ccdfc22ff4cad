import { roundPosition } from '../roundPosition.ts';
import type { Mvf } from '../Mvf.ts';
import type { Position } from '../record-types/geometry.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Spot } from './survey/boxOf.ts';

/** A venue with mutable lists and records for tests; their items are mutable already. */
export type Draft = { -readonly [Key in keyof Mvf]: Unlocked<Mvf[Key]> };

type Unlocked<T> = T extends readonly (infer Item)[]
  ? Item[]
  : T extends Readonly<Record<string, readonly (infer Item)[]>>
    ? Record<string, Item[]>
    : { -readonly [Key in keyof T]: T[Key] };

const plan = new LocalPlane([4.5, 51.9]);

/** The position of a spot of the house, in meters from its south-western corner. */
export function at(...spot: Spot): Position {
  return roundPosition(plan.toPosition(spot));
}

/** A closed ring around a box, counterclockwise, in meters. */
export function box(west: number, south: number, east: number, north: number): Position[] {
  return [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)];
}

const spaces: readonly [string, string, string, Position[]][] = [
  ['hall', 'hallway', 'Hall', box(2, 0, 18, 4)],
  ['a', 'room', 'Library', box(0, 4, 10, 10)],
  ['b', 'room', 'Studio', box(10, 4, 20, 10)],
  ['lift', 'connection.elevator', 'Elevator', box(0, 0, 2, 4)],
  ['stairs', 'connection.stairs', 'Stairs', box(18, 0, 20, 4)],
];

const walls: readonly [Spot, Spot][] = [
  [
    [0, 4],
    [4, 4],
  ],
  [
    [5, 4],
    [14, 4],
  ],
  [
    [15, 4],
    [20, 4],
  ],
  [
    [10, 4],
    [10, 10],
  ],
  [
    [2, 0],
    [2, 1],
  ],
  [
    [2, 2.2],
    [2, 4],
  ],
  [
    [18, 0],
    [18, 1],
  ],
  [
    [18, 2.2],
    [18, 4],
  ],
  [
    [20, 0],
    [20, 10],
  ],
  [
    [20, 10],
    [0, 10],
  ],
  [
    [0, 10],
    [0, 0],
  ],
  [
    [0, 0],
    [9, 0],
  ],
  [
    [10, 0],
    [20, 0],
  ],
];

const doors: readonly [string, Spot, Spot][] = [
  ['a', [4, 4], [5, 4]],
  ['b', [14, 4], [15, 4]],
  ['lift', [2, 1], [2, 2.2]],
  ['stairs', [18, 1], [18, 2.2]],
  ['out', [9, 0], [10, 0]],
];

const nodes: readonly [string, Spot, readonly string[]][] = [
  ['west', [4.5, 2], ['middle', 'door_a', 'door_lift']],
  ['middle', [9.5, 2], ['west', 'east', 'door_out']],
  ['east', [14.5, 2], ['middle', 'door_b', 'door_stairs']],
  ['a', [4.5, 7], ['door_a']],
  ['b', [14.5, 7], ['door_b']],
  ['lift', [1, 1.6], ['door_lift']],
  ['stairs', [19, 1.6], ['door_stairs']],
  ['door_a', [4.5, 4], ['west', 'a']],
  ['door_b', [14.5, 4], ['east', 'b']],
  ['door_lift', [2, 1.6], ['west', 'lift']],
  ['door_stairs', [18, 1.6], ['east', 'stairs']],
  ['door_out', [9.5, 0], ['middle']],
];

const floors = ['f_1', 'f_2'] as const;

/**
 * A house of two floors, 20 by 10 meters, that breaks no rule. Each floor has a hall, two rooms, an
 * elevator, stairs, walls, doors, and a walking graph. Each caller gets its own, to break it.
 */
export function houseVenue(): Draft {
  return {
    manifest: {
      center: at(10, 5),
      name: 'House',
      version: '2.0.0',
      time: '2026-05-01T08:00:00Z',
      map: 'house',
    },
    floors: floors.map((id, elevation) => ({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [box(0, 0, 20, 10)] },
      properties: { id, name: `Level ${elevation + 1}`, elevation },
    })),
    floorStacks: [{ id: 'fs_1', name: 'House', type: 'Building', floors: [...floors] }],
    spaces: byFloor(spacesOf),
    obstructions: byFloor(wallsOf),
    entrances: byFloor(doorsOf),
    areas: byFloor(() => []),
    annotations: byFloor(() => []),
    floorImages: byFloor(() => []),
    annotationSymbols: {},
    facades: [],
    connections: [
      { id: 'c_lift', type: 'elevator', nodes: ['f_1_lift', 'f_2_lift'], accessible: true },
      { id: 'c_stairs', type: 'stairs', nodes: ['f_1_stairs', 'f_2_stairs'], accessible: false },
    ],
    nodes: floors.flatMap(nodesOf),
    navigationFlags: { accessible: { index: 0, bit: 0 } },
    styles: {},
    locations: [
      {
        id: 'loc_1',
        name: 'Town library',
        categories: ['lcat_1'],
        spaces: [{ id: 'f_1_s_a', floor: 'f_1' }],
      },
    ],
    categories: [{ id: 'lcat_1', name: 'Public services' }],
    languagePacks: {},
    extras: {},
  };
}

function byFloor<T>(itemsOf: (floor: string) => T[]): Record<string, T[]> {
  return Object.fromEntries(floors.map((floor) => [floor, itemsOf(floor)]));
}

function spacesOf(floor: string): Draft['spaces'][string] {
  return spaces.map(([key, kind, name, ring]) => ({
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [structuredClone(ring)] },
    properties: {
      id: `${floor}_s_${key}`,
      kind,
      destinationNodes: [`${floor}_${key === 'hall' ? 'middle' : key}`],
      details: { name },
    },
  }));
}

function wallsOf(floor: string): Draft['obstructions'][string] {
  return walls.map(([from, to], i) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: [at(...from), at(...to)] },
    properties: { id: `${floor}_o_${i}`, kind: 'wall', entrances: [] },
  }));
}

function doorsOf(floor: string): Draft['entrances'][string] {
  return doors.map(([key, from, to]) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: [at(...from), at(...to)] },
    properties: {
      id: `${floor}_e_${key}`,
      node: `${floor}_door_${key}`,
      kind: 'door',
      isExterior: key === 'out',
    },
  }));
}

function nodesOf(floor: string): Draft['nodes'] {
  return nodes.map(([key, spot, neighbors]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: at(...spot) },
    properties: {
      id: `${floor}_${key}`,
      floor,
      neighbors: neighbors.map((id) => ({ id: `${floor}_${id}`, weight: 0 })),
      flags: [1],
    },
  }));
}
